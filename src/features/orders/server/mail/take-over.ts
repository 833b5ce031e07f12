import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { mailboxOf } from '#features/limits/rules/who.ts'
import { confirmationMail } from '../outbox/outbox.ts'

/** Orders that one mail names at most; the others wait for the next one. */
const MOST = 20

/**
 * Takes over the mails that wait for the same mailbox: marks them as sent and notes their orders in the
 * payload of this order's mail, in one transaction. So a repeated mail names the same orders. Returns them,
 * this order first.
 */
export async function takeOverMails(
  db: Db,
  { orderId, email, now }: { orderId: string; email: string; now: Date },
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const key = confirmationMail.key(orderId)
    const own = await trx
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', '=', key)
      .forUpdate()
      .executeTakeFirst()
    const before = alsoIn(own?.payload)
    const waiting = await trx
      .selectFrom('outbox')
      .innerJoin('orders', (join) => join.on(sql<SqlBool>`orders.id = outbox.payload ->> 'orderID'`))
      .select(['outbox.id', 'orders.id as order_id', 'orders.email'])
      .where('outbox.topic', '=', confirmationMail.topic)
      .where('outbox.sent_at', 'is', null)
      .where('outbox.dedupe_key', '<>', key)
      .where('orders.payment_method', '=', 'check')
      .where('orders.state', '=', 'awaiting_funds')
      .orderBy('outbox.id')
      .forUpdate('outbox')
      .skipLocked()
      .execute()
    const mailbox = mailboxOf(email)
    const same = waiting.filter((row) => mailboxOf(row.email) === mailbox).slice(0, MOST)
    if (same.length === 0) return [orderId, ...before]
    const also = [...before, ...same.map(({ order_id }) => order_id)]
    await trx
      .updateTable('outbox')
      .set({ sent_at: now, last_error: null })
      .where(
        'id',
        'in',
        same.map(({ id }) => id),
      )
      .execute()
    await trx
      .updateTable('outbox')
      .set({ payload: JSON.stringify({ orderID: orderId, also }) })
      .where('dedupe_key', '=', key)
      .execute()
    return [orderId, ...also]
  })
}

const alsoIn = (payload: Readonly<Record<string, unknown>> | undefined): string[] =>
  Array.isArray(payload?.also) ? payload.also.map(String) : []
