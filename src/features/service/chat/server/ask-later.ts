import { withIdempotency } from '#db/idempotency.ts'
import { writeLead } from '#features/partners/leads/server/index.ts'
import { promiseText } from '#features/partners/support/rules/business-hours.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { admit } from '#platform/limits/server/admit.ts'
import { CHAT_LIMITS } from '../rules/access.ts'
import { chatPath } from '../rules/entry.ts'
import { texts } from '../texts.ts'
import type { ChatContext } from './context.ts'
import { ownWords, writeEntry } from './entries.ts'
import { changeOwn, requireVisitor } from './own-chat.ts'

interface CallWish {
  clientId: string
  name: string
  phone: string
}

/** The visitor of a chat asks for a call: a lead with the chat behind it, once for a client id. */
export function askForCall(context: ChatContext, { clientId, name, phone }: CallWish) {
  return changeOwn(context, async (trx, row) => {
    const now = context.clock.now()
    await trx.updateTable('chat_conversation').set({ name, phone }).where('id', '=', row.id).execute()
    const lead = await writeLead(
      trx,
      { kind: 'chat', name, phone, comments: await ownWords(trx, row.id), detailsPath: chatPath(row.id) },
      now,
    )
    const promise = promiseText(lead.promisedAt, now)
    await writeEntry(trx, {
      chat: row.id,
      clientId,
      author: 'shopper',
      authorName: name,
      kind: 'call-asked',
      text: promise,
      at: now,
    })
    return { promise }
  })
}

interface LeftMessage extends CallWish {
  text: string
  email: string
  path: string
}

/** A question while no agent is free: a lead that we answer by the promised time, once for a client id. */
export function leaveMessage(context: ChatContext, { clientId, path, ...message }: LeftMessage) {
  requireVisitor(context)
  const { db, clock, rateLimits, request } = context
  const refusals = { otherBody: texts.failed, stillRunning: texts.sending }
  return withIdempotency(
    { db, clock, texts: refusals },
    { scope: 'chat.leave', key: clientId, body: message },
    async () => {
      await admit(rateLimits, request, 'chat', [[CHAT_LIMITS['chat-start'], networkOf(request.ip)]])
      const now = clock.now()
      const { text, ...person } = message
      const lead = await db
        .transaction()
        .execute((trx) => writeLead(trx, { kind: 'chat', ...person, comments: text, pageUrl: path }, now))
      return { promise: promiseText(lead.promisedAt, now) }
    },
  )
}
