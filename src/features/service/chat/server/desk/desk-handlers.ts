import { randomUUID } from 'node:crypto'
import { implement } from '@orpc/server'
import { writeLead } from '#features/partners/leads/server/index.ts'
import { found, needs, requireSignedIn } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { chatDeskContract } from '../../contract.ts'
import { CHAT } from '../../rules/access.ts'
import { chatPath } from '../../rules/entry.ts'
import { texts } from '../../texts.ts'
import type { ChatContext } from '../context.ts'
import { endChat } from '../conversations.ts'
import { ownWords, presentEntry, writeEntry } from '../entries.ts'
import { keepPicture, pictureAnswer } from '../files.ts'
import { noteInHistory } from '../in-history.ts'
import { sendNotice } from '../live/notices.ts'
import { isAgentPresent, waitingCount } from '../presence.ts'
import { makeCard } from './cards.ts'
import {
  type AgentContext,
  byAgent,
  changeChat,
  deskPerson,
  handTo,
  takeChat,
  writeAsAgent,
} from './desk-changes.ts'
import { readChat, readDesk } from './read-desk.ts'
import { listReplies, removeReply, saveReply } from './replies.ts'

const os = implement(chatDeskContract).$context<ChatContext>()
const done = { done: true as const }

export const chatDeskHandlers = {
  desk: os.desk.use(needs(CHAT.read)).handler(({ context }) => {
    return readDesk(context.db, context.clock.now())
  }),

  waiting: os.waiting.use(needs(CHAT.read)).handler(async ({ context }) => {
    return { count: await waitingCount(context.db, context.clock.now()) }
  }),

  open: os.open.use(needs(CHAT.read)).handler(async ({ input, context }) => {
    return found(await readChat(context.db, input.id, requireSignedIn(context).accountId))
  }),

  presence: os.presence
    .use(needs(CHAT.answer))
    .handler(async ({ input: { isAvailable, capacity }, context }) => {
      const { id, name } = deskPerson(context)
      const row = { name, is_available: isAvailable, capacity, heard_at: context.clock.now() }
      await context.db
        .insertInto('chat_agent')
        .values({ account_id: id, ...row })
        .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
        .execute()
      await sendNotice(context.db, { kind: 'desk' })
      return done
    }),

  take: os.take.use(needs(CHAT.answer)).handler(({ input, context }) => takeChat(context, input.id)),

  send: os.send.use(needs(CHAT.answer)).handler(async ({ input: { id, ...message }, context }) => {
    const row = await writeAsAgent(context, id, { ...message, kind: 'text' })
    return { entry: presentEntry(row) }
  }),

  sendCard: os.sendCard
    .use(needs(CHAT.answer))
    .handler(async ({ input: { id, clientId, card }, context }) => {
      const made = await makeCard(context, card)
      return { entry: presentEntry(await writeAsAgent(context, id, { clientId, kind: 'card', card: made })) }
    }),

  addFile: os.addFile
    .use(needs(CHAT.answer))
    .handler(async ({ input: { id, clientId, picture }, context }) => {
      const file = await keepPicture(context.files, id, picture)
      return { entry: presentEntry(await writeAsAgent(context, id, { clientId, kind: 'file', file })) }
    }),

  file: os.file.use(needs(CHAT.read)).handler(async ({ input, context }) => {
    const entry = await context.db
      .selectFrom('chat_entry')
      .select(['id', 'file'])
      .where('id', '=', input.entry)
      .where('conversation_id', '=', input.id)
      .executeTakeFirst()
    return pictureAnswer(context.files, input.id, found(entry))
  }),

  typing: os.typing.use(needs(CHAT.answer)).handler(async ({ input, context }) => {
    const { name } = deskPerson(context)
    await sendNotice(context.db, { kind: 'typing', chat: input.id, by: 'agent', name })
    return done
  }),

  read: os.read.use(needs(CHAT.answer)).handler(async ({ input: { id, upTo }, context }) => {
    const me = deskPerson(context)
    const { numUpdatedRows } = await context.db
      .updateTable('chat_participant')
      .set({ read_to: upTo })
      .where('conversation_id', '=', id)
      .where('account_id', '=', me.id)
      .where('read_to', '<', upTo)
      .where((eb) => eb(eb.val(upTo), '<=', eb.selectFrom('chat_clock').select('last_id').$castTo<number>()))
      .executeTakeFirst()
    if (numUpdatedRows > 0) await sendNotice(context.db, { kind: 'changed', chat: id })
    return done
  }),

  transfer: os.transfer.use(needs(CHAT.answer)).handler(({ input: { id, to, note }, context }) =>
    changeChat(context, id, async (trx, row, me) => {
      const at = context.clock.now()
      if (row.state === 'closed') throw new ApiError('chat_ended', texts.chatEnded, { status: 409 })
      if (row.owner_id !== me.id) throw new ApiError('not_owner', texts.notOwner, { status: 409 })
      if (!(await isAgentPresent(trx, to, at)))
        throw new ApiError('not_present', texts.notPresent, { status: 409 })
      const { name } = await trx
        .selectFrom('chat_agent')
        .select('name')
        .where('account_id', '=', to)
        .executeTakeFirstOrThrow()
      await handTo(trx, id, { id: to, name }, at)
      if (note !== '')
        await writeEntry(trx, {
          ...byAgent(id, me, at),
          kind: 'text',
          text: note,
          isInternal: true,
          clientId: randomUUID(),
        })
      await writeEntry(trx, {
        ...byAgent(id, { id: to, name }, at),
        kind: 'transferred',
        clientId: randomUUID(),
      })
      return { action: 'chats.transfer', before: { owner: me.id }, after: { owner: to } }
    }),
  ),

  close: os.close.use(needs(CHAT.answer)).handler(({ input, context }) =>
    changeChat(context, input.id, async (trx, row, me) => {
      if (row.state === 'closed') throw new ApiError('chat_ended', texts.chatEnded, { status: 409 })
      const at = context.clock.now()
      await endChat(trx, row.id, { author: 'agent', accountId: me.id, authorName: me.name, at })
      return { action: 'chats.close' }
    }),
  ),

  makeLead: os.makeLead.use(needs(CHAT.answer)).handler(({ input, context }) => makeLead(context, input)),

  replies: os.replies.use(needs(CHAT.read)).handler(async ({ context }) => {
    return { replies: await listReplies(context.db) }
  }),

  saveReply: os.saveReply.use(needs(CHAT.answer)).handler(({ input, context }) => saveReply(context, input)),

  removeReply: os.removeReply
    .use(needs(CHAT.answer))
    .handler(({ input, context }) => removeReply(context, input.id)),
}

interface LeadInput {
  id: number
  name: string
  phone: string
  email: string
}

/** Makes a lead of a chat: a colleague calls later. Throws ApiError 404 not_found. */
async function makeLead(context: AgentContext, { id, ...person }: LeadInput) {
  let reference = ''
  await changeChat(context, id, async (trx, row, me) => {
    const now = context.clock.now()
    await trx.updateTable('chat_conversation').set(person).where('id', '=', row.id).execute()
    await noteInHistory(trx, row.id)
    const lead = await writeLead(
      trx,
      { kind: 'chat', ...person, comments: await ownWords(trx, id), detailsPath: chatPath(id) },
      now,
    )
    reference = lead.reference
    await writeEntry(trx, {
      ...byAgent(id, me, now),
      kind: 'lead-made',
      text: reference,
      isInternal: true,
      clientId: randomUUID(),
    })
    return { action: 'chats.lead', after: { lead: lead.id } }
  })
  return { reference }
}
