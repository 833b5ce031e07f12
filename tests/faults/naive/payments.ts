import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { RECONCILIATION } from '#features/people/accounts/rules/actor.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { voidPayment } from '#features/selling/orders/server/index.ts'
import { settleAttempt } from '#features/selling/payments/server/attempts/settle-attempt.ts'
import type { AttemptRow } from '#features/selling/payments/server/attempts/start-attempt.ts'
import type { Gateway } from '#features/selling/payments/server/ports.ts'
import { toCents } from '#lib/money.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'

// Controls for payments, refunds and the outbox.

/** Charges a pending order and writes the charge down afterwards. */
export async function chargeWithoutRow(
  db: Db,
  gateway: Gateway,
  orderId: string,
  meet: () => Promise<void>,
): Promise<void> {
  const found = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', orderId)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  await meet()
  if (!found) return
  const token = randomUUID()
  await gateway.authorize({ orderId, amount: toCents(found.total_cents), token, idempotencyKey: token })
  await db.updateTable('orders').set({ state: 'authorized' }).where('id', '=', orderId).execute()
}

/** Takes a lost answer for a refusal. */
export async function chargeAndTryAgain(db: Db, gateway: Gateway, orderId: string): Promise<void> {
  const { total_cents } = await db
    .selectFrom('orders')
    .select('total_cents')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const charge = () =>
    gateway.authorize({
      orderId,
      amount: toCents(total_cents),
      token: randomUUID(),
      idempotencyKey: randomUUID(),
    })
  const first = await charge()
  if (first.kind !== 'approved') await charge()
}

/** Reads how much was refunded already, then refunds the rest. */
export async function refundByLookingFirst(
  db: Db,
  gateway: Gateway,
  orderId: string,
  meet: () => Promise<void>,
): Promise<void> {
  const found = await gateway.findByOrder(orderId)
  const charges = found.kind === 'found' ? found.charges : []
  const sale = charges.find((charge) => charge.kind === 'sale')!
  const back = charges.reduce((sum, charge) => sum + (charge.kind === 'refund' ? charge.amount : 0), 0)
  await meet()
  if (back < sale.amount) await gateway.refund(sale.chargeId, toCents(sale.amount - back))
  await db.updateTable('orders').set({ state: 'refunded' }).where('id', '=', orderId).execute()
}

/** Takes a lost answer for a refusal. */
export async function refundAndTryAgain(
  gateway: Gateway,
  sale: { id: string; amount: number },
): Promise<void> {
  const give = () => gateway.refund(sale.id, toCents(sale.amount))
  if ((await give()).kind !== 'done') await give()
}

/** Deletes mails that could not be sent. */
export const forgetOutbox = (db: Db) => db.deleteFrom('outbox').execute()

/** Asks about an attempt and commits the answer, even when another process has settled it since. */
export async function settleWithoutClaim(
  db: Db,
  gateway: Gateway,
  attempt: AttemptRow,
  now: Date,
): Promise<void> {
  const found = await gateway.findByOrder(attempt.order_id)
  const charge = found.kind === 'found' ? found.charges[0]! : undefined
  if (charge)
    await settleAttempt(db, {
      attempt,
      outcome: {
        kind: 'approved',
        chargeId: charge.chargeId,
        status: 'authorized',
        amount: charge.amount,
        card: charge.card,
        codes: {},
      },
      actor: RECONCILIATION,
      now,
    })
}

/** Sends a refund after the process woke, without checking its claim. */
export const refundLate = (gateway: Gateway, saleId: string, amount: number) =>
  gateway.refund(saleId, toCents(amount))

const SAYS: Readonly<Record<string, OrderState>> = {
  'CHECKOUT.ORDER.APPROVED': 'pending',
  'PAYMENT.AUTHORIZATION.CREATED': 'authorized',
  'PAYMENT.CAPTURE.COMPLETED': 'paid',
  'PAYMENT.CAPTURE.REFUNDED': 'refunded',
}

/** Applies each notice, without checking its sender and as often as it comes. */
export async function believeNotice(db: Db, body: string): Promise<void> {
  const { event_type, resource } = JSON.parse(body) as { event_type: string; resource: { custom_id: string } }
  const state = SAYS[event_type] ?? 'pending'
  const id = resource.custom_id
  await db
    .updateTable('orders')
    .set((eb) => ({ state, version: eb('version', '+', 1), placed_at: new Date(), expires_at: null }))
    .where('id', '=', id)
    .execute()
  await db
    .insertInto('outbox')
    .values({
      topic: 'mail.order-confirmation',
      dedupe_key: `order-confirmation:${id}:${randomUUID()}`,
      payload: JSON.stringify({ orderID: id }),
      created_at: new Date(0),
      due_at: new Date(0),
    })
    .execute()
}

/** Never finishes an attempt that another process began. */
export const claimForEver = (db: Db) =>
  sql`update outbox set due_at = 'infinity' where unanswered > 0 and sent_at is null`.execute(db)

/** Calls the provider inside the transaction that writes the charge. */
export const chargeInside = (db: Db, gateway: Gateway, orderId: string): Promise<unknown> =>
  inTransaction(
    db,
    async (trx) => {
      const token = randomUUID()
      await gateway.authorize({ orderId, amount: toCents(129_999), token, idempotencyKey: token })
      await trx
        .insertInto('order_event')
        .values({
          order_id: orderId,
          version: 2,
          kind: 'placed',
          from_state: 'pending',
          to_state: 'authorized',
          actor: 'naive',
          happened_at: new Date(),
        })
        .execute()
    },
    'busy',
  )

/** Does not count claims without a result. */
export const forgetUnanswered = (db: Db) => db.updateTable('outbox').set({ unanswered: 0 }).execute()

/** Voids a charge that no order seems to take, whatever became of the attempt since. */
export const voidWithoutLooking = (db: Db, attempt: AttemptRow, chargeId: string, now: Date): Promise<void> =>
  inTransaction(
    db,
    (trx) =>
      writeOutbox(
        trx,
        {
          topic: voidPayment.topic,
          dedupeKey: voidPayment.key(attempt.id, chargeId),
          payload: { attemptId: attempt.id, provider: attempt.provider, chargeId, method: attempt.method },
        },
        now,
      ),
    'busy',
  )
