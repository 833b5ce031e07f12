import { useCallback, useEffect, useRef, useState } from 'react'
import type { QuoteToPay, ShopperQuote } from '#features/partners/quotes/contract.ts'
import { pageTexts as texts } from '#features/partners/quotes/page-texts.ts'
import { useCart, useCartAccess, useCartStore } from '#features/selling/cart/ui/cart-context.tsx'
import { ApiError } from '#lib/api-error.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { storeDate } from '#platform/clock/rules/store-time.ts'
import { useGoTo } from '#shop/page/routed-link.tsx'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { CHECKOUT } from '../../paths.ts'

interface Props {
  readonly quote: ShopperQuote
  /** the quote was signed by the press of "Accept and continue to payment": the payment follows by itself */
  readonly isJustSigned: boolean
}

/**
 * Fills the checkout with the accepted quote and goes there; first names the changes since the acceptance.
 */
export function PayQuote({ quote, isJustSigned }: Props) {
  const access = useCartAccess()
  const goTo = useGoTo()
  const cart = useCart(useCartStore())
  const [told, setTold] = useState<QuoteToPay | null>(null)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const section = useRef<HTMLDivElement>(null)
  const others = cart.items.filter(({ quoteID, isService }) => quoteID !== quote.quoteNumber && !isService)

  const pay = useCallback(
    async (known: QuoteToPay | null): Promise<void> => {
      setBusy(true)
      setRefusal('')
      try {
        const { askToPay, beginQuoteCheckout } = await import('../../client/quote-checkout.ts')
        const toPay = known ?? (await askToPay(quote.quoteNumber))
        if (!known && (toPay.differences.length > 0 || toPay.shortages.length > 0)) {
          setTold(toPay)
          return setBusy(false)
        }
        // A press may come before the cart's code.
        await beginQuoteCheckout(await access.load(), toPay, known !== null)
        // The button stays busy until the new page is there.
        goTo(CHECKOUT.shipping)
      } catch (error) {
        setRefusal(error instanceof ApiError ? error.message : texts.failed)
        setBusy(false)
      }
    },
    [access, goTo, quote.quoteNumber],
  )

  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isJustSigned || hasBegun.current) return
    hasBegun.current = true
    // The form that had the focus is gone.
    section.current?.focus({ preventScroll: true })
    section.current?.scrollIntoView({ block: 'center' })
    void pay(null)
  }, [isJustSigned, pay])

  return (
    <div className="stack" ref={section} tabIndex={-1}>
      <h2>{texts.payTitle}</h2>
      {quote.acceptance && <p>{texts.payUntil(storeDate(new Date(quote.acceptance.payUntil)))}</p>}
      {others.length > 0 && !busy && <p className="meta">{texts.replacesCart(others.length)}</p>}
      {refusal !== '' && (
        <Notice tone="bad" live="alert" takesFocus>
          {refusal}
        </Notice>
      )}
      {told && <Differences told={told} />}
      <Button
        look="primary"
        size="big"
        full
        busy={busy}
        busyText={texts.paying}
        onClick={() => busy || void pay(told)}
      >
        {told ? texts.goOn(formatMoney(fromWire(told.total))) : texts.pay}
      </Button>
    </div>
  )
}

const Differences = ({ told }: { readonly told: QuoteToPay }) => (
  <Notice
    tone="warn"
    live="alert"
    takesFocus
    title={
      told.accepted === told.total
        ? texts.short
        : texts.differs(formatMoney(fromWire(told.accepted)), formatMoney(fromWire(told.total)))
    }
  >
    <ul className="quote-pay-list">
      {told.differences.map(({ part, was, now }) => (
        <li key={part}>{texts.difference[part](formatMoney(fromWire(was)), formatMoney(fromWire(now)))}</li>
      ))}
      {told.shortages.map(({ id, name, available }) => (
        <li key={id}>{texts.shortage(name, available)}</li>
      ))}
    </ul>
  </Notice>
)
