import type { Db } from '#db/connect.ts'
import { callBackBy, openingAt, promiseText } from '#features/partners/support/rules/business-hours.ts'
import { MINUTE_MS } from '#lib/dates.ts'
import type { DeskAgent } from '../contract.ts'
import { chatMode, freePlaces } from '../rules/availability.ts'
import { PRESENT_MS } from '../rules/bounds.ts'

/** A chat that has waited longer than this was abandoned and takes no agent's time. */
const WAITS_MS = 10 * MINUTE_MS

/** Who is at the desk, and how many chats each answers. */
export async function deskAgents(db: Db, now: Date): Promise<DeskAgent[]> {
  const rows = await db
    .selectFrom('chat_agent')
    .selectAll()
    .select((eb) =>
      eb
        .selectFrom('chat_conversation')
        .select((inner) => inner.fn.countAll<number>().as('load'))
        .whereRef('chat_conversation.owner_id', '=', 'chat_agent.account_id')
        .where('chat_conversation.state', '=', 'open')
        .as('load'),
    )
    .orderBy('name')
    .execute()
  return rows.map((row) => ({
    id: row.account_id,
    name: row.name,
    isAvailable: row.is_available,
    isPresent: isPresent(row.heard_at, now),
    capacity: row.capacity,
    load: row.load ?? 0,
  }))
}

const isPresent = (heardAt: Date, now: Date): boolean => now.getTime() - heardAt.getTime() < PRESENT_MS

/** Whether the console of an agent sent something a moment ago. */
export async function isAgentPresent(db: Db, accountId: number, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('chat_agent')
    .select(['heard_at', 'is_available'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.is_available === true && isPresent(row.heard_at, now)
}

/** How many chats wait for an agent. */
export async function waitingCount(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('chat_conversation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'waiting')
    .where('changed_at', '>', new Date(now.getTime() - WAITS_MS))
    .executeTakeFirstOrThrow()
  return count
}

/** What the chat offers a person at a moment, and until when a message is answered. */
export async function offerAt(db: Db, { now, isSignedIn }: { now: Date; isSignedIn: boolean }) {
  const [agents, waiting] = await Promise.all([deskAgents(db, now), waitingCount(db, now)])
  const { isOpen } = openingAt(now)
  return {
    mode: chatMode({ isSignedIn, isOpen, free: freePlaces(agents, waiting) }),
    promise: promiseText(callBackBy(now), now),
  }
}

/** Records that an agent's console is connected. */
export const hearAgent = (db: Db, accountId: number, now: Date) =>
  db.updateTable('chat_agent').set({ heard_at: now }).where('account_id', '=', accountId).execute()
