import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { whenWaiting } from '#tests/fixtures/database/waits.ts'
import { writeOrder } from './orders.ts'

// Controls for stock and coupons.

/** Reads the stock, computes the new figure and writes it. */
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

/**
 * Counts the redemptions of an address in the same statement that waits for the coupon's row, so it counts in
 * the snapshot from before the wait.
 */
export async function redeemInOneStatement(
  db: Db,
  orderId: string,
  code: string,
  email: string,
): Promise<void> {
  await sql`
    with used as (
      update coupon
      set used = used + 1
      where code = ${code}
        and per_email_limit > (
          select count(*) from coupon_redemption r where r.coupon_code = ${code} and r.email = ${email}
        )
      returning code
    )
    insert into coupon_redemption (order_id, coupon_code, email, redeemed_at)
    select ${orderId}, used.code, ${email}, now()
    from used`.execute(db)
}

/** Holds a coupon's row until `waiting` other connections wait for it, then releases it. */
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

/** Takes one unit from stock and waits for its lock without a limit. */
export const takeWithoutLimit = (db: Db, productId: string): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = 0`.execute(trx)
    await sql`set local statement_timeout = 0`.execute(trx)
    await take(trx, productId)
  })

/** Locks the products in the order of the cart. */
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
  sql`
    update stock
    set available = available - 1, reserved = reserved + 1
    where product_id = ${productId}`.execute(trx)
