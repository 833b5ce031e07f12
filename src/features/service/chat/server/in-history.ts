import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import {
  addTimelineEntry,
  knownCustomer,
  unlinkTimelineEntry,
} from '#features/partners/customers/server/index.ts'
import { BUYER } from '#features/people/accounts/rules/actor.ts'
import { CHAT_ENTRY } from '../rules/access.ts'
import { chatPath, shortened } from '../rules/entry.ts'
import { texts } from '../texts.ts'

/**
 * Writes a chat that has ended into the history of the store's customer whose phone or mail address it
 * carries, once. The address to which a visitor asked the transcript does not count: we promise to use it
 * for nothing else. Call it before an entry of the chat is written: it may wait for a customer's row, and
 * `writeEntry` locks the row that each chat needs.
 */
export async function noteInHistory(trx: Transaction<Tables>, id: number): Promise<void> {
  const chat = await trx
    .selectFrom('chat_conversation')
    .select(['email', 'phone', 'closed_at', 'changed_at'])
    .where('id', '=', id)
    .where('state', '=', 'closed')
    .where('customer_id', 'is', null)
    .executeTakeFirst()
  if (!chat) return
  const customerId = await customerOf(trx, chat)
  if (customerId === undefined) return
  const { numUpdatedRows } = await trx
    .updateTable('chat_conversation')
    .set({ customer_id: customerId })
    .where('id', '=', id)
    .where('customer_id', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  const { words, answeredBy, lastAt } = await summaryOf(trx, id)
  await addTimelineEntry(trx, {
    customerId,
    kind: CHAT_ENTRY,
    text: texts.history.entry(words, answeredBy),
    href: chatPath(id),
    actor: BUYER,
    now: lastAt ?? chat.closed_at ?? chat.changed_at,
  })
}

/** The store's customer whose phone or mail address a chat carries. */
export const customerOf = (
  db: Db,
  { phone, email }: { phone: string; email: string },
): Promise<number | undefined> => knownCustomer(db, { phone, email: email.toLowerCase() })

/** A chat was deleted on its day: the history keeps that there was one, without its words. */
export async function forgetInHistory(
  trx: Transaction<Tables>,
  chats: readonly { id: number; customer_id: number | null }[],
): Promise<void> {
  for (const { id, customer_id: customerId } of chats)
    if (customerId !== null)
      await unlinkTimelineEntry(trx, {
        customerId,
        kind: CHAT_ENTRY,
        href: chatPath(id),
        text: texts.history.deleted,
      })
}

/** The visitor's first words, the people who answered, and the time of the last message. */
async function summaryOf(db: Db, chat: number) {
  const messages = db
    .selectFrom('chat_entry')
    .where('conversation_id', '=', chat)
    .where('kind', 'in', ['text', 'card', 'file'])
    .where('is_internal', '=', false)
  const first = await messages
    .select('text')
    .where('author', '=', 'shopper')
    .where('text', '<>', '')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const writers = await messages
    .select(['author', 'author_name'])
    .select((eb) => eb.fn.max('written_at').as('last_at'))
    .groupBy(['author', 'author_name'])
    .orderBy((eb) => eb.fn.min('id'))
    .execute()
  const times = writers.map(({ last_at }) => last_at.getTime())
  return {
    words: shortened(first?.text ?? ''),
    answeredBy: writers.filter(({ author }) => author === 'agent').map(({ author_name }) => author_name),
    lastAt: times.length > 0 ? new Date(Math.max(...times)) : undefined,
  }
}
