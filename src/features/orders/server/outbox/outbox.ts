import { sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables/index.ts'

export interface OutboxMessage {
  topic: string
  /** the same effect has the same key, however often it is written */
  dedupeKey: string
  payload: Readonly<Record<string, unknown>>
}

/** The mail that tells the buyer that the order is placed: one an order. */
export const confirmationMail = {
  topic: 'mail.order-confirmation',
  key: (orderId: string): string => `order-confirmation:${orderId}`,
} as const

/** Money authorized for an order that is gone goes back to the card. */
export const voidPayment = {
  topic: 'payment.void',
  key: (attemptId: string, transaction: string): string => `void:${attemptId}:${transaction}`,
} as const

/** Writes an effect that is to be carried out once this transaction has committed. A second write of the same key changes nothing. */
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

/** Days after which what was sent is forgotten: it may hold names and addresses, and nobody asks any more. */
const KEPT_DAYS = 30

/** Empties what was carried out long ago. The row and its key stay: the same effect is never carried out again. Returns how many. */
export async function clearSent(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ payload: '{}' })
    .where('sent_at', '<', new Date(now.getTime() - KEPT_DAYS * 24 * 3_600_000))
    .where(sql<boolean>`payload <> '{}'`)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
