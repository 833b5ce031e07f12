import { payingApi } from '#api/paying.ts'
import { walletBilling } from '#features/selling/checkout/rules/wallet-form.ts'
import type { WalletAddress } from '#features/selling/payments/rules/wallet-address.ts'
import type { TokenMaker } from '#features/selling/payments/ui/offer.ts'
import type { PaymentContext } from '../payment-method.ts'
import type {
  GetClientToken,
  PaidByWallet,
  WalletApple,
  WalletGoogle,
  WalletToken,
} from './wallet-gateway.ts'

/** A token that proves to the card gateway that the page is ours. */
export const clientToken = async (): Promise<string> => (await payingApi.payments.clientToken()).clientToken

/**
 * Places the order that the sheet showed, billed to the wallet's address, and pays it with the wallet's
 * token.
 */
export async function payByWallet(
  context: PaymentContext,
  method: 'applepay' | 'googlepay',
  { nonce, deviceData }: WalletToken,
  address: WalletAddress | undefined,
): Promise<PaidByWallet> {
  const pay = (orderID: string) =>
    payingApi.payments[method]({ paymentMethodNonce: nonce, deviceData, orderID })
  const outcome = await context.place(pay, walletBilling(context.view.form, address))
  return { isPaid: outcome.kind === 'placed', show: () => context.showOutcome(outcome) }
}

/** The configured gateway for Apple Pay. Its code is loaded on the first call. */
export async function openApple(
  tokens: TokenMaker,
  getClientToken: GetClientToken,
  shop: string,
): Promise<WalletApple> {
  if (tokens.mode === 'braintree')
    return (await import('./braintree-wallets.ts')).braintreeApple(getClientToken, shop)
  return (await import('./sandbox-wallets.ts')).sandboxApple(tokens.clientApiUrl, getClientToken, shop)
}

/** The configured gateway for Google Pay. Its code is loaded on the first call. */
export async function openGoogle(
  tokens: TokenMaker,
  getClientToken: GetClientToken,
  merchantId: string | null,
): Promise<WalletGoogle> {
  if (tokens.mode === 'braintree')
    return (await import('./braintree-wallets.ts')).braintreeGoogle(getClientToken, merchantId)
  return (await import('./sandbox-wallets.ts')).sandboxGoogle(tokens.clientApiUrl, getClientToken)
}
