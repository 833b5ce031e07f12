import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { OwnChat } from '../contract.ts'
import { deletionDay, PAGE_ENTRIES, SHOWN_AFTER_END_MS } from '../rules/bounds.ts'
import { lastEntries, presentEntry, writeEntry } from './entries.ts'
import { noteInHistory } from './in-history.ts'

export type ChatRow = Selectable<Tables['chat_conversation']>

/** The visitor's chat: the one that goes on, or the last one for a day after its end. */
export async function currentChat(db: Db, visitor: Uint8Array, now: Date): Promise<ChatRow | undefined> {
  const row = await db
    .selectFrom('chat_conversation')
    .selectAll()
    .where('visitor_hash', '=', visitor)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const endedLongAgo = row?.closed_at != null && now.getTime() - row.closed_at.getTime() > SHOWN_AFTER_END_MS
  return endedLongAgo ? undefined : row
}

/** The chat of a visitor that goes on, locked until the transaction ends. */
export const lockLiving = (trx: Transaction<Tables>, visitor: Uint8Array): Promise<ChatRow | undefined> =>
  trx
    .selectFrom('chat_conversation')
    .selectAll()
    .where('visitor_hash', '=', visitor)
    .where('state', '<>', 'closed')
    .forUpdate()
    .executeTakeFirst()

export const lockChat = (trx: Transaction<Tables>, id: number): Promise<ChatRow | undefined> =>
  trx.selectFrom('chat_conversation').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

interface NewChat {
  visitor: Uint8Array
  name: string
  sharesPage: boolean
  now: Date
}

/** Begins a chat; two tabs that begin one at the same time get the same. */
export async function beginChat(
  trx: Transaction<Tables>,
  { visitor, name, sharesPage, now }: NewChat,
): Promise<ChatRow | undefined> {
  const row = await trx
    .insertInto('chat_conversation')
    .values({
      visitor_hash: visitor,
      state: 'waiting',
      name,
      owner_id: null,
      owner_name: null,
      shares_page: sharesPage,
      seen_page: 'null',
      seen_cart: 'null',
      rating: null,
      started_at: now,
      changed_at: now,
      delete_on: deletionDay(now),
    })
    .onConflict((conflict) => conflict.column('visitor_hash').where('state', '<>', 'closed').doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? lockLiving(trx, visitor)
}

interface Ending {
  author: 'shopper' | 'agent' | 'system'
  accountId?: number | undefined
  authorName: string
  at: Date
}

/** Ends a chat that goes on, whose row the transaction has locked. */
export async function endChat(trx: Transaction<Tables>, chat: number, ending: Ending): Promise<void> {
  await trx
    .updateTable('chat_conversation')
    .set({ state: 'closed', closed_at: ending.at, seen_page: 'null', seen_cart: 'null' })
    .where('id', '=', chat)
    .execute()
  await noteInHistory(trx, chat)
  await writeEntry(trx, { ...ending, chat, clientId: randomUUID(), kind: 'closed' })
}

/** The last entry that an agent has read. */
async function deskReadTo(db: Db, chat: number): Promise<number> {
  const { read_to } = await db
    .selectFrom('chat_participant')
    .select((eb) => eb.fn.max('read_to').as('read_to'))
    .where('conversation_id', '=', chat)
    .executeTakeFirstOrThrow()
  return read_to ?? 0
}

/** A chat as its visitor sees it, without the entries. */
export const presentState = async (db: Db, row: ChatRow): Promise<Omit<OwnChat, 'entries'>> => ({
  state: row.state,
  agent: row.owner_name ?? '',
  deskReadTo: await deskReadTo(db, row.id),
  shopperReadTo: row.shopper_read_to,
  sharesPage: row.shares_page,
  isRated: row.rating !== null,
})

export async function presentOwn(db: Db, row: ChatRow): Promise<OwnChat> {
  const rows = await lastEntries(db, { chat: row.id, forShopper: true, most: PAGE_ENTRIES })
  return { ...(await presentState(db, row)), entries: rows.map(presentEntry) }
}
