import { proving, readAnswer } from '#api/client.ts'
import { payingApi } from '#api/paying.ts'
import type { Pay } from '#features/selling/checkout/ui/place-order.ts'
import { creditAmount } from '#features/selling/payments/rules/credit-amount.ts'
import type { ChosenSession } from '#features/selling/payments/rules/wallet-return.ts'
import { texts } from '#features/selling/payments/texts.ts'
import type { ReturnCalls } from '#features/selling/payments/ui/finish-return.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import type { AmazonButtonConfig } from './amazon-button.tsx'

/** Calls the wallet service: a GET at the store's own origin, whose answers are not cached. */
const ask = <T>(method: string, parameters: Record<string, string> = {}): Promise<T> =>
  proving(async (proof) => {
    const answer = await fetch(`/AmazonPay?${new URLSearchParams({ method, ...parameters })}`, {
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...proof },
    })
    return (await readAnswer(answer)) as T
  })

/** V-AMZ: the shown amount, reduced to digits and the dot. */
const shownAmount = (total: number): string => creditAmount(formatMoney(fromWire(total)))

export const createSignature = () => ask<AmazonButtonConfig>('createSignature')

export const returnCalls: ReturnCalls = {
  readSession: (checkoutSessionId) => ask<ChosenSession>('getCheckoutSession', { checkoutSessionId }),
  complete: (checkoutSessionId, total) =>
    ask('completeCheckoutSession', { checkoutSessionId, amount: shownAmount(total) }),
  confirm: (orderId, chargeId) => payingApi.payments.amazon({ orderId, chargeId }),
}

/**
 * Writes the placed order into the buyer's session and sends the buyer to Amazon to confirm it. The return
 * page continues from there.
 */
export const confirmAtAmazon =
  (checkoutSessionId: string, total: number): Pay =>
  async (orderId) => {
    const { constraints, webCheckoutDetails } = await ask<{
      constraints: unknown[]
      webCheckoutDetails: { amazonPayRedirectUrl: string | null }
    }>('setPaymentInfo', {
      checkoutSessionId,
      orderId,
      amount: shownAmount(total),
    })
    if (constraints.length > 0 || webCheckoutDetails.amazonPayRedirectUrl === null)
      throw new ApiError('payment_failed', texts.failed, { status: 402 })
    // With the browser's Back button this page would reappear busy, so it reloads itself.
    window.addEventListener('pageshow', (event) => event.persisted && location.reload(), { once: true })
    location.assign(webCheckoutDetails.amazonPayRedirectUrl)
    // The browser leaves this page, so this never ends.
    return new Promise(() => undefined)
  }
