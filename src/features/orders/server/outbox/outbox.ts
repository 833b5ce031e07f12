import { type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'
import { DAY_MS } from '#kit/dates.ts'

export interface OutboxMessage {
  topic: string
  /** the same effect always has the same key */
  dedupeKey: string
  payload: Readonly<Record<string, unknown>>
}

/** The mail that confirms the order, one for each order. */
export const confirmationMail = {
  topic: 'mail.order-confirmation',
  key: (orderId: string): string => `order-confirmation:${orderId}`,
} as const

/** Voids an authorization whose order was cancelled or cannot take it. */
export const voidPayment = {
  topic: 'payment.void',
  key: (attemptId: string, transaction: string): string => `void:${attemptId}:${transaction}`,
} as const

/**
 * Writes an effect that the outbox carries out after this transaction has committed. A second write of the
 * same key changes nothing.
 */
export async function writeOutbox(
  trx: Transaction<Tables>,
  message: OutboxMessage,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      topic: message.topic,
      dedupe_key: message.dedupeKey,
      payload: JSON.stringify(message.payload),
      created_at: now,
      due_at: now,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

/**
 * The same for the confirmation of the order that another part of the statement has placed, e.g.
 * sql`with placed as (…), mail as (${confirmationOf(sql`placed`, { orderId, now })})`. The part `placed` has
 * a row when the order was placed.
 */
export const confirmationOf = (
  placed: RawBuilder<unknown>,
  { orderId, now }: { orderId: string; now: Date },
): RawBuilder<unknown> => sql`
  insert into outbox (topic, dedupe_key, payload, created_at, due_at)
  select
    ${confirmationMail.topic}, ${confirmationMail.key(orderId)},
    jsonb_build_object('orderID', ${orderId}::text), ${now}::timestamptz, ${now}::timestamptz
  from ${placed}
  on conflict (dedupe_key) do nothing`

/** Days after which the payload of a sent message is deleted, because it may hold names and addresses. */
const KEPT_DAYS = 30

/**
 * Deletes the payloads of messages that were sent long ago. Row and key stay, so the same effect is never
 * carried out again. Returns how many were cleared.
 */
export async function clearSent(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ payload: '{}' })
    .where('sent_at', '<', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .where(sql<SqlBool>`payload <> '{}'`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
