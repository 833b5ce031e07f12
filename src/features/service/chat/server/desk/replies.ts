import type { Db } from '#db/connect.ts'
import { found } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { SavedReply } from '../../contract.ts'
import { texts } from '../../texts.ts'
import { type AgentContext, deskPerson } from './desk-changes.ts'

const MOST_REPLIES = 500

/** The texts that staff use again and again, by shortcut. */
export const listReplies = (db: Db): Promise<SavedReply[]> =>
  db
    .selectFrom('chat_reply')
    .select(['id', 'shortcut', 'text'])
    .orderBy('shortcut')
    .limit(MOST_REPLIES)
    .execute()

interface ReplyInput {
  id?: number | undefined
  shortcut: string
  text: string
}

/** Saves a reply; with an id it changes that one. Throws ApiError 404 not_found, 409 exists. */
export async function saveReply(context: AgentContext, { id, shortcut, text }: ReplyInput) {
  const { permission } = context
  const { name } = deskPerson(context)
  const values = { shortcut, text, changed_by: name, changed_at: context.clock.now() }
  return context.db.transaction().execute(async (trx) => {
    const same = await trx
      .selectFrom('chat_reply')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['shortcut']), '=', shortcut.toLowerCase()))
      .$if(id !== undefined, (query) => query.where('id', '<>', id ?? 0))
      .executeTakeFirst()
    if (same) throw new ApiError('exists', texts.replyExists, { status: 409 })
    const row = found(
      id === undefined
        ? await trx.insertInto('chat_reply').values(values).returning('id').executeTakeFirst()
        : await trx
            .updateTable('chat_reply')
            .set(values)
            .where('id', '=', id)
            .returning('id')
            .executeTakeFirst(),
    )
    await recordAudit(trx, {
      actor: permission.actor,
      action: 'chats.save-reply',
      entity: 'saved reply',
      entityId: row.id,
      after: { shortcut, text },
      sessionId: context.signedIn?.sessionId,
    })
    return row
  })
}

/** Removes a saved reply. Throws ApiError 404 not_found. */
export async function removeReply(context: AgentContext, id: number): Promise<{ done: true }> {
  const { permission } = context
  return context.db.transaction().execute(async (trx) => {
    const row = found(
      await trx.deleteFrom('chat_reply').where('id', '=', id).returning('shortcut').executeTakeFirst(),
    )
    await recordAudit(trx, {
      actor: permission.actor,
      action: 'chats.remove-reply',
      entity: 'saved reply',
      entityId: id,
      before: { shortcut: row.shortcut },
      sessionId: context.signedIn?.sessionId,
    })
    return { done: true as const }
  })
}
