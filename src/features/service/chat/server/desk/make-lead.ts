import { randomUUID } from 'node:crypto'
import { writeLead } from '#features/partners/leads/server/index.ts'
import { chatPath } from '../../rules/entry.ts'
import type { ChatContext } from '../context.ts'
import { ownWords, writeEntry } from '../entries.ts'
import { noteInHistory } from '../in-history.ts'
import { byAgent, changeChat } from './desk-changes.ts'

interface LeadInput {
  id: number
  name: string
  phone: string
  email: string
}

/** Makes a lead of a chat: a colleague calls later. Throws ApiError 404 not_found. */
export async function makeLead(context: ChatContext, { id, ...person }: LeadInput) {
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
