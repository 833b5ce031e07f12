import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Actor, readActor, writeActor } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockOrderFor, noteOrder, type OrderRow } from '#features/selling/orders/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { type Cents, formatMoney, toCents } from '#lib/money.ts'
import { texts } from '../../texts.ts'
import { auditedRefund, carryOut } from './refund-order.ts'
import { endRefundThatNoLongerFits, type RefundRequestRow } from './refund-requests.ts'

export type DecideRefundResult =
  | { kind: 'requested' | 'by_hand' | 'refused_refund'; amount: Cents }
  | { kind: 'refused'; reason: 'no_such_refund' | 'own_refund' | 'decided_already' | 'refund_ended' }

interface Decision {
  id: string
  isApproved: boolean
  /** why it is refused; may be empty for an approval */
  reason: string
  now: Date
}

/**
 * A second person approves or refuses a waiting refund, once, and never the person who asked. The same
 * decision sent again by the same person gets the same answer.
 */
export const decideRefundRequest = (
  db: Db,
  permission: Authorized<'orders.approve-refund'>,
  decision: Decision,
): Promise<DecideRefundResult> =>
  inTransaction(
    db,
    async (trx): Promise<DecideRefundResult> => {
      const query = trx.selectFrom('refund_request').selectAll().where('id', '=', decision.id)
      const found = await query.executeTakeFirst()
      const order = found && (await lockOrderFor(trx, permission, found.order_id))
      if (!order) return refuse('no_such_refund')
      const decider = deciderOf(permission.actor)
      if (isSamePerson(found, decider)) return refuse('own_refund')
      await endRefundThatNoLongerFits(trx, order, decision.now)
      // Read again under the lock of the order.
      const row = await query.executeTakeFirstOrThrow()
      return row.state === 'waiting'
        ? decide(trx, permission, { order, row, decider, decision })
        : decidedBefore(row, decider, decision)
    },
    texts.busy,
  )

interface Decider {
  /** the account */
  id: number | null
  actor: string
}

const deciderOf = (actor: Actor): Decider => ({
  id: actor.kind === 'staff' ? (actor.id ?? null) : null,
  actor: writeActor(actor),
})

/** By account where both have one; the command line has only a name. */
const isSamePerson = ({ asked_by, actor }: RefundRequestRow, decider: Decider): boolean =>
  asked_by !== null && decider.id !== null ? asked_by === decider.id : actor === decider.actor

function decidedBefore(
  { state, decided_by, decider: name, amount_cents }: RefundRequestRow,
  decider: Decider,
  { isApproved }: Decision,
): DecideRefundResult {
  if (state === 'ended') return refuse('refund_ended')
  const isSame = state === stateAfter(isApproved) && decided_by === decider.id && name === decider.actor
  if (!isSame) return refuse('decided_already')
  return { kind: isApproved ? 'requested' : 'refused_refund', amount: toCents(amount_cents) }
}

const stateAfter = (isApproved: boolean) => (isApproved ? 'made' : 'refused')

async function decide(
  trx: Transaction<Tables>,
  { actor }: Authorized<'orders.approve-refund'>,
  {
    order,
    row,
    decider,
    decision: { id, isApproved, reason, now },
  }: { order: OrderRow; row: RefundRequestRow; decider: Decider; decision: Decision },
): Promise<DecideRefundResult> {
  const amount = toCents(row.amount_cents)
  const state = stateAfter(isApproved)
  await trx
    .updateTable('refund_request')
    .set({ state, decided_by: decider.id, decider: decider.actor, decision: reason, decided_at: now })
    .where('id', '=', id)
    .execute()
  await noteOrder(trx, {
    orderId: order.id,
    kind: isApproved ? 'refund_approved' : 'refund_refused',
    actor,
    reason: `${formatMoney(amount)} ${reason}`.trim(),
    now,
    audit: { before: auditedRefund(row), after: auditedRefund({ ...row, state }) },
  })
  const done = isApproved
    ? await carryOut(trx, row, { actor: readActor(row.actor), now, audit: 'none' })
    : undefined
  crashPoint('fulfilment.refund-decided')
  return { kind: done?.kind ?? 'refused_refund', amount }
}

const refuse = (reason: Extract<DecideRefundResult, { kind: 'refused' }>['reason']): DecideRefundResult => ({
  kind: 'refused',
  reason,
})
