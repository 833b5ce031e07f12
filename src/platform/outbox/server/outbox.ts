import { type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { DAY_MS } from '#lib/dates.ts'

export interface OutboxMessage {
  topic: string
  /** the same effect always has the same key */
  dedupeKey: string
  payload: Readonly<Record<string, unknown>>
}

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

/** The key under which a mail is sent again. Its first parts are those of the mail. */
export const keyAgain = (dedupeKey: string, again: string): string =>
  `${firstKeyOf(dedupeKey)}${AGAIN}${again}`

/** The key under which a mail was sent first. */
export const firstKeyOf = (dedupeKey: string): string => dedupeKey.split(AGAIN)[0] ?? dedupeKey

/** What stands in the key of a mail that was sent again. */
export const AGAIN = ':again:'

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
