import { useEffect, useState } from 'react'
import type { TotalNow } from '#features/partners/quotes/rules/signed-total.ts'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import {
  isSettled,
  isTotalKnown,
  type QuoteCheckout,
  quoteInCart,
  totalNow,
} from '#features/selling/checkout/rules/quote-checkout.ts'
import type { CheckoutView } from '#features/selling/checkout/ui/checkout-store.ts'
import { toWire } from '#lib/money.ts'
import {
  askToPay,
  onQuoteCheckout,
  quoteCheckoutOf,
  readQuoteCheckout,
  saveQuoteCheckout,
} from '../../client/quote-checkout.ts'

export interface SignedQuote {
  quote: QuoteCheckout
  now: TotalNow
  /** false while the total is another one than the signed one, and the buyer has not agreed to it */
  isSettled: boolean
  /** what the body of POST /checkout says about it */
  fields: { agreedTotal?: number }
  agree(isAgreed: boolean): void
}

/** The signed quote that this cart pays; null for other carts, and until it is known. */
export function useSignedQuote(cart: Cart, view: CheckoutView | null): SignedQuote | null {
  const number = quoteInCart(cart)
  const [quote, setQuote] = useState<QuoteCheckout | null>(null)
  useEffect(() => {
    if (number === undefined) return setQuote(null)
    const read = () => {
      const saved = readQuoteCheckout(number)
      if (saved) return setQuote(saved)
      // Another release filled this cart. Without an answer the server still compares the totals.
      askToPay(number).then(
        (toPay) => {
          saveQuoteCheckout(quoteCheckoutOf(toPay))
          setQuote(quoteCheckoutOf(toPay))
        },
        () => undefined,
      )
    }
    read()
    return onQuoteCheckout(read)
  }, [number])
  if (!quote || !view || quote.number !== number) return null
  const now = totalNow(cart, view.form)
  return {
    quote,
    now,
    isSettled: !isTotalKnown(cart) || isSettled(quote, now.total),
    fields: now.total === quote.agreed ? { agreedTotal: toWire(now.total) } : {},
    agree(isAgreed) {
      const next = { ...quote, agreed: isAgreed ? now.total : null }
      saveQuoteCheckout(next)
      setQuote(next)
    },
  }
}
