import { memo, useEffect, useRef } from 'react'
import { typedZipFault } from '#features/catalog/location/rules/address-fields.ts'
import { placeOf } from '#features/catalog/location/rules/location.ts'
import { taxWords } from '#features/catalog/location/rules/tax/sales-tax.ts'
import { texts as locationTexts } from '#features/catalog/location/texts.ts'
import { mayReplace } from '#features/choosing/sizing/rules/saved-need.ts'
import { useShop } from '#shop/shop-context.ts'
import { useVisitor } from '#shop/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { texts } from '../../texts.ts'
import { homeTexts } from './home-texts.ts'
import type { HomeAnswer } from './load-picks.server.ts'

/** The part of the page that the form's address leads to: the products, or the form when it was refused. */
export const FIT = 'fit'
export const FIT_TITLE = 'fit-title'

export const isRefused = (answer: Pick<HomeAnswer, 'error'> | null): boolean =>
  answer !== null && Object.keys(answer.error).length > 0

/**
 * The page was loaded anew for an answer, so the focus is on nothing: it goes to the first wrong field, or to
 * the heading of the answer. A visitor who has moved on keeps the focus.
 */
function focusAnswer(form: HTMLFormElement | null): void {
  if (document.activeElement !== document.body) return
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid]')
  const target = wrong ?? document.getElementById(FIT_TITLE)
  target?.focus({ preventScroll: wrong == null })
}

/**
 * Asks for ZIP code and floor area. The address keeps both, so the server answers the form without script
 * too. In the browser the answer is also saved for lists and product pages.
 */
export const SizeForm = memo(function SizeForm({ answer }: { answer: HomeAnswer | null }) {
  const shop = useShop()
  const { location, knowsPlace } = useVisitor()
  const own = knowsPlace ? placeOf(location) : ''

  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is saved once
  useEffect(() => {
    if (!answer?.isSent) return
    focusAnswer(form.current)
    if (!answer.need) return
    if (mayReplace(shop.homeNeed.read(), answer.need)) shop.homeNeed.save(answer.need)
    // The answer's cookie has the place.
    shop.visitor.changed()
  }, [answer])

  return (
    <form
      ref={form}
      // After a refusal the address leads back to the form instead of the products.
      id={isRefused(answer) ? FIT : undefined}
      className="zip stack"
      action={`/#${FIT}`}
      noValidate
    >
      <div className="size-fields">
        <TextField
          key={own}
          label={homeTexts.zip}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={answer?.zip ?? own}
          check={typedZipFault}
          error={answer?.error.zip}
          hint={answer?.error.zip === locationTexts.invalidZip ? texts.zipHint : undefined}
        />
        <TextField
          label={homeTexts.squareFeet}
          name="squareFeet"
          inputMode="numeric"
          maxLength={6}
          defaultValue={answer?.squareFeet ?? ''}
          error={answer?.error.squareFeet}
        />
      </div>
      <Button type="submit" look="primary" full>
        {homeTexts.sizeMyHome}
      </Button>
      <p className="meta place" role="status">
        {knowsPlace
          ? homeTexts.place(
              location.label,
              location.transitDays,
              taxWords(location.taxRate, location.taxBasis).label,
            )
          : homeTexts.anyPlace}
      </p>
    </form>
  )
})
