import { isVerified } from '../braintree/bank-state.ts'
import type { Problem } from '../braintree/transaction-xml.ts'
import {
  avsAnswer,
  FIXED_TOKENS,
  type Instrument,
  type Outcome,
  processorAnswer,
  REFUSED_TOKENS,
} from './instruments.ts'
import { instrumentOf, type Ledger, type Transaction } from './ledger.ts'

/** The fields of a sale that the sandbox looks at, in the provider's names. */
export interface SaleRequest {
  amount?: unknown
  order_id?: unknown
  payment_method_nonce?: unknown
  payment_method_token?: unknown
  credit_card?: {
    number?: string
    expiration_date?: string
    expiration_month?: string
    expiration_year?: string
    cvv?: string
  }
  billing?: { postal_code?: string; street_address?: string; first_name?: string; last_name?: string }
  customer?: { first_name?: string; last_name?: string; email?: string }
  options?: { submit_for_settlement?: boolean }
}

export type SaleAnswer =
  | { kind: 'made'; transaction: Transaction }
  | { kind: 'refused'; transaction: Transaction; message: string }
  | { kind: 'invalid'; problems: Problem[] }

export interface SaleRules {
  /**
   * the provider's own sandbox decides by amount; ours only when asked, because furnaces cost those amounts
   */
  amountTriggers: boolean
  /** the same amount, order and card within this time of an approved one is a duplicate */
  duplicateWindowMs: number
}

const invalid = (code: string, attribute: string, message: string): SaleAnswer => ({
  kind: 'invalid',
  problems: [{ code, attribute, message }],
})

/** Makes a sale: the request's own faults first, then duplicates, then what the card stands for. */
export function makeSale(
  ledger: Ledger,
  rules: SaleRules,
  request: SaleRequest,
  forced: Outcome | undefined,
): SaleAnswer {
  const amountCents = centsOf(request.amount)
  if (amountCents === undefined) return invalid('81503', 'amount', 'Amount is an invalid format.')
  if (amountCents <= 0) return invalid('81531', 'amount', 'Amount must be greater than zero.')
  if (amountCents > 1_000_000_000) return invalid('81528', 'amount', 'Amount is too large.')
  const instrument = instrumentFor(ledger, request)
  if ('code' in instrument) return { kind: 'invalid', problems: [instrument] }

  const orderId = typeof request.order_id === 'string' ? request.order_id : ''
  const duplicate = isDuplicate(ledger, rules, { orderId, amountCents, fingerprint: instrument.fingerprint })
  const outcome = duplicate
    ? ({ kind: 'reject', reason: 'duplicate' } as const)
    : (forced ?? (rules.amountTriggers ? outcomeOfAmount(amountCents) : undefined) ?? instrument.outcome)
  const who = request.customer ?? request.billing
  return settle(ledger, outcome, {
    type: 'sale',
    amountCents,
    authorizedCents: amountCents,
    orderId,
    customer: `${who?.first_name ?? ''} ${who?.last_name ?? ''}`.trim(),
    instrument,
    avs: avsAnswer(request.billing?.postal_code, request.billing?.street_address),
    refundedId: undefined,
    status:
      instrument.type === 'us_bank_account'
        ? 'settlement_pending'
        : request.options?.submit_for_settlement === true
          ? 'submitted_for_settlement'
          : 'authorized',
  })
}

type Draft = Omit<Transaction, 'id' | 'history' | 'refundIds' | 'processorCode' | 'rejection'>

function settle(ledger: Ledger, outcome: Outcome, draft: Draft): SaleAnswer {
  if (outcome.kind === 'approve') {
    const transaction = ledger.add({ ...draft, processorCode: '1000', rejection: undefined })
    ledger.record(transaction, 'authorize')
    if (transaction.status !== 'authorized') ledger.record(transaction, 'capture')
    return { kind: 'made', transaction }
  }
  const transaction =
    outcome.kind === 'reject'
      ? ledger.add({
          ...draft,
          status: 'gateway_rejected',
          processorCode: undefined,
          rejection: outcome.reason,
        })
      : ledger.add({
          ...draft,
          status: outcome.kind === 'fail' ? 'failed' : 'processor_declined',
          processorCode: outcome.code,
          rejection: undefined,
        })
  ledger.record(transaction, 'refuse')
  return {
    kind: 'refused',
    transaction,
    message:
      outcome.kind === 'reject' ? `Gateway Rejected: ${outcome.reason}` : processorAnswer(outcome.code).text,
  }
}

