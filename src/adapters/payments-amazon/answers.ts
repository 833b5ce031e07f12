import { z } from 'zod'
import { type WalletAddress, walletAddress } from '#features/selling/payments/rules/wallet-address.ts'
import type { Charge, ChargeStatus, WalletSession } from '#features/selling/payments/server/ports.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { type Cents, fromWire } from '#lib/money.ts'

const money = z.object({
  amount: z
    .string()
    .regex(/^\d{1,9}(\.\d{1,2})?$/)
    .transform((value) => fromWire(Number(value))),
  currencyCode: z.string(),
})
const id = z.string().regex(/^[\w-]{1,64}$/)
const status = z.object({ state: z.string(), reasonCode: z.string().nullish() })
const line = z.string().max(200).nullish()
const address = z.object({
  name: line,
  addressLine1: line,
  addressLine2: line,
  addressLine3: line,
  city: line,
  stateOrRegion: line,
  postalCode: line,
  countryCode: line,
  phoneNumber: line,
})
const metadata = z.object({ merchantReferenceId: z.string().nullish() }).nullish()

const checkoutSession = z.object({
  checkoutSessionId: id,
  statusDetails: status,
  webCheckoutDetails: z
    .object({ checkoutReviewReturnUrl: z.string().nullish(), amazonPayRedirectUrl: z.string().nullish() })
    .nullish(),
  paymentDetails: z.object({ chargeAmount: money.nullish() }).nullish(),
  merchantMetadata: metadata,
  constraints: z.array(z.object({ constraintId: z.string() })).nullish(),
  buyer: z.object({ name: line, email: line, phoneNumber: line }).nullish(),
  shippingAddress: address.nullish(),
  billingAddress: address.nullish(),
  paymentPreferences: z.array(z.object({ paymentDescriptor: line })).nullish(),
  chargeId: id.nullish(),
})

const charge = z.object({
  chargeId: id,
  chargeAmount: money,
  captureAmount: money.nullish(),
  refundedAmount: money.nullish(),
  statusDetails: status,
  merchantMetadata: metadata,
})
const refund = z.object({ refundId: id, chargeId: id, refundAmount: money, statusDetails: status })

const SESSION_STATES: Readonly<Record<string, WalletSession['state']>> = {
  Open: 'open',
  Completed: 'completed',
  Canceled: 'canceled',
}

/** A checkout session: with the fields that are still missing, and the page where the buyer confirms it. */
export interface AmazonSession extends WalletSession {
  currency: string | undefined
  constraints: readonly string[]
  redirectUrl: string | undefined
}

/** Returns undefined when the answer is not a session, or has a state that we do not know. */
export function readSession(body: unknown): AmazonSession | undefined {
  const read = checkoutSession.safeParse(body)
  const state = read.success ? SESSION_STATES[read.data.statusDetails.state] : undefined
  if (!read.success || state === undefined) return undefined
  const {
    webCheckoutDetails,
    paymentDetails,
    merchantMetadata,
    buyer,
    shippingAddress,
    billingAddress,
    paymentPreferences,
    ...session
  } = read.data
  return {
    reference: session.checkoutSessionId,
    state,
    reason: session.statusDetails.reasonCode ?? undefined,
    returnUrl: webCheckoutDetails?.checkoutReviewReturnUrl ?? '',
    orderId: merchantMetadata?.merchantReferenceId ?? undefined,
    amount: paymentDetails?.chargeAmount?.amount,
    currency: paymentDetails?.chargeAmount?.currencyCode,
    chargeId: session.chargeId ?? undefined,
    buyer: {
      name: buyer?.name ?? '',
      email: buyer?.email ?? '',
      phone: buyer?.phoneNumber ?? shippingAddress?.phoneNumber ?? billingAddress?.phoneNumber ?? '',
    },
    shipping: addressOf(shippingAddress),
    billing: addressOf(billingAddress),
    paidWith: paymentPreferences?.[0]?.paymentDescriptor ?? '',
    constraints: (session.constraints ?? []).map(({ constraintId }) => constraintId),
    redirectUrl: webCheckoutDetails?.amazonPayRedirectUrl ?? undefined,
  }
}

/** E-WALLETADDR; null when the wallet gives none, as where nothing is shipped. */
export const addressOf = (given: z.output<typeof address> | null | undefined): WalletAddress | null =>
  given
    ? walletAddress({
        name: given.name,
        lines: [given.addressLine1, given.addressLine2, given.addressLine3],
        city: given.city,
        state: given.stateOrRegion,
        zipcode: given.postalCode,
        country: given.countryCode,
      })
    : null

const CHARGE_STATES: Readonly<Record<string, ChargeStatus>> = {
  AuthorizationInitiated: 'pending',
  Authorized: 'authorized',
  CaptureInitiated: 'pending',
  Captured: 'captured',
  Declined: 'declined',
  Canceled: 'voided',
}

/** A charge at Amazon; undefined when the answer is not one, or has a state that we do not know. */
export function readCharge(body: unknown): Charge | undefined {
  const read = charge.safeParse(body)
  const known = read.success ? CHARGE_STATES[read.data.statusDetails.state] : undefined
  if (!read.success || known === undefined) return undefined
  const { chargeId, chargeAmount, captureAmount, refundedAmount, statusDetails, merchantMetadata } = read.data
  const { amount, currencyCode } = known === 'captured' ? (captureAmount ?? chargeAmount) : chargeAmount
  const isExpired = known === 'voided' && statusDetails.reasonCode?.startsWith('Expired')
  return {
    chargeId,
    orderId: merchantMetadata?.merchantReferenceId ?? '',
    kind: 'sale',
    status: isExpired ? 'expired' : known,
    amount,
    currency: currencyCode,
    codes: {},
    refunded: refundedAmount?.amount,
  }
}

/** A refund. Usually `pending`, because Amazon makes refunds later. */
export function readRefund(body: unknown): { id: string; status: ChargeStatus; amount: Cents } | undefined {
  const read = refund.safeParse(body)
  if (!read.success) return undefined
  const { state } = read.data.statusDetails
  return {
    id: read.data.refundId,
    status: state === 'Refunded' ? 'settled' : state === 'Declined' ? 'declined' : 'pending',
    amount: read.data.refundAmount.amount,
  }
}

/** Which of our orders a charge permission is for. */
export const readOrderId = (body: unknown): string | undefined =>
  z.object({ merchantMetadata: metadata }).safeParse(body).data?.merchantMetadata?.merchantReferenceId ??
  undefined

/** Is this session for our order, of our amount? A $1 approval must not pay a $9,000 order. */
export const isSessionFor = (
  session: AmazonSession,
  { orderId, amount }: { orderId: string; amount: Cents },
): boolean =>
  session.orderId === orderId && session.amount === amount && session.currency === merchant().currency
