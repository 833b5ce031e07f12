import { z } from 'zod'
import type { PaymentMethod } from '#features/selling/payments/rules/methods.ts'
import {
  type Approved,
  type ApprovedStatus,
  type Card,
  type ChangeResult,
  type Charge,
  type ChargeStatus,
  type Declined,
  declined,
  type Failed,
  failed,
  type Refused,
  type RiskCodes,
  type Unknown,
  unknownOutcome,
} from '#features/selling/payments/server/ports.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { fromWire } from '#lib/money.ts'

const text = z.string().nullish()
const card = z.object({ last4: text, cardType: text, uniqueNumberIdentifier: text }).nullish()

/** The fields of a transaction that we read from the provider's answer. */
const transactionSchema = z.object({
  id: z.string().min(1),
  type: z.enum(['sale', 'credit']),
  status: z.string(),
  amount: z.string().regex(/^\d+\.\d{2}$/),
  currencyIsoCode: z.string(),
  orderId: text,
  paymentInstrumentType: text,
  creditCard: card,
  applePayCard: card,
  androidPayCard: z
    .object({ last4: text, cardType: text, sourceCardLast4: text, sourceCardType: text })
    .nullish(),
  usBankAccount: z.object({ last4: text }).nullish(),
  processorResponseCode: text,
  gatewayRejectionReason: text,
  avsPostalCodeResponseCode: text,
  avsStreetAddressResponseCode: text,
  cvvResponseCode: text,
  riskData: z.object({ decision: text }).nullish(),
})
export type BraintreeTransaction = z.infer<typeof transactionSchema>

const validationErrors = z.object({
  deepErrors: z.custom<() => readonly { code?: unknown }[]>((value) => typeof value === 'function'),
})
const resultSchema = z.object({
  success: z.boolean(),
  transaction: transactionSchema.nullish(),
  errors: validationErrors.nullish(),
})

export type SdkResult =
  | { kind: 'success'; transaction: BraintreeTransaction }
  | { kind: 'refused'; transaction: BraintreeTransaction | undefined; codes: readonly string[] }

/**
 * Reads an answer of a sale or a change; undefined for anything else, and then it is unknown whether money
 * moved.
 */
export function readResult(answer: unknown): SdkResult | undefined {
  const parsed = resultSchema.safeParse(answer)
  if (!parsed.success) return undefined
  const { success, transaction, errors } = parsed.data
  if (success) return transaction ? { kind: 'success', transaction } : undefined
  const codes = typeof errors?.deepErrors === 'function' ? codesOf(answer) : []
  return { kind: 'refused', transaction: transaction ?? undefined, codes }
}

/** The codes of a refusal; empty for a success, or for an answer that cannot be read. */
export function codesOfRefusal(answer: unknown): string[] {
  const parsed = z.object({ success: z.literal(false), errors: validationErrors }).safeParse(answer)
  if (!parsed.success) return []
  const codes = codesOf(answer)
  return codes.length > 0 ? codes : ['refused']
}

// Called on the SDK's own object: the parsed copy has lost what the method looks at.
const codesOf = (answer: unknown): string[] =>
  (answer as { errors: { deepErrors(): readonly { code?: unknown }[] } }).errors
    .deepErrors()
    .map(({ code }) => String(code))
    .filter((code) => /^\d{5,6}$/.test(code))

/** Reads one transaction of a search; undefined when it is not one. */
export const readTransaction = (value: unknown): BraintreeTransaction | undefined =>
  transactionSchema.safeParse(value).data

const STATUSES: Readonly<Record<string, ChargeStatus>> = {
  authorizing: 'pending',
  authorized: 'authorized',
  submitted_for_settlement: 'captured',
  settling: 'captured',
  settlement_confirmed: 'captured',
  settlement_pending: 'pending',
  settled: 'settled',
  voided: 'voided',
  authorization_expired: 'expired',
  processor_declined: 'declined',
  gateway_rejected: 'declined',
  settlement_declined: 'declined',
  failed: 'failed',
}

/** A bank debit is pending until it has settled, in every state that the provider reports before. */
function statusOf({ status, paymentInstrumentType }: BraintreeTransaction): ChargeStatus | undefined {
  const known = STATUSES[status]
  return known === 'captured' && paymentInstrumentType === 'us_bank_account' ? 'pending' : known
}

/** A transaction in our words; undefined for a state that we do not know. */
export function toCharge(transaction: BraintreeTransaction): Charge | undefined {
  const status = statusOf(transaction)
  return (
    status && {
      chargeId: transaction.id,
      orderId: transaction.orderId ?? '',
      kind: transaction.type === 'credit' ? 'refund' : 'sale',
      status,
      amount: fromWire(Number(transaction.amount)),
      currency: transaction.currencyIsoCode,
      card: cardOf(transaction),
      codes: codesFor(transaction),
    }
  )
}

/** The name of a bank account on a receipt, beside its last four digits. */
const BANK_ACCOUNT = defineTexts('Bank account')

