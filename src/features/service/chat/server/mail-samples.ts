import { EMAIL, type Samples } from '#tests/mails/sample.ts'
import { CHAT_MAIL_TOPIC } from './transcript.ts'

export const samples: Samples = async ({ db, clock }) => {
  const at = clock.now()
  const { id: chat } = await db
    .insertInto('chat_conversation')
    .values({
      ...{ visitor_hash: new Uint8Array(32), state: 'closed', name: 'Ann', email: EMAIL, owner_id: null },
      ...{ owner_name: 'Dana Reyes', started_at: at, changed_at: at, closed_at: at, rating: null },
      delete_on: '2027-11-23',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const says = { conversation_id: chat, account_id: null, kind: 'text' as const, file: null, written_at: at }
  await db
    .insertInto('chat_entry')
    .values([
      { ...says, id: 1, client_id: 'a', author: 'shopper', author_name: 'Ann', text: 'Will it fit?' },
      { ...says, id: 2, client_id: 'b', author: 'agent', author_name: 'Dana', text: 'Yes, send a photo.' },
    ])
    .execute()
  return [{ topic: CHAT_MAIL_TOPIC, kind: 'transcript', payload: { chat, to: EMAIL } }]
}
