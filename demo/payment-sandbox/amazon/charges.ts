import { advance, capture, refund, voidTransaction } from '../ledger/changes.ts'
import type { Ledger, Transaction } from '../ledger/ledger.ts'
import type { JsonAnswer } from '../paypal/state.ts'
import { invalid, money, problem, wrongCharge } from './answers.ts'

const CHARGE_STATES: Readonly<Partial<Record<Transaction['status'], string>>> = {
  authorized: 'Authorized',
  submitted_for_settlement: 'Captured',
  settling: 'Captured',
  settled: 'Captured',
  voided: 'Canceled',
  authorization_expired: 'Canceled',
}

/** GET charges/<id> */
export function showCharge(ledger: Ledger, charge: Transaction): JsonAnswer {
  const state = CHARGE_STATES[charge.status] ?? 'Declined'
  const refunded = charge.refundIds.reduce(
    (sum, id) => sum + (ledger.state.transactions.get(id)?.amountCents ?? 0),
    0,
  )
  return {
    status: 200,
    body: {
      chargeId: charge.id,
      chargePermissionId: `P${charge.id}`,
      chargeAmount: money(charge.authorizedCents),
      captureAmount: state === 'Captured' ? money(charge.amountCents) : null,
      refundedAmount: money(refunded),
      merchantMetadata: { merchantReferenceId: charge.orderId },
      statusDetails: {
        state,
        reasonCode: charge.status === 'authorization_expired' ? 'ExpiredUnused' : null,
      },
    },
  }
}

/** GET chargePermissions/<id> */
export const showPermission = (charge: Transaction): JsonAnswer => ({
  status: 200,
  body: {
    chargePermissionId: `P${charge.id}`,
    merchantMetadata: { merchantReferenceId: charge.orderId },
    statusDetails: { state: 'NonChargeable' },
  },
})

/** POST charges/<id>/capture: the money moves at once. */
export function captureCharge(ledger: Ledger, charge: Transaction, body: unknown): JsonAnswer {
  if (charge.status !== 'authorized') return wrongCharge()
  const answer = capture(
    ledger,
    charge,
    (body as { captureAmount?: { amount?: unknown } } | undefined)?.captureAmount?.amount,
  )
  if (answer.kind === 'invalid')
    return answer.problems[0]?.code === '91522' ? problem(400, 'TransactionAmountExceeded') : invalid()
  advance(ledger, charge, 'settled')
  return showCharge(ledger, charge)
}

/** DELETE charges/<id>/cancel */
export function cancelCharge(ledger: Ledger, charge: Transaction): JsonAnswer {
  if (charge.status !== 'authorized') return wrongCharge()
  voidTransaction(ledger, charge)
  return showCharge(ledger, charge)
}

const REFUND_PROBLEMS: Readonly<Record<string, () => JsonAnswer>> = {
  '91521': () => problem(400, 'TransactionAmountExceeded'),
  '91512': () => problem(400, 'TransactionAmountExceeded'),
  '91506': wrongCharge,
}

/** POST refunds: Amazon says only that it has begun. */
export function refundCharge(ledger: Ledger, charge: Transaction, body: unknown): JsonAnswer {
  const answer = refund(ledger, charge, {
    amount: (body as { refundAmount?: { amount?: unknown } } | undefined)?.refundAmount?.amount,
  })
  if (answer.kind === 'invalid') return (REFUND_PROBLEMS[answer.problems[0]?.code ?? ''] ?? invalid)()
  advance(ledger, answer.transaction, 'settled')
  return {
    status: 201,
    body: {
      refundId: answer.transaction.id,
      chargeId: charge.id,
      refundAmount: money(answer.transaction.amountCents),
      statusDetails: { state: 'RefundInitiated' },
    },
  }
}
