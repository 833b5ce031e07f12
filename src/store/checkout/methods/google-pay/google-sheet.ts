import type {
  PaidByWallet,
  SheetEnd,
  SheetSum,
  WalletGoogle,
  WalletToken,
} from '../card-wallet/wallet-gateway.ts'
import { loadScript } from '../shared/load-script.ts'

export interface GooglePay {
  gateway: WalletGoogle
  client: google.payments.api.PaymentsClient
}

// Google only needs to know which cards we take, so the amount does not matter.
const ANY_SUM: SheetSum = { label: '', total: '0.00', lines: [] }

/** Google's script and the gateway. Rejects where Google Pay is not available. */
export async function findGooglePay(
  offer: { scriptUrl: string; environment: 'TEST' | 'PRODUCTION' },
  opening: Promise<WalletGoogle>,
): Promise<GooglePay> {
  const [gateway] = await Promise.all([opening, loadScript(offer.scriptUrl)])
  const client = new google.payments.api.PaymentsClient({ environment: offer.environment })
  const { apiVersion, apiVersionMinor, allowedPaymentMethods } = gateway.request(ANY_SUM)
  const { result } = await client.isReadyToPay({ apiVersion, apiVersionMinor, allowedPaymentMethods })
  if (!result) throw new Error('Google Pay is not available in this browser')
  return { gateway, client }
}

export interface GoogleSheet extends GooglePay {
  sum: SheetSum
  /** Places the order and pays it. Never rejects. */
  onToken(token: WalletToken, billing: google.payments.api.Address | undefined): Promise<PaidByWallet>
  onPaying(): void
  onEnd(why: SheetEnd): void
}

/** Opens Google's sheet. Call it in the press handler, or the browser blocks the window. */
export async function openGoogleSheet({
  gateway,
  client,
  sum,
  onToken,
  onPaying,
  onEnd,
}: GoogleSheet): Promise<void> {
  const confirmed = await ask(client, gateway, sum)
  if (typeof confirmed === 'string') return onEnd(confirmed)
  onPaying()
  const { show } = await onToken(confirmed.token, confirmed.data.paymentMethodData.info?.billingAddress)
  onEnd('answered')
  await show()
}

/** The payment that the buyer confirmed, or how the sheet ended without one. */
async function ask(
  client: google.payments.api.PaymentsClient,
  gateway: WalletGoogle,
  sum: SheetSum,
): Promise<{ data: google.payments.api.PaymentData; token: WalletToken } | SheetEnd> {
  try {
    const data = await client.loadPaymentData(gateway.request(sum))
    return { data, token: await gateway.tokenize(data) }
  } catch (error) {
    return (error as { statusCode?: unknown }).statusCode === 'CANCELED' ? 'cancelled' : 'failed'
  }
}
