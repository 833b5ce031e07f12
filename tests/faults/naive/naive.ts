import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Insertable } from 'kysely'
import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { OrdersTable, Tables } from '#db/tables/index.ts'
import { inTransaction } from '#db/transaction.ts'
import { RECONCILIATION } from '#features/accounts/rules/actor.ts'
import type { OrderState } from '#features/orders/rules/order-state.ts'
import { newOrderId } from '#features/orders/server/index.ts'
import { settleAttempt } from '#features/payments/server/attempts/settle-attempt.ts'
import type { AttemptRow } from '#features/payments/server/attempts/start-attempt.ts'
import type { Gateway } from '#features/payments/server/ports.ts'
import { toCents } from '#kit/money.ts'

/** Lets nobody pass before `count` callers have come: the worst moment, every time, without sleeping. */
export function meeting(count: number): () => Promise<void> {
  let open = () => {}
  const all = new Promise<void>((resolve) => {
    open = resolve
  })
  let come = 0
  return () => {
    come += 1
    if (come === count) open()
    return all
  }
}

// The controls: each does the obvious thing that the product avoids, and must fail the same check.

const order = (id: string, attemptKey: string, at: Date): Insertable<OrdersTable> => ({
  id,
  attempt_key: attemptKey,
  state: 'pending',
  version: 1,
  payment_method: 'check',
  email: 'ann@example.com',
  phone: '3125550142',
  billing: '{}',
  shipping: '{}',
  postal: '60614',
  shipping_method: '{}',
  coupon_code: null,
  subtotal_cents: 129999,
  discount_cents: 0,
  shipping_cents: 0,
  tax_cents: 0,
  total_cents: 129999,
  tax_rate: 0,
  created_at: at,
})

export async function writeOrder(
  db: Db | Transaction<Tables>,
  attemptKey: string,
  productId: string,
  { at = new Date(), id = `N${Math.random().toString(36).slice(2, 14)}` } = {},
): Promise<string> {
  await db
    .insertInto('orders')
    .values(order(id, attemptKey, at))
    .execute()
  await db
    .insertInto('order_line')
    .values({
      order_id: id,
      line_no: 1,
      product_id: productId,
      sku: 's',
      name: 'n',
      quantity: 1,
      unit_price_cents: 129999,
      is_service: false,
      reserves_stock: true,
    })
    .execute()
  await db
    .insertInto('order_event')
    .values({
      order_id: id,
      version: 1,
      kind: 'created',
      from_state: null,
      to_state: 'pending',
      actor: 'buyer',
      happened_at: new Date(),
    })
    .execute()
  return id
}

export const forgetAttemptKeys = (db: Db) =>
  sql`alter table orders drop constraint orders_attempt_key_key`.execute(db)

/** Looks whether the attempt has an order, and makes one when it has not. */
export async function placeByLookingFirst(
  db: Db,
  attemptKey: string,
  productId: string,
  meet: () => Promise<void>,
): Promise<void> {
  const found = await db
    .selectFrom('orders')
    .select('id')
    .where('attempt_key', '=', attemptKey)
    .executeTakeFirst()
  await meet()
  if (!found) await writeOrder(db, attemptKey, productId)
}

/** Charges a pending order and notes it afterwards. */
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

/** Reads the stock, decides, and writes back what it worked out. */
export async function reserveByReadThenWrite(
  db: Db,
  attemptKey: string,
  productId: string,
  meet: () => Promise<void>,
): Promise<void> {
  const { available, reserved } = await db
    .selectFrom('stock')
    .select(['available', 'reserved'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  await meet()
  if (available < 1) return
  await writeOrder(db, attemptKey, productId)
  await db
    .updateTable('stock')
    .set({ available: available - 1, reserved: reserved + 1 })
    .where('product_id', '=', productId)
    .execute()
}

/** Counts the redemptions of an address in the statement that waits for the coupon's row: with the snapshot from before the wait. */
export async function redeemInOneStatement(
  db: Db,
  orderId: string,
  code: string,
  email: string,
): Promise<void> {
  await sql`
    with used as (
      update coupon set used = used + 1
      where code = ${code} and per_email_limit > (select count(*) from coupon_redemption r where r.coupon_code = ${code} and r.email = ${email})
      returning code
    )
    insert into coupon_redemption (order_id, coupon_code, email, redeemed_at) select ${orderId}, used.code, ${email}, now() from used`.execute(
    db,
  )
}

/** Holds a coupon's row until `waiting` other connections wait for it, then lets go. */
export async function holdCoupon(
  db: Db,
  code: string,
  waiting: number,
  meanwhile: () => Promise<unknown>,
): Promise<void> {
  let others: Promise<unknown> = Promise.resolve()
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('coupon').select('code').where('code', '=', code).forUpdate().execute()
    others = meanwhile()
    await whenWaiting(db, waiting)
  })
  await others
}

