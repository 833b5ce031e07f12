import { useSyncExternalStore } from 'react'
import { useCart, useCartStore } from '#features/selling/cart/ui/cart-context.tsx'
import { termsTexts } from '#features/selling/checkout/texts.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { partner } from '../../../partner/session.ts'
import type { PanelProps, PaymentMethodUi } from '../payment-method.ts'

/** The credit account of the customer's company; null for shoppers and companies without one. */
export const useTerms = () =>
  useSyncExternalStore(partner.offer.subscribe, partner.offer.getState, () => null)?.terms ?? null

/** Net terms: the order is charged to the company's account, and nothing is paid online. */
export const terms: PaymentMethodUi = {
  method: 'terms',
  label: termsTexts.label,
  aside: '',
  Panel: TermsPanel,
  pay: () => null,
}

function TermsPanel({ billing }: PanelProps) {
  const offer = useTerms()
  const cart = useCart(useCartStore())
  if (!offer) return billing
  const shipDate = cart.shipping.selectedShippingOption?.shipDate
  return (
    <>
      <p>
        {termsTexts.left(offer.companyName, formatWire(offer.left), formatWire(offer.limit))}{' '}
        {termsTexts.dueAfter(offer.days)}{' '}
        {shipDate && termsTexts.dueAbout(formatDate(shipDate), formatDate(dayAfter(shipDate, offer.days)))}
      </p>
      {billing}
    </>
  )
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
