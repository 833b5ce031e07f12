import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { REMINDER_DAYS } from '../rules/states.ts'
import { texts } from '../texts.ts'
import { quoteMail } from './mails.ts'
import { addQuoteEvent, lockQuoteById, type QuoteRow } from './quote-rows.ts'

/** Quotes that one run of a job takes. */
const A_RUN = 200
const JOB = { kind: 'system', name: 'quotes' } as const

/**
 * Writes the state "expired". The quotes ended at their last moment, before this job ran: see `stateNow`.
 * Quotes whose consultant works on the next version keep their state and only close. Returns how many.
 */
export async function expireQuotes(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('quote')
    .select('id')
    .where('is_open', '=', true)
    .where('valid_until', '<=', now)
    .orderBy('valid_until')
    .limit(A_RUN)
    .execute()
  let done = 0
  for (const { id } of due) if (await expireOne(db, id, now)) done++
  return done
}

const expireOne = (db: Db, id: number, now: Date): Promise<boolean> =>
  inTransaction(
    db,
    async (trx) => {
      const row = await lockQuoteById(trx, id)
      if (!row?.is_open || row.valid_until === null || row.valid_until > now) return false
      const ends = row.state === 'sent' || row.state === 'viewed'
      await trx
        .updateTable('quote')
        .set({
          is_open: false,
          // The revision stays, so a page that was opened before can still change the quote.
          ...(ends ? { state: 'expired', ended_at: now, changed_at: now } : {}),
        })
        .where('id', '=', id)
        .execute()
      const version = row.sent_version ?? row.version
      await addQuoteEvent(trx, { quoteId: id, version, kind: 'expired', actor: JOB, now })
      return true
    },
    texts.busy,
  )

/** Reminds customers of quotes that expire soon, once for each last day. Returns how many. */
export async function remindOfQuotes(db: Db, now: Date): Promise<number> {
  const due = await db
    .selectFrom('quote')
    .select('id')
    .where('is_open', '=', true)
    .where('state', 'in', ['sent', 'viewed'])
    .where('reminder_at', 'is', null)
    .where('valid_until', '>', now)
    .where('valid_until', '<=', later(now, REMINDER_DAYS * DAY_MS))
    // One that was sent within the last day needs none yet.
    .where('sent_at', '<=', later(now, -DAY_MS))
    .orderBy('valid_until')
    .limit(A_RUN)
    .execute()
  let done = 0
  for (const { id } of due) if (await remindOne(db, id, now)) done++
  return done
}

const remindOne = (db: Db, id: number, now: Date): Promise<boolean> =>
  inTransaction(
    db,
    async (trx) => {
      const row = await lockQuoteById(trx, id)
      if (!row || !isDue(row, now)) return false
      await trx.updateTable('quote').set({ reminder_at: now }).where('id', '=', id).execute()
      if (row.contact_email === '') return true
      const version = row.sent_version ?? row.version
      const round = `:${row.valid_until?.getTime()}`
      await writeOutbox(trx, quoteMail({ kind: 'reminder', quoteId: id, version }, round), now)
      await addQuoteEvent(trx, { quoteId: id, version, kind: 'reminded', actor: JOB, now })
      return true
    },
    texts.busy,
  )

const isDue = (row: QuoteRow, now: Date): boolean =>
  row.is_open &&
  row.reminder_at === null &&
  (row.state === 'sent' || row.state === 'viewed') &&
  row.valid_until !== null &&
  row.valid_until > now
