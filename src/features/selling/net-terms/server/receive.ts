import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { lockOrder, lockOrderFor, noteOrder, type OrderRow } from '#features/selling/orders/server/index.ts'
import { type Cents, formatMoney, toCents } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { texts } from '../texts.ts'

export type TermsReceipt =
  | { kind: 'received'; received: Cents; owed: Cents }
  | { kind: 'refused'; reason: 'no_such_order' | 'not_on_terms' | 'not_invoiced' | 'too_much' }

export interface TermsPayment {
  orderId: string
  /** undefined: all that the order owes */
  amount: Cents | undefined
  /** the number of the check or transfer */
  reference: string
  now: Date
  /** the version of the order that the person saw */
  seen?: number | undefined
}

/**
 * Records money that came for an order on terms; it gives the company credit back. The same reference is
 * recorded once. More than the order owes is refused.
 */
export const receiveTerms = (
  db: Db,
  permission: Authorized<'orders.receive-payment'>,
  payment: TermsPayment,
): Promise<TermsReceipt> =>
  inTransaction(
    db,
    async (trx): Promise<TermsReceipt> => {
      const order = await lockOrderFor(trx, permission, payment.orderId, payment.seen)
      return order ? receiveFor(trx, permission, order, payment) : refuse('no_such_order')
    },
    texts.busy,
  )

type Refusal = Extract<TermsReceipt, { kind: 'refused' }>['reason']
const refuse = (reason: Refusal): TermsReceipt => ({ kind: 'refused', reason })

async function receiveFor(
  trx: Transaction<Tables>,
  { actor }: Authorized<'orders.receive-payment'>,
  order: OrderRow,
  { amount, reference, now }: TermsPayment,
): Promise<TermsReceipt> {
  const charge = await trx
    .selectFrom('credit_charge')
    .select(['id', 'status', 'received_cents', 'company_id'])
    .where('order_id', '=', order.id)
    .where('status', '<>', 'voided')
    .forUpdate()
    .executeTakeFirst()
  if (!charge) return refuse('not_on_terms')
  if (charge.status !== 'captured') return refuse('not_invoiced')
  const { owed_cents } = await trx
    .selectFrom('credit_position')
    .select('owed_cents')
    .where('id', '=', charge.id)
    .executeTakeFirstOrThrow()
  const before = await trx
    .selectFrom('credit_payment')
    .select('amount_cents')
    .where('charge_id', '=', charge.id)
    .where('reference', '=', reference)
    .executeTakeFirst()
  if (before) return { kind: 'received', received: toCents(before.amount_cents), owed: toCents(owed_cents) }
  const received = amount ?? toCents(owed_cents)
  if (received <= 0 || received > owed_cents) return refuse('too_much')
  await trx
    .insertInto('credit_payment')
    .values({
      charge_id: charge.id,
      amount_cents: received,
      reference,
      actor: writeActor(actor),
      received_at: now,
    })
    .execute()
  await trx
    .updateTable('credit_charge')
    .set({ received_cents: charge.received_cents + received })
    .where('id', '=', charge.id)
    .execute()
  const words = `${formatMoney(received)}, ${reference}`
  const audit = { after: { received, reference } }
  await noteOrder(trx, { orderId: order.id, kind: 'terms_paid', actor, reason: words, now, audit })
  return { kind: 'received', received, owed: toCents(owed_cents - received) }
}

const MOST_AT_ONCE = 200

/** Hears of an invoice that was not paid on its day, in the transaction that marks it. */
export type OverdueListener = (trx: Transaction<Tables>, orderID: string, now: Date) => Promise<void>

/**
 * Marks each invoice that was not paid on its day once, notes it on the order, and lets `notify` queue the
 * mail in the same transaction. Returns how many.
 */
export async function markOverdue(
  { db, clock }: { db: Db; clock: { now(): Date } },
  notify: OverdueListener,
): Promise<number> {
  const now = clock.now()
  const today = inStoreZone(now).day
  const late = await db
    .selectFrom('credit_position')
    .select(['id', 'order_id', 'due_on'])
    .where('status', '=', 'captured')
    .where('due_on', '<', today)
    .where('overdue_at', 'is', null)
    .where('owed_cents', '>', 0)
    .limit(MOST_AT_ONCE)
    .execute()
  let marked = 0
  for (const { id, order_id, due_on } of late)
    await db.transaction().execute(async (trx) => {
      await lockOrder(trx, order_id)
      const row = await trx
        .updateTable('credit_charge')
        .set({ overdue_at: now })
        .where('id', '=', id)
        .where('overdue_at', 'is', null)
        .returning('id')
        .executeTakeFirst()
      if (!row) return
      marked++
      await noteOrder(trx, {
        orderId: order_id,
        kind: 'terms_overdue',
        actor: { kind: 'system', name: 'night' },
        reason: `due ${due_on}`,
        now,
      })
      await notify(trx, order_id, now)
    })
  return marked
}