const POLL_MS = 10

/** Waits until this many connections wait for a locked row. It polls outside the transaction under test, where every poll sees the present. */
export async function whenWaiting(db: Db, waiting: number): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n
      from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db)
    if ((rows[0]?.n ?? 0) >= waiting) return
    await sleep(POLL_MS)
  }
}

/** Writes an order at the price that came with the request. */
export const placeAtClaimedPrice = (
  db: Db,
  attemptKey: string,
  productId: string,
  at: Date,
): Promise<string> => writeOrder(db, attemptKey, productId, { at })

/** Runs the transaction again when it failed, as if a failure meant that nothing happened. */
export async function placeAndTryAgain(db: Db, attemptKey: string, productId: string): Promise<void> {
  const place = () => db.transaction().execute((trx) => writeOrder(trx, attemptKey, productId))
  await place().catch(place)
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

/** Looks how much was given back already, and gives back all that seems to be left. */
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

/** Keeps nothing of a mail that could not be sent. */
export const forgetOutbox = (db: Db) => db.deleteFrom('outbox').execute()

/** Looks an attempt up and commits what it finds, whoever else has settled it since. */
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

/** Sends the refund it was about to send before it fell asleep. */
export const refundLate = (gateway: Gateway, saleId: string, amount: number) =>
  gateway.refund(saleId, toCents(amount))

const SAYS: Readonly<Record<string, OrderState>> = {
  'CHECKOUT.ORDER.APPROVED': 'pending',
  'PAYMENT.AUTHORIZATION.CREATED': 'authorized',
  'PAYMENT.CAPTURE.COMPLETED': 'paid',
  'PAYMENT.CAPTURE.REFUNDED': 'refunded',
}

/** Does what a notice says, whoever sent it, as often as it comes. */
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

/** Writes what a provider answered without looking whether somebody else has done so meanwhile. */
export async function placeWithoutComparing(db: Db, orderId: string): Promise<void> {
  const order = await db
    .updateTable('orders')
    .set((eb) => ({
      state: 'authorized',
      version: eb('version', '+', 1),
      placed_at: new Date(),
      expires_at: null,
    }))
    .where('id', '=', orderId)
    .returning('version')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('order_event')
    .values({
      order_id: orderId,
      version: order.version,
      kind: 'placed',
      from_state: 'pending',
      to_state: 'authorized',
      actor: 'naive',
      happened_at: new Date(),
    })
    .execute()
}

/** Ends an order and keeps its stock and coupon. */
export async function cancelAndForget(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ state: 'cancelled', expires_at: null })
    .where('id', '=', orderId)
    .execute()
}

/** Takes whatever became of its transaction for a success. */
export async function promiseAnyway(
  db: Db,
  attemptKey: string,
  productId: string,
  meanwhile: () => Promise<unknown>,
): Promise<string> {
  const id = newOrderId()
  const place = async (trx: Transaction<Tables>) => {
    await writeOrder(trx, attemptKey, productId, { id })
    await meanwhile()
  }
  await db
    .transaction()
    .execute(place)
    .catch(() => undefined)
  return id
}

/** What somebody has begun is nobody else's business. */
export const claimForEver = (db: Db) =>
  sql`update outbox set due_at = 'infinity' where unanswered > 0 and sent_at is null`.execute(db)

/** Takes one piece off the shelf, however long it has to wait for it. */
export const takeWithoutLimit = (db: Db, productId: string): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = 0`.execute(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await take(trx, productId)
  })

/** Takes the products in the order in which they lie in the cart. */
export const takeInCartOrder = (
  db: Db,
  ids: readonly string[],
  meet: () => Promise<void>,
): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    const [first = '', ...others] = ids
    await take(trx, first)
    await meet()
    for (const id of others) await take(trx, id)
  })

const take = (trx: Transaction<Tables>, productId: string) =>
  sql`update stock set available = available - 1, reserved = reserved + 1 where product_id = ${productId}`.execute(
    trx,
  )

/** Calls the provider in the transaction that notes it. */
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

/** Does not count claims that nobody answered for. */
export const forgetUnanswered = (db: Db) => db.updateTable('outbox').set({ unanswered: 0 }).execute()
