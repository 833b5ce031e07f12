import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { type Authorized, found, requireSignedIn } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { judgeTake, mayWrite } from '../../rules/conversation.ts'
import { texts } from '../../texts.ts'
import type { ChatContext } from '../context.ts'
import { type ChatRow, lockChat } from '../conversations.ts'
import { type EntryRow, type NewEntry, writeEntry } from '../entries.ts'
import { isAgentPresent } from '../presence.ts'

export interface DeskPerson {
  id: number
  name: string
}

/** The context of a call that needs `chat.answer`. */
export type AgentContext = ChatContext & { permission: Authorized<'chat.answer'> }

/** The member of staff who asks. Throws ApiError 401. */
export function deskPerson(context: AgentContext): DeskPerson {
  const { accountId, actor } = requireSignedIn(context)
  return { id: accountId, name: actor.name }
}

interface Recorded {
  action: string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/** Changes a chat and records who did it. Throws ApiError 404 not_found. */
export function changeChat(
  context: AgentContext,
  id: number,
  work: (trx: Transaction<Tables>, row: ChatRow, me: DeskPerson) => Promise<Recorded | undefined>,
): Promise<{ done: true }> {
  const { permission } = context
  const me = deskPerson(context)
  return inTransaction(
    context.db,
    async (trx) => {
      const row = found(await lockChat(trx, id))
      const recorded = await work(trx, row, me)
      if (recorded)
        await recordAudit(trx, {
          ...recorded,
          actor: permission.actor,
          entity: 'chat',
          entityId: id,
          sessionId: context.signedIn?.sessionId,
        })
      return { done: true as const }
    },
    texts.failed,
  )
}

/** Takes a chat. Of two agents who take it at the same time, one gets it and the other a 409. */
export function takeChat(context: AgentContext, id: number): Promise<{ done: true }> {
  return changeChat(context, id, async (trx, row, me) => {
    const at = context.clock.now()
    const isOwnerPresent = row.owner_id !== null && (await isAgentPresent(trx, row.owner_id, at))
    switch (judgeTake({ state: row.state, ownerId: row.owner_id, isOwnerPresent }, me.id)) {
      case 'mine':
        return undefined
      case 'closed':
        throw new ApiError('chat_ended', texts.chatEnded, { status: 409 })
      case 'taken':
        throw new ApiError('taken', texts.takenBy(row.owner_name ?? ''), { status: 409 })
      case 'take':
        await handTo(trx, row.id, me, at)
        await writeEntry(trx, { ...byAgent(row.id, me, at), kind: 'taken', clientId: randomUUID() })
        return { action: 'chats.take', before: { owner: row.owner_id }, after: { owner: me.id } }
    }
  })
}

/** Makes a person the owner and a participant of a chat. */
export async function handTo(
  trx: Transaction<Tables>,
  chat: number,
  { id, name }: DeskPerson,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('chat_conversation')
    .set({ state: 'open', owner_id: id, owner_name: name })
    .where('id', '=', chat)
    .execute()
  await trx
    .insertInto('chat_participant')
    .values({ conversation_id: chat, account_id: id, name, joined_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const byAgent = (chat: number, { id, name }: DeskPerson, at: Date) => ({
  chat,
  author: 'agent' as const,
  accountId: id,
  authorName: name,
  at,
})

type NewMessage = Pick<NewEntry, 'clientId' | 'kind'> &
  Partial<Pick<NewEntry, 'text' | 'card' | 'file' | 'isInternal'>>

/**
 * Writes to the visitor, as the owner, or an internal note. Throws ApiError 404, 409 not_owner | chat_ended.
 */
export function writeAsAgent(context: AgentContext, chat: number, written: NewMessage): Promise<EntryRow> {
  const me = deskPerson(context)
  return inTransaction(
    context.db,
    async (trx) => {
      const row = found(await lockChat(trx, chat))
      if (row.state === 'closed' && !written.isInternal && !(await isWritten(trx, chat, written.clientId)))
        throw new ApiError('chat_ended', texts.chatEnded, { status: 409 })
      if (row.state !== 'closed' && !mayWriteRow(row, me, written.isInternal === true))
        throw new ApiError('not_owner', texts.notOwner, { status: 409 })
      return writeEntry(trx, { ...byAgent(chat, me, context.clock.now()), ...written })
    },
    texts.failed,
  )
}

const mayWriteRow = (row: ChatRow, me: DeskPerson, isInternal: boolean): boolean =>
  mayWrite({ state: row.state, ownerId: row.owner_id }, me.id, isInternal)

const isWritten = async (trx: Transaction<Tables>, chat: number, clientId: string): Promise<boolean> =>
  (await trx
    .selectFrom('chat_entry')
    .select('id')
    .where('conversation_id', '=', chat)
    .where('client_id', '=', clientId)
    .executeTakeFirst()) !== undefined
