import type { WalletAddress } from '#features/selling/payments/rules/wallet-address.ts'
import { billingFaults, missingShipping } from './check-address.ts'
import type { CheckoutState } from './checkout-state.ts'

interface WalletChoice {
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

export type Billing = Pick<CheckoutState, 'billing' | 'billingAndShippingAddressAreTheSame'>

/**
 * E-WALLETADDR: the form's billing fields after a wallet has paid. An incomplete address, or one in a country
 * where we do not bill, is left out: the billing address is then the shipping address.
 */
export function walletBilling(form: CheckoutState, address: WalletAddress | undefined): Billing {
  const asShipping: Billing = { billing: form.billing, billingAndShippingAddressAreTheSame: true }
  if (!address) return asShipping
  const billing = { ...address, company: '' }
  const isWhole =
    Object.keys(billingFaults({ ...form, billing, billingAndShippingAddressAreTheSame: false })).length === 0
  if (!isWhole || !BILLED_COUNTRIES.includes(billing.country)) return asShipping
  const isSame = Object.entries(billing).every(
    ([field, value]) => field === 'company' || value === form.shipping[field as keyof typeof billing],
  )
  return isSame ? asShipping : { billing, billingAndShippingAddressAreTheSame: false }
}

const BILLED_COUNTRIES = ['US', 'CA']