// The provider's names of the kinds of token.
const INSTRUMENTS: Partial<Record<PaymentMethod, string>> = {
  creditCard: 'credit_card',
  ACHDebit: 'us_bank_account',
  applepay: 'apple_pay_card',
  googlepay: 'android_pay_card',
}

/** Was it paid by the method that the buyer chose? A card's token is refused as a wallet's. */
export const isPaidBy = (
  method: PaymentMethod | undefined,
  { paymentInstrumentType }: BraintreeTransaction,
): boolean => method === undefined || INSTRUMENTS[method] === paymentInstrumentType

function cardOf({
  creditCard,
  applePayCard,
  androidPayCard,
  usBankAccount,
}: BraintreeTransaction): Card | undefined {
  if (usBankAccount?.last4) return { last4: usBankAccount.last4, type: BANK_ACCOUNT }
  // The last digits of the buyer's card, not of the device number that the wallet uses for it.
  const google = androidPayCard?.sourceCardLast4
    ? { last4: androidPayCard.sourceCardLast4, cardType: androidPayCard.sourceCardType }
    : androidPayCard
  const found = [creditCard, applePayCard, google].find((each) => each?.last4)
  return found?.last4 ? { last4: found.last4, type: found.cardType ?? '' } : undefined
}

function codesFor(transaction: BraintreeTransaction): RiskCodes {
  const {
    processorResponseCode: processor,
    avsPostalCodeResponseCode: avsPostal,
    avsStreetAddressResponseCode: avsStreet,
    cvvResponseCode: cvv,
    riskData,
  } = transaction
  const given = { processor, avsPostal, avsStreet, cvv, riskDecision: riskData?.decision }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

const isApproved = (status: ChargeStatus): status is ApprovedStatus =>
  status === 'authorized' || status === 'captured' || status === 'pending'

/** Approved only for exactly the requested amount, currency and order; otherwise unknown. */
export function toApproved(charge: Charge, asked: { orderId: string; amount: number }): Approved | Unknown {
  const { status } = charge
  if (
    charge.amount !== asked.amount ||
    charge.orderId !== asked.orderId ||
    charge.currency !== merchant().currency
  )
    return unknownOutcome('answer_does_not_match')
  if (!isApproved(status)) return unknownOutcome(`unexpected_status_${status}`)
  return {
    kind: 'approved',
    chargeId: charge.chargeId,
    status,
    amount: charge.amount,
    card: charge.card,
    codes: charge.codes,
  }
}

// 91564 used, 91565 unknown or expired, 91566 locked.
const TOKEN_CODES = ['91564', '91565', '91566']
// 81715 and its like: the card's own data.
const CARD_CODES = ['81703', '81706', '81707', '81709', '81710', '81715', '81716']

/**
 * A sale that was not made, as advice for the buyer. `duplicate` is not decided here: it may mean that this
 * very sale exists.
 */
export function toDeclined({
  transaction,
  codes,
}: Extract<SdkResult, { kind: 'refused' }>): Declined | Failed | 'duplicate' {
  if (!transaction) {
    const code = codes[0]
    if (code === undefined) return failed('refused')
    if (TOKEN_CODES.includes(code)) return declined(code, 'new_token')
    return CARD_CODES.includes(code) ? declined(code, 'try_again') : failed(code)
  }
  const rejection = transaction.gatewayRejectionReason
  if (transaction.status !== 'gateway_rejected')
    return {
      ...declined(transaction.processorResponseCode || transaction.status, 'try_again'),
      cardMark: cardMarkOf(transaction),
    }
  if (rejection === 'duplicate') return 'duplicate'
  if (rejection === 'application_incomplete' || rejection === 'token_issuance') return failed(rejection)
  return declined(
    rejection ?? 'gateway_rejected',
    rejection === 'fraud' || rejection === 'risk_threshold' ? 'contact_us' : 'try_again',
  )
}

const cardMarkOf = ({ creditCard }: BraintreeTransaction) => creditCard?.uniqueNumberIdentifier ?? undefined

const REFUSALS: Readonly<Record<string, Refused['reason']>> = {
  '91504': 'wrong_state',
  '91505': 'wrong_state',
  '91506': 'wrong_state',
  '91507': 'wrong_state',
  '91512': 'too_much',
  '91521': 'too_much',
  '91522': 'too_much',
  '91574': 'wrong_state',
}

/** The answer to a capture, void or refund in our words. */
export function toChange(result: SdkResult | undefined): ChangeResult {
  if (!result) return unknownOutcome('unreadable_answer')
  if (result.kind === 'refused') {
    const code = result.codes[0] ?? result.transaction?.processorResponseCode ?? 'refused'
    return { kind: 'refused', reason: REFUSALS[code] ?? 'other', code }
  }
  const charge = toCharge(result.transaction)
  return charge ? { kind: 'done', charge } : unknownOutcome('unknown_status')
}
