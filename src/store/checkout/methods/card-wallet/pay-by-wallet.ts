import { api } from '#api/client.ts'
import { walletBilling } from '#features/checkout/rules/wallet-billing.ts'
import type { WalletData } from '#features/payments/rules/wallet-address.ts'
import type { PaymentRoom } from '../payment-method.ts'
import type { PaidByWallet, WalletToken } from './wallet-gateway.ts'

/** What shows the card gateway that a page is ours. */
export const clientToken = async (): Promise<string> => (await api.payments.clientToken()).clientToken

/** Places the order that the sheet showed, billed to the wallet's address, and pays it with the wallet's token. */
export async function payByWallet(
  room: PaymentRoom,
  method: 'applepay' | 'googlepay',
  { nonce, deviceData }: WalletToken,
  address: WalletData | undefined,
): Promise<PaidByWallet> {
  const pay = (orderID: string) => api.payments[method]({ paymentMethodNonce: nonce, deviceData, orderID })
  const outcome = await room.place(pay, walletBilling(room.view.form, address))
  return { isPaid: outcome.kind === 'placed', show: () => room.follow(outcome) }
}
