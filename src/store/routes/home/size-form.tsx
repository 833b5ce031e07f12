import { memo, useEffect } from 'react'
import { placeOf } from '#features/location/rules/location.ts'
import { taxWords } from '#features/location/rules/tax/sales-tax.ts'
import { mayReplace } from '#features/sizing/rules/saved-need.ts'
import { useShop } from '#shop/shop-context.ts'
import { useVisitor } from '#shop/visitor.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { texts } from '../../texts.ts'
import { homeTexts } from './home-texts.ts'
import type { HomeAnswer } from './load-picks.server.ts'

/**
 * Asks for ZIP code and floor area. The address keeps both, so the server answers the form without script
 * too. In the browser the answer is also saved for lists and product pages.
 */
export const SizeForm = memo(function SizeForm({ answer }: { answer: HomeAnswer | null }) {
  const shop = useShop()
  const { location, knowsPlace } = useVisitor()
  const own = knowsPlace ? placeOf(location) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is saved once
  useEffect(() => {
    if (!answer?.need) return
    if (mayReplace(shop.homeNeed.read(), answer.need)) shop.homeNeed.save(answer.need)
    // The answer's cookie has the place.
    shop.visitor.changed()
  }, [answer])

  return (
    <form className="zip stack" action="/#fit" noValidate>
      <div className="size-fields">
        <TextField
          key={own}
          label={texts.zipCode}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          defaultValue={answer?.zip ?? own}
          error={answer?.error.zip}
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
