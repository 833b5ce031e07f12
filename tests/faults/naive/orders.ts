import type { Insertable } from 'kysely'
import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { newOrderId } from '#features/selling/orders/server/index.ts'

// Controls for orders: each makes an obvious mistake that the product avoids, and must fail the same check.

const order = (id: string, attemptKey: string, at: Date): Insertable<Tables['orders']> => ({
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

/** Looks for an order of the attempt, and makes one when it finds none. */
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

/** Writes an order at the price that came with the request. */
export const placeAtClaimedPrice = (
  db: Db,
  attemptKey: string,
  productId: string,
  at: Date,
): Promise<string> => writeOrder(db, attemptKey, productId, { at })

/** Runs the transaction again after an error, as if an error meant that nothing was committed. */
export async function placeAndTryAgain(db: Db, attemptKey: string, productId: string): Promise<void> {
  const place = () => db.transaction().execute((trx) => writeOrder(trx, attemptKey, productId))
  await place().catch(place)
}

/** Writes the provider's answer without checking whether another process has written it. */
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

/** Cancels an order without returning its stock and coupon. */
export async function cancelAndForget(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ state: 'cancelled', expires_at: null })
    .where('id', '=', orderId)
    .execute()
}

/** Reports success whether or not its transaction was committed. */
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
