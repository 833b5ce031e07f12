import type { WalletAddress } from '#features/selling/payments/rules/wallet-address.ts'
import { billingFaults } from './check-address.ts'
import type { CheckoutState } from './checkout-state.ts'

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
