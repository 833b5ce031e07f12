import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { EventKind } from '../../rules/timeline.ts'
import { writeNews } from './mails.ts'
import type { SentQuote } from './read.ts'

interface News {
  kind: EventKind
  note: string
  now: Date
  /** the same key sends one mail */
  mailKey?: string
}

/** Writes what the customer did to the timeline, and a mail to the consultant. */
export async function recordNews(trx: Transaction<Tables>, quote: SentQuote, news: News): Promise<void> {
  const id = await writeEvent(trx, quote, news)
  await writeNews(trx, quote, { kind: news.kind, text: news.note, key: news.mailKey ?? String(id) }, news.now)
}

export async function writeEvent(
  trx: Transaction<Tables>,
  { row, version }: SentQuote,
  { kind, note, now }: News,
): Promise<number> {
  const { id } = await trx
    .insertInto('quote_event')
    .values({
      quote_id: row.id,
      version,
      kind,
      note,
      actor_kind: 'customer',
      actor_name: row.contact_name,
      at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return Number(id)
}
