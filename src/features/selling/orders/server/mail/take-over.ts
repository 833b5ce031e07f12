import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { mailboxOf } from '#platform/limits/rules/who.ts'
import { confirmationMail } from '../effects.ts'

/** Orders that one mail names at most; the others wait for the next one. */
const MOST = 20
/** Waiting mails that are read to find those of one mailbox; the newer ones wait for the next mail. */
const MOST_READ = 1_000

/**
 * Takes over the mails that wait for the same mailbox: marks them as sent and notes their orders in the
 * payload of this order's mail, in one transaction. A repeated mail takes over nothing more: its provider may
 * have sent it already and then drops the repetition. Returns all its orders, this one first; none when
 * another mail has taken this one over since it was claimed.
 */
export async function takeOverMails(
  db: Db,
  { orderId, email, now }: { orderId: string; email: string; now: Date },
): Promise<string[]> {
  const key = confirmationMail.key(orderId)
  const candidates = await waitingFor(db, mailboxOf(email))
  return db.transaction().execute(async (trx) => {
    // A claim or a new due time locks a row for a moment: wait for it, so that no mail is left behind.
    const locked = await trx
      .selectFrom('outbox')
      .select(['dedupe_key', 'payload'])
      .where('dedupe_key', 'in', [key, ...candidates])
      .where('sent_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    const own = locked.find((row) => row.dedupe_key === key)
    if (own === undefined) return []
    if (Array.isArray(own.payload.also)) return [orderId, ...own.payload.also.map(String)]
    const others = locked.filter((row) => row !== own).slice(0, MOST)
    const also = others.map(({ payload }) => String(payload.orderID))
    for (const { dedupe_key } of others)
      await trx
        .updateTable('outbox')
        .set({ sent_at: now, last_error: null })
        .where('dedupe_key', '=', dedupe_key)
        .execute()
    await trx
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ orderID: orderId, also }) })
      .where('dedupe_key', '=', key)
      .execute()
    return [orderId, ...also]
  })
}

/**
 * The keys of the first mails that wait for this mailbox, oldest first. They are not locked. The orders are
 * read by their ids: PostgreSQL may plan a join on a value of the payload as a loop over both tables.
 */
async function waitingFor(db: Db, mailbox: string): Promise<string[]> {
  const waiting = await db
    .selectFrom('outbox')
    .select(['dedupe_key', 'payload'])
    .where('topic', '=', confirmationMail.topic)
    .where('sent_at', 'is', null)
    // A mail that was tried names its orders itself when it is repeated.
    .where(sql<SqlBool>`not payload ? 'also'`)
    .orderBy('id')
    .limit(MOST_READ)
    .execute()
  if (waiting.length === 0) return []
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'email'])
    .where(
      'id',
      'in',
      waiting.map(({ payload }) => String(payload.orderID)),
    )
    .where('payment_method', '=', 'check')
    .where('state', '=', 'awaiting_funds')
    .execute()
  const own = new Set(orders.flatMap(({ id, email }) => (mailboxOf(email) === mailbox ? [id] : [])))
  return waiting.flatMap(({ dedupe_key, payload }) => (own.has(String(payload.orderID)) ? [dedupe_key] : []))
}
