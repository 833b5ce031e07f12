import type { TokenMaker } from '#features/selling/payments/ui/offer.ts'
import type { GetClientToken, WalletApple, WalletGoogle } from './wallet-gateway.ts'

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
