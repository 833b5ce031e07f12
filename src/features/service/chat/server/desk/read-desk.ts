import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Desk, ListedChat, OpenedChat } from '../../contract.ts'
import { PAGE_ENTRIES } from '../../rules/bounds.ts'
import { cardTitle, shortened } from '../../rules/entry.ts'
import { texts } from '../../texts.ts'
import type { ChatRow } from '../conversations.ts'
import { type EntryRow, lastEntries, presentEntry } from '../entries.ts'
import { customerOf } from '../in-history.ts'
import { deskAgents } from '../presence.ts'

/** More chats than the desk can answer; the oldest come first. */
const MOST_LISTED = 300
const MOST_EARLIER = 10

/** The desk at a moment: who answers, which chats wait and which run. */
export async function readDesk(db: Db, now: Date): Promise<Desk> {
  const [agents, rows] = await Promise.all([
    deskAgents(db, now),
    db
      .selectFrom('chat_conversation')
      .selectAll()
      .where('state', '<>', 'closed')
      .orderBy('id')
      .limit(MOST_LISTED)
      .execute(),
  ])
  return { agents, chats: await listed(db, rows) }
}

async function listed(db: Db, rows: readonly ChatRow[]): Promise<ListedChat[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [last, unanswered] = await Promise.all([lastOf(db, ids), unansweredOf(db, ids)])
  return rows.map((row) => listedChat(row, last.get(row.id), unanswered.get(row.id)))
}

const listedChat = (row: ChatRow, last: EntryRow | undefined, unanswered: Date | undefined): ListedChat => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  state: row.state,
  ownerId: row.owner_id,
  ownerName: row.owner_name,
  startedAt: row.started_at.toISOString(),
  unansweredSince: unanswered?.toISOString() ?? null,
  lastText: last ? shortText(last) : '',
  shopperReadTo: row.shopper_read_to,
  sharesPage: row.shares_page,
  seenPage: row.seen_page,
  seenCart: row.seen_cart,
})

function shortText({ kind, text, card }: EntryRow): string {
  if (kind === 'file') return texts.picture
  if (kind === 'card' && card) return cardTitle(card, texts.cartOf)
  return shortened(text)
}

/** The last thing that was written in each chat. */
async function lastOf(db: Db, ids: readonly number[]): Promise<Map<number, EntryRow>> {
  const rows = await db
    .selectFrom('chat_entry')
    .selectAll()
    .distinctOn('conversation_id')
    .where('conversation_id', 'in', ids)
    .where('kind', 'in', ['text', 'card', 'file'])
    .where('is_internal', '=', false)
    .orderBy('conversation_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.conversation_id, row]))
}

/** When the oldest message was written that no agent has answered. */
async function unansweredOf(db: Db, ids: readonly number[]): Promise<Map<number, Date>> {
  const rows = await db
    .selectFrom('chat_entry as own')
    .select(['own.conversation_id', (eb) => eb.fn.min('own.written_at').as('since')])
    .where('own.conversation_id', 'in', ids)
    .where('own.author', '=', 'shopper')
    .where('own.kind', 'in', ['text', 'file'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chat_entry as answer')
            .select(sql`1`.as('one'))
            .whereRef('answer.conversation_id', '=', 'own.conversation_id')
            .whereRef('answer.id', '>', 'own.id')
            .where('answer.author', '=', 'agent')
            .where('answer.is_internal', '=', false)
            .where('answer.kind', 'in', ['text', 'card', 'file']),
        ),
      ),
    )
    .groupBy('own.conversation_id')
    .execute()
  return new Map(rows.map(({ conversation_id, since }) => [conversation_id, since]))
}

/** One chat with its entries, and the chats of the same visitor or mailbox before. */
export async function readChat(db: Db, id: number, accountId: number): Promise<OpenedChat | undefined> {
  const row = await db.selectFrom('chat_conversation').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const [[summary], entries, mark, before, customerID] = await Promise.all([
    listed(db, [row]),
    lastEntries(db, { chat: id, most: PAGE_ENTRIES }),
    db
      .selectFrom('chat_participant')
      .select('read_to')
      .where('conversation_id', '=', id)
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    earlier(db, row),
    row.customer_id ?? customerOf(db, row),
  ])
  const last = await lastOf(db, [0, ...before.map((each) => each.id)])
  return {
    ...summary!,
    entries: entries.map(presentEntry),
    readTo: mark?.read_to ?? 0,
    customerID: customerID ?? null,
    rating: row.rating,
    ratingText: row.rating_text,
    earlier: before.map((each) => ({
      id: each.id,
      startedAt: each.started_at.toISOString(),
      lastText: shortText(last.get(each.id) ?? ({ kind: 'text', text: '', card: null } as EntryRow)),
    })),
  }
}

const earlier = (db: Db, { id, visitor_hash, email }: ChatRow): Promise<ChatRow[]> =>
  db
    .selectFrom('chat_conversation')
    .selectAll()
    .where('id', '<', id)
    .where((eb) =>
      eb.or([
        eb('visitor_hash', '=', visitor_hash),
        ...(email === '' ? [] : [eb(eb.fn('lower', ['email']), '=', email.toLowerCase())]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(MOST_EARLIER)
    .execute()
