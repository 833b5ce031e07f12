import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { deletionDay } from '../rules/bounds.ts'
import type { Author, Card, Entry, EntryKind } from '../rules/entry.ts'
import { sendNotice } from './live/notices.ts'

export type EntryRow = Selectable<Tables['chat_entry']>

export interface NewEntry {
  chat: number
  clientId: string
  author: Author
  accountId?: number | undefined
  authorName: string
  kind: EntryKind
  text?: string
  card?: Card | undefined
  /** the hash of a stored picture */
  file?: string | undefined
  isInternal?: boolean
  at: Date
}

/**
 * Writes one entry of a chat whose row the transaction has locked. The same client id is stored once: a
 * second write returns the stored entry. The row lock of chat_clock is held until the commit, so ids become
 * visible in their order, and a reader that remembers the last id never skips an entry.
 */
export async function writeEntry(trx: Transaction<Tables>, entry: NewEntry): Promise<EntryRow> {
  const { chat, clientId, at } = entry
  const there = await trx
    .selectFrom('chat_entry')
    .selectAll()
    .where('conversation_id', '=', chat)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (there) return there
  await trx
    .updateTable('chat_conversation')
    .set({ changed_at: at, delete_on: deletionDay(at) })
    .where('id', '=', chat)
    .execute()
  const { last_id: id } = await trx
    .updateTable('chat_clock')
    .set((eb) => ({ last_id: eb('last_id', '+', 1) }))
    .returning('last_id')
    .executeTakeFirstOrThrow()
  const row = await trx
    .insertInto('chat_entry')
    .values({
      id,
      conversation_id: chat,
      client_id: clientId,
      author: entry.author,
      account_id: entry.accountId ?? null,
      author_name: entry.authorName,
      kind: entry.kind,
      text: entry.text ?? '',
      card: JSON.stringify(entry.card ?? null),
      file: entry.file ?? null,
      is_internal: entry.isInternal ?? false,
      written_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendNotice(trx, { kind: 'entries' })
  return row
}

export const presentEntry = (row: EntryRow): Entry => ({
  id: row.id,
  clientId: row.client_id,
  author: row.author,
  authorName: row.author_name,
  kind: row.kind,
  text: row.text,
  card: row.card,
  hasFile: row.file !== null,
  isInternal: row.is_internal,
  at: row.written_at.toISOString(),
})

interface Range {
  /** only this chat; undefined: every chat */
  chat?: number | undefined
  after: number
  /** leaves internal notes out */
  forShopper?: boolean
  most: number
}

/** A lead repeats this many messages of the visitor, and this many characters. */
const MOST_QUOTED = 5
const MOST_QUOTED_CHARS = 4_000

/** Entries after an id, in the order of their ids. */
export const entriesAfter = (db: Db, { chat, after, forShopper = false, most }: Range): Promise<EntryRow[]> =>
  db
    .selectFrom('chat_entry')
    .selectAll()
    .where('id', '>', after)
    .$if(chat !== undefined, (query) => query.where('conversation_id', '=', chat ?? 0))
    .$if(forShopper, (query) => query.where('is_internal', '=', false))
    .orderBy('id')
    .limit(most)
    .execute()

/** The last entries of a chat, in the order of their ids. */
export async function lastEntries(
  db: Db,
  { chat, forShopper = false, most }: Omit<Range, 'after'> & { chat: number },
): Promise<EntryRow[]> {
  const rows = await db
    .selectFrom('chat_entry')
    .selectAll()
    .where('conversation_id', '=', chat)
    .$if(forShopper, (query) => query.where('is_internal', '=', false))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.reverse()
}

/** What the visitor wrote last, for the person who calls. */
export async function ownWords(db: Db, chat: number): Promise<string> {
  const rows = await db
    .selectFrom('chat_entry')
    .select('text')
    .where('conversation_id', '=', chat)
    .where('author', '=', 'shopper')
    .where('kind', '=', 'text')
    .orderBy('id', 'desc')
    .limit(MOST_QUOTED)
    .execute()
  return rows
    .map(({ text }) => text)
    .reverse()
    .join('\n')
    .slice(0, MOST_QUOTED_CHARS)
}

/** The id of the newest entry of all chats. */
export const newestId = async (db: Db): Promise<number> =>
  (await db.selectFrom('chat_clock').select('last_id').executeTakeFirst())?.last_id ?? 0
