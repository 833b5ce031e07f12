import type { WalletAddress } from '#features/selling/payments/rules/wallet-address.ts'
import { missingShipping } from './check-address.ts'
import type { CheckoutState } from './checkout-state.ts'

export interface WalletChoice {
  buyer: { email: string; phone: string }
  shippingAddress: WalletAddress | null
  billingAddress: WalletAddress | null
}

/** The card or account that was chosen at Amazon, as Amazon names it; empty when it did not say. */
export function amazonCard({ amazonPay }: CheckoutState): string {
  const { paymentDescriptor } = (amazonPay.sessionData ?? {}) as { paymentDescriptor?: unknown }
  return typeof paymentDescriptor === 'string' ? paymentDescriptor : ''
}

const sameAddress = (a: WalletAddress, b: WalletAddress): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort())

/**
 * The fields that a wallet adds to the form: email and phone where they are missing, and its addresses where
 * the delivery address is incomplete. A complete address of the buyer stays, because they saw its price.
 */
export function walletForm(
  form: CheckoutState,
  { buyer, shippingAddress, billingAddress }: WalletChoice,
): Partial<CheckoutState> {
  const lacks = missingShipping(form)
  const contact = {
    ...(lacks.includes('email') ? { email: buyer.email } : {}),
    ...(lacks.includes('phone')
      ? { phoneNumber: buyer.phone.replace(/\D/g, '').replace(/^1+/, '').slice(0, 10) }
      : {}),
  }
  const hasDelivery = lacks.every((field) => field === 'email' || field === 'phone')
  if (hasDelivery || !shippingAddress) return contact
  const isBilledElsewhere = billingAddress !== null && !sameAddress(billingAddress, shippingAddress)
  return {
    ...contact,
    shipping: { ...form.shipping, company: '', ...shippingAddress },
    billingAndShippingAddressAreTheSame: !isBilledElsewhere,
    ...(isBilledElsewhere ? { billing: { ...form.billing, company: '', ...billingAddress } } : {}),
  }
}
