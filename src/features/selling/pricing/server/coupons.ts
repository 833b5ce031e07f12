import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { toCents } from '#lib/money.ts'
import { mailboxOf } from '#platform/limits/rules/who.ts'
import { type Coupon, normalCode } from '../rules/coupon.ts'

/** The coupon of a typed code; undefined for an unknown code. */
export async function findCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  const row = await db
    .selectFrom('coupon')
    .selectAll()
    .where('code', '=', normalCode(code))
    .executeTakeFirst()
  return row && fromRow(row)
}

/** How often a mailbox has used a coupon in orders that are not cancelled. */
export async function countUses(db: Db, code: string, email: string): Promise<number> {
  const { uses } = await db
    .selectFrom('coupon_redemption')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('coupon_code', '=', normalCode(code))
    .where('email', '=', mailboxOf(email))
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  return uses
}

export interface Redemption {
  code: string
  orderId: string
  email: string
  at: Date
}

export type RedeemResult = { kind: 'redeemed' } | { kind: 'refused' }

/**
 * Counts one use of a coupon for an order that is already inserted, in the order's transaction. The guarded
 * update holds the coupon's row until the transaction ends, so neither its limit nor the one per email can
 * be passed by two buyers at once. `refused` leaves no trace: the caller may go on in the same transaction or
 * roll back.
 */
export async function redeemCoupon(
  trx: Transaction<Tables>,
  { code, orderId, email, at }: Redemption,
): Promise<RedeemResult> {
  const taken = await trx
    .updateTable('coupon')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('code', '=', normalCode(code))
    .where('starts_at', '<=', at)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', at)]))
    .where((eb) => eb.or([eb('usage_limit', 'is', null), eb('used', '<', eb.ref('usage_limit'))]))
    .returning('per_email_limit')
    .executeTakeFirst()
  if (!taken) return { kind: 'refused' }
  if (taken.per_email_limit !== null && (await countUses(trx, code, email)) >= taken.per_email_limit) {
    await giveBack(trx, code)
    return { kind: 'refused' }
  }
  await trx
    .insertInto('coupon_redemption')
    .values({ order_id: orderId, coupon_code: normalCode(code), email: mailboxOf(email), redeemed_at: at })
    .execute()
  return { kind: 'redeemed' }
}

const giveBack = (trx: Transaction<Tables>, code: string) =>
  trx
    .updateTable('coupon')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('code', '=', normalCode(code))
    .execute()

const fromRow = (row: Selectable<Tables['coupon']>): Coupon => ({
  code: row.code,
  kind: row.kind,
  value: row.value,
  productIds: row.product_ids,
  categoryIds: row.category_ids,
  minimum: toCents(row.minimum_cents),
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  usageLimit: row.usage_limit,
  perEmailLimit: row.per_email_limit,
  used: row.used,
})
