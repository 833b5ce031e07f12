import { createHash } from 'node:crypto'
import { causeOf, notDone } from '#features/selling/payments/server/gateway-answers.ts'
import {
  type ApprovalStatus,
  type PrepareRequest,
  type PrepareResult,
  type SessionResult,
  unknownOutcome,
  type WalletButton,
  type WalletSessions,
} from '#features/selling/payments/server/ports.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import type { Cents } from '#lib/money.ts'
import { ALGORITHM, type AmazonAccount, type AmazonClient, segment } from './amazon-client.ts'
import { isSessionFor, readSession } from './answers.ts'

const SCOPES = ['name', 'email', 'phoneNumber', 'shippingAddress', 'billingAddress']

interface Merchant extends AmazonAccount {
  merchantId: string
  storeId: string
}

/** Sessions that the buyer begins at Amazon, before there is an order. */
export function createSessions(
  client: AmazonClient,
  signal: () => AbortSignal,
  merchant: Merchant,
): WalletSessions {
  const read = (reference: string) => readAt(client, signal(), reference)
  return {
    kind: 'session',
    button: (urls) => button(client, merchant, urls),
    read,
    prepare: (request) => prepare(client, signal(), merchant.url, request),
    status: async (reference) => statusOf(await read(reference)),
  }
}

function button(
  { signText }: AmazonClient,
  { storeId, publicKeyId, merchantId, sandbox }: Merchant,
  { returnUrl, cancelUrl }: { returnUrl: string; cancelUrl: string },
): WalletButton {
  const payload = JSON.stringify({
    webCheckoutDetails: { checkoutReviewReturnUrl: returnUrl, checkoutCancelUrl: cancelUrl },
    storeId,
    scopes: SCOPES,
  })
  return { payload, signature: signText(payload), algorithm: ALGORITHM, publicKeyId, merchantId, sandbox }
}

async function readAt({ get }: AmazonClient, signal: AbortSignal, reference: string): Promise<SessionResult> {
  const answer = await get(`checkoutSessions/${segment(reference)}`, signal, { always: true })
  if (answer.kind === 'refused' && answer.status !== 0) return { kind: 'none' }
  const session = answer.kind === 'answered' ? readSession(answer.body) : undefined
  return session ? { kind: 'found', session } : unknownOutcome(causeOf(answer))
}

/**
 * Amazon does not say whether the buyer has confirmed. So an open session counts as approved, and completing
 * it shows whether that is true.
 */
function statusOf(found: SessionResult): ApprovalStatus {
  if (found.kind === 'unknown') return found
  if (found.kind === 'none') return { kind: 'cancelled' }
  const { state, reason } = found.session
  if (state !== 'canceled') return { kind: 'approved' }
  return { kind: reason === 'Declined' ? 'declined' : 'cancelled' }
}

async function prepare(
  { patch }: AmazonClient,
  signal: AbortSignal,
  url: string,
  { reference, orderId, amount, resultUrl }: PrepareRequest,
): Promise<PrepareResult> {
  const result = await patch(`checkoutSessions/${segment(reference)}`, signal, {
    webCheckoutDetails: { checkoutResultReturnUrl: resultUrl },
    paymentDetails: {
      paymentIntent: 'Authorize',
      canHandlePendingAuthorization: false,
      chargeAmount: toMoney(amount),
    },
    merchantMetadata: { merchantReferenceId: orderId, merchantStoreName: merchant().name },
  })
  if (result.kind !== 'answered') return notDone(result)
  const session = readSession(result.body)
  if (!session || !isSessionFor(session, { orderId, amount })) return unknownOutcome('unreadable_answer')
  const { constraints, redirectUrl } = session
  const isSafe = redirectUrl !== undefined && isAmazonPage(redirectUrl, url)
  return { kind: 'ready', constraints, redirectUrl: isSafe ? redirectUrl : undefined }
}

/** The buyer's browser is sent to pages of Amazon only. */
function isAmazonPage(address: string, apiUrl: string): boolean {
  const { protocol, hostname, origin } = new URL(address, 'about:blank')
  return (
    origin === new URL(apiUrl).origin ||
    (protocol === 'https:' && /(^|\.)(amazon|payments-amazon)\.com$/.test(hostname))
  )
}

/** Amounts are decimal strings on this wire. */
export const toMoney = (amount: Cents) => ({
  amount: (amount / 100).toFixed(2),
  currencyCode: merchant().currency,
})

/** An idempotency key. Amazon takes 32 characters at most. */
export const keyOf = (...parts: (string | number)[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