/** Cents from "12.34"; undefined for anything else, also for more than two decimals. */
export function centsOf(amount: unknown): number | undefined {
  const text = typeof amount === 'number' ? String(amount) : amount
  if (typeof text !== 'string' || !/^-?\d{1,12}(\.\d{1,2})?$/.test(text)) return undefined
  const [whole, fraction = ''] = text.replace('-', '').split('.')
  return (text.startsWith('-') ? -1 : 1) * (Number(whole) * 100 + Number(fraction.padEnd(2, '0')))
}

const problemOf = (code: string, attribute: string, message: string): Problem => ({
  code,
  attribute,
  message,
})

function instrumentFor(ledger: Ledger, request: SaleRequest): Instrument | Problem {
  if (typeof request.payment_method_nonce === 'string')
    return spendToken(ledger, request.payment_method_nonce)
  if (typeof request.payment_method_token === 'string')
    return keptInstrument(ledger, request.payment_method_token)
  const card = request.credit_card
  if (!card?.number) return problemOf('91508', 'base', 'Cannot determine payment method.')
  const [month = '', year = ''] = card.expiration_date?.split('/') ?? [
    card.expiration_month,
    card.expiration_year,
  ]
  return instrumentOf({
    number: card.number.replace(/\D/g, ''),
    expirationMonth: month,
    expirationYear: year.length === 2 ? `20${year}` : year,
    cvv: card.cvv,
  })
}

function keptInstrument(ledger: Ledger, token: string): Instrument | Problem {
  const kept = ledger.state.vault.get(token)
  if (!kept) return problemOf('91518', 'payment_method_token', 'Payment method token is invalid.')
  return kept.type !== 'us_bank_account' || isVerified(ledger.state.bank, token)
    ? kept
    : problemOf('915172', 'payment_method_token', 'US bank account is not verified.')
}

/** The card behind a single-use token, which is used up by this; the fixed tokens of the tests never are. */
export function spendToken(ledger: Ledger, token: string): Instrument | Problem {
  const refused = REFUSED_TOKENS[token]
  if (refused) return problemOf(refused.code, 'payment_method_nonce', refused.message)
  const fixed = FIXED_TOKENS[token]
  if (fixed) return fixed
  const own = ledger.state.tokens.get(token)
  if (!own) return problemOf('91565', 'payment_method_nonce', 'Unknown or expired payment_method_nonce.')
  if (own.used)
    return problemOf('91564', 'payment_method_nonce', 'Cannot use a payment_method_nonce more than once.')
  own.used = true
  return own.instrument
}

const APPROVED = ['authorized', 'submitted_for_settlement', 'settlement_pending', 'settling', 'settled']

const isDuplicate = (
  ledger: Ledger,
  rules: SaleRules,
  sale: { orderId: string; amountCents: number; fingerprint: string },
): boolean =>
  sale.orderId !== '' &&
  (ledger.state.byOrder.get(sale.orderId) ?? []).some(
    (earlier) =>
      earlier.type === 'sale' &&
      APPROVED.includes(earlier.status) &&
      earlier.authorizedCents === sale.amountCents &&
      earlier.instrument.fingerprint === sale.fingerprint &&
      ledger.now() - earlier.history[0]!.at.getTime() <= rules.duplicateWindowMs,
  )

function outcomeOfAmount(cents: number): Outcome | undefined {
  if (cents >= 200_000 && cents < 300_000) return { kind: 'decline', code: String(Math.floor(cents / 100)) }
  return cents >= 300_000 && cents <= 300_099 ? { kind: 'fail', code: '3000' } : undefined
}
