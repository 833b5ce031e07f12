import type { Problem } from '../braintree/transaction-xml.ts'
import type { Ledger, Transaction, TransactionStatus } from './ledger.ts'
import { centsOf } from './sale.ts'

export type ChangeAnswer =
  | { kind: 'done'; transaction: Transaction }
  | { kind: 'invalid'; problems: Problem[] }

const no = (code: string, attribute: string, message: string): ChangeAnswer => ({
  kind: 'invalid',
  problems: [{ code, attribute, message }],
})

/** Submits an authorized amount, or less of it, for settlement. */
export function capture(ledger: Ledger, transaction: Transaction, amount: unknown): ChangeAnswer {
  if (transaction.type !== 'sale' || transaction.status !== 'authorized')
    return no('91507', 'base', 'Cannot submit for settlement unless status is authorized.')
  const cents = amount === undefined || amount === null ? transaction.authorizedCents : centsOf(amount)
  if (cents === undefined || cents <= 0) return no('81503', 'amount', 'Amount is an invalid format.')
  if (cents > transaction.authorizedCents)
    return no('91522', 'amount', 'Settlement amount cannot be more than the authorized amount.')
  transaction.amountCents = cents
  ledger.move(transaction, 'submitted_for_settlement')
  ledger.record(transaction, 'capture')
  return { kind: 'done', transaction }
}

/** Voids an amount that has not settled yet. */
export function voidTransaction(ledger: Ledger, transaction: Transaction): ChangeAnswer {
  if (!['authorized', 'submitted_for_settlement', 'settlement_pending'].includes(transaction.status))
    return no(
      '91504',
      'base',
      'Transaction can only be voided if status is authorized or submitted_for_settlement.',
    )
  ledger.move(transaction, 'voided')
  ledger.record(transaction, 'void')
  return { kind: 'done', transaction }
}

/** Refunds settled money as a new transaction. */
export function refund(
  ledger: Ledger,
  transaction: Transaction,
  request: { amount?: unknown; order_id?: unknown },
): ChangeAnswer {
  if (transaction.type !== 'sale') return no('91505', 'base', 'Cannot refund a credit.')
  if (transaction.status === 'settling') return no('91574', 'base', 'Cannot refund a settling transaction.')
  if (transaction.status !== 'settled')
    return no('91506', 'base', 'Cannot refund transaction unless it is settled.')
  const left = transaction.amountCents - refunded(ledger, transaction)
  const cents = request.amount === undefined || request.amount === null ? left : centsOf(request.amount)
  if (left === 0) return no('91512', 'base', 'Transaction has already been completely refunded.')
  if (cents === undefined || cents <= 0) return no('81503', 'amount', 'Amount is an invalid format.')
  if (cents > left) return no('91521', 'amount', 'Refund amount is too large.')
  const orderId = typeof request.order_id === 'string' ? request.order_id : transaction.orderId
  const credit = ledger.add({
    ...draftOf(transaction),
    type: 'credit',
    status: 'submitted_for_settlement',
    amountCents: cents,
    authorizedCents: cents,
    orderId,
    refundedId: transaction.id,
  })
  transaction.refundIds.push(credit.id)
  ledger.record(credit, 'refund')
  return { kind: 'done', transaction: credit }
}

const refunded = (ledger: Ledger, transaction: Transaction): number =>
  transaction.refundIds.reduce((sum, id) => sum + (ledger.state.transactions.get(id)?.amountCents ?? 0), 0)

const draftOf = ({ customer, instrument, avs }: Transaction) => ({
  customer,
  instrument,
  avs,
  processorCode: '1002',
  rejection: undefined,
})

const STEPS: Partial<
  Record<
    TransactionStatus,
    { from: readonly TransactionStatus[]; record: 'settle' | 'expire' | 'settlement_declined' | undefined }
  >
> = {
  settling: { from: ['submitted_for_settlement'], record: undefined },
  settled: { from: ['submitted_for_settlement', 'settlement_pending', 'settling'], record: 'settle' },
  // Out of settled as well: a bank may take a debit back weeks later.
  settlement_declined: {
    from: ['submitted_for_settlement', 'settlement_pending', 'settling', 'settled'],
    record: 'settlement_declined',
  },
  authorization_expired: { from: ['authorized'], record: 'expire' },
}

/** The statuses that come with time: settling, settled, settlement declined, authorization expired. */
export function advance(ledger: Ledger, transaction: Transaction, to: string): ChangeAnswer {
  const step = STEPS[to as TransactionStatus]
  const isLateReturn = transaction.status === 'settled' && transaction.instrument.type !== 'us_bank_account'
  if (!step?.from.includes(transaction.status) || isLateReturn)
    return no('91507', 'base', `Cannot go from ${transaction.status} to ${to}.`)
  ledger.move(transaction, to as TransactionStatus)
  if (step.record) ledger.record(transaction, step.record)
  return { kind: 'done', transaction }
}
