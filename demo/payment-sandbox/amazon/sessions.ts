import type { Behavior } from '../faults.ts'
import type { Instrument } from '../ledger/instruments.ts'
import type { Ledger, Transaction } from '../ledger/ledger.ts'
import { centsOf } from '../ledger/sale.ts'
import type { JsonAnswer } from '../paypal/state.ts'
import { invalid, money, problem, wrongSession } from './answers.ts'
import type { AmazonSession } from './state.ts'

/** What the shop's button starts with, once its signature was found right. */
interface ButtonPayload {
  webCheckoutDetails?: { checkoutReviewReturnUrl?: unknown }
  storeId?: unknown
}

/**
 * The buyer has chosen account and card on Amazon's page: a session begins. Undefined when the button's
 * payload is not complete.
 */
export function beginSession(ledger: Ledger, payload: string, ships: boolean): AmazonSession | undefined {
  const { webCheckoutDetails, storeId } = JSON.parse(payload) as ButtonPayload
  const reviewReturnUrl = webCheckoutDetails?.checkoutReviewReturnUrl
  if (typeof storeId !== 'string' || typeof reviewReturnUrl !== 'string' || !URL.canParse(reviewReturnUrl))
    return undefined
  const session: AmazonSession = {
    id: [8, 4, 4, 4, 12].map((length) => ledger.newId(length)).join('-'),
    state: 'Open',
    reasonCode: undefined,
    reviewReturnUrl,
    resultReturnUrl: undefined,
    ships,
    intent: undefined,
    amountCents: undefined,
    currency: 'USD',
    orderId: '',
    isConfirmed: false,
    transactionId: undefined,
  }
  ledger.state.amazon.sessions.set(session.id, session)
  return session
}

/** What the buyer pressed on Amazon's second page, where the buyer confirms the order. */
export function confirmSession(session: AmazonSession, decision: 'approve' | 'decline' | 'cancel'): void {
  if (session.state !== 'Open' || session.resultReturnUrl === undefined) return
  if (decision === 'approve') session.isConfirmed = true
  else
    Object.assign(session, {
      state: 'Canceled',
      reasonCode: decision === 'decline' ? 'Declined' : 'BuyerCanceled',
    })
}

interface SessionBody {
  webCheckoutDetails?: { checkoutResultReturnUrl?: unknown }
  paymentDetails?: { paymentIntent?: unknown; chargeAmount?: { amount?: unknown; currencyCode?: unknown } }
  merchantMetadata?: { merchantReferenceId?: unknown }
}

/** PATCH checkoutSessions/<id> */
export function updateSession(session: AmazonSession, body: unknown, url: string): JsonAnswer {
  if (session.state !== 'Open' || session.isConfirmed) return wrongSession()
  const { webCheckoutDetails, paymentDetails, merchantMetadata } = (body ?? {}) as SessionBody
  const cents = centsOf(paymentDetails?.chargeAmount?.amount)
  if (
    cents === undefined ||
    cents <= 0 ||
    paymentDetails?.chargeAmount?.currencyCode !== 'USD' ||
    paymentDetails.paymentIntent !== 'Authorize'
  )
    return invalid()
  session.amountCents = cents
  session.intent = 'Authorize'
  session.resultReturnUrl =
    typeof webCheckoutDetails?.checkoutResultReturnUrl === 'string'
      ? webCheckoutDetails.checkoutResultReturnUrl
      : session.resultReturnUrl
  session.orderId = String(merchantMetadata?.merchantReferenceId ?? session.orderId)
  return showSession(session, url)
}

/** POST checkoutSessions/<id>/complete: the money is authorized, once. */
export function completeSession(
  ledger: Ledger,
  session: AmazonSession,
  body: unknown,
  behavior: Behavior | undefined,
  url: string,
): JsonAnswer {
  if (session.state !== 'Open' || !session.isConfirmed || session.amountCents === undefined)
    return wrongSession()
  if (
    centsOf((body as { chargeAmount?: { amount?: unknown } } | undefined)?.chargeAmount?.amount) !==
    session.amountCents
  )
    return problem(409, 'AmountMismatch')
  if (behavior?.startsWith('decline:')) {
    ledger.record(sale(ledger, session, 'processor_declined', session.amountCents), 'refuse')
    Object.assign(session, { state: 'Canceled', reasonCode: 'Declined' })
    return problem(422, 'HardDeclined')
  }
  const made = sale(ledger, session, 'authorized', behavior === 'wrong_amount' ? 100 : session.amountCents)
  ledger.record(made, 'authorize')
  session.state = 'Completed'
  session.transactionId = made.id
  return showSession(session, url)
}

const ACCOUNT: Instrument = {
  type: 'amazon_account',
  brand: 'Amazon Pay',
  bin: '',
  last4: '',
  expirationMonth: '',
  expirationYear: '',
  fingerprint: 'amazon',
  cvvCode: 'I',
  outcome: { kind: 'approve' },
}

const sale = (
  ledger: Ledger,
  session: AmazonSession,
  status: 'authorized' | 'processor_declined',
  amountCents: number,
): Transaction =>
  ledger.add({
    type: 'sale',
    status,
    amountCents,
    authorizedCents: amountCents,
    orderId: session.orderId,
    customer: 'Amazon buyer',
    instrument: ACCOUNT,
    processorCode: undefined,
    rejection: undefined,
    avs: { postal: 'I', street: 'I' },
    refundedId: undefined,
  })

const BUYER = { name: 'Mary Jane Smith', email: 'mary.smith@example.com', phoneNumber: '3125550188' }
const HOME = {
  name: BUYER.name,
  addressLine1: '1450 N Dearborn St',
  addressLine2: 'Apt 3',
  addressLine3: null,
  city: 'Chicago',
  stateOrRegion: 'IL',
  postalCode: '60610',
  countryCode: 'US',
  phoneNumber: BUYER.phoneNumber,
}

/** GET checkoutSessions/<id> */
export function showSession(session: AmazonSession, url: string): JsonAnswer {
  const { amountCents, resultReturnUrl, intent } = session
  const lacks = {
    ChargeAmountNotSet: amountCents,
    PaymentIntentNotSet: intent,
    CheckoutResultReturnUrlNotSet: resultReturnUrl,
  }
  return {
    status: 200,
    body: {
      checkoutSessionId: session.id,
      webCheckoutDetails: {
        checkoutReviewReturnUrl: session.reviewReturnUrl,
        checkoutResultReturnUrl: resultReturnUrl ?? null,
        amazonPayRedirectUrl:
          amountCents === undefined ? null : `${url}/amazon/pay?amazonCheckoutSessionId=${session.id}`,
      },
      productType: session.ships ? 'PayAndShip' : 'PayOnly',
      paymentDetails: {
        paymentIntent: intent ?? null,
        chargeAmount: amountCents === undefined ? null : money(amountCents),
      },
      merchantMetadata: { merchantReferenceId: session.orderId || null },
      buyer: { buyerId: 'amzn1.account.DEMO', ...BUYER },
      shippingAddress: session.ships ? HOME : null,
      billingAddress: HOME,
      paymentPreferences: [{ paymentDescriptor: 'Visa ****1111 (Amazon Pay)' }],
      statusDetails: { state: session.state, reasonCode: session.reasonCode ?? null },
      constraints: Object.entries(lacks).flatMap(([constraintId, value]) =>
        value === undefined ? [{ constraintId, description: 'Not set.' }] : [],
      ),
      chargeId: session.transactionId ?? null,
      chargePermissionId: session.transactionId === undefined ? null : `P${session.transactionId}`,
      releaseEnvironment: 'Sandbox',
    },
  }
}
