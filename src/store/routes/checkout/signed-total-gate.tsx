import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import type { CheckoutStore } from '#features/selling/checkout/ui/checkout-store.ts'
import { SignedTotalNotice } from '#features/selling/checkout/ui/signed-total.tsx'
import type { ShippingType } from '#features/selling/shipping/rules/rates.ts'
import { CHECKOUT } from '../../paths.ts'
import type { SignedQuote } from './use-signed-quote.ts'

interface Props {
  readonly signed: SignedQuote
  readonly step: 'shipping' | 'payment' | 'review' | undefined
  readonly store: CheckoutStore
  readonly cartStore: CartStore
}

/** Says what makes the total another one than the signed one; the payment waits for the buyer's agreement. */
export function SignedTotalGate({ signed, step, store, cartStore }: Props) {
  const { quote, now, isSettled, agree } = signed
  const navigate = useNavigate()
  const waits = !isSettled && step !== 'shipping'
  useEffect(() => {
    if (waits) void navigate(CHECKOUT.shipping, { replace: true })
  }, [waits, navigate])

  // The buttons disappear with what they undo, so the focus goes to the field that they change.
  const backToAddress = () => {
    store.report(null)
    store.changeAddress('shipping', quote.address)
    focusOn('#shipping-address')
  }
  const backToDelivery = () => {
    if (quote.signed.shippingType !== null)
      cartStore.send({ type: 'shippingChosen', option: quote.signed.shippingType as ShippingType })
    focusOn('input[name=shippingOption]:checked')
  }
  return (
    <SignedTotalNotice
      quote={quote}
      now={now}
      onAgree={(isAgreed) => {
        store.report(null)
        agree(isAgreed)
      }}
      onSignedAddress={backToAddress}
      onSignedDelivery={backToDelivery}
    />
  )
}

const focusOn = (selector: string): void => {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#main ${selector}`)?.focus())
}
