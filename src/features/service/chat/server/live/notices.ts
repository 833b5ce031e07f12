import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import type { Tables } from '#db/tables.ts'

/** The channel on which the processes of the store notify each other about chats. */
export const CHAT_CHANNEL = 'chat'

const noticeSchema = z.discriminatedUnion('kind', [
  /** there are new entries */
  z.object({ kind: z.literal('entries') }),
  /** read marks, contact data or the visitor's page have changed */
  z.object({ kind: z.literal('changed'), chat: z.int() }),
  /** who is at the desk has changed */
  z.object({ kind: z.literal('desk') }),
  z.object({ kind: z.literal('typing'), chat: z.int(), by: z.enum(['shopper', 'agent']), name: z.string() }),
])
export type ChatNotice = z.infer<typeof noticeSchema>

/** Sends a notice to every process; inside a transaction, when the transaction commits. */
export const sendNotice = async (db: Kysely<Tables>, notice: ChatNotice): Promise<void> => {
  await sql`select pg_notify(${CHAT_CHANNEL}, ${JSON.stringify(notice)})`.execute(db)
}

/** Reads a notice. A newer release may send kinds that this one does not know: those are undefined. */
export function readNotice(payload: string): ChatNotice | undefined {
  try {
    return noticeSchema.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
