import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#db/connect.ts'

// A tag (ann+store@) can be a separate mailbox, so an address counts as it is written.
export const mailboxHash = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex')

const TOKEN_BYTES = 24

interface MailChoice {
  token: string
  stopped: boolean
}

/** What the mailbox chose; its first mail makes the token of its links. */
export async function choiceOf(db: Db, email: string): Promise<MailChoice> {
  const hash = mailboxHash(email)
  const find = () =>
    db.selectFrom('mail_choice').selectAll().where('mailbox_hash', '=', hash).executeTakeFirst()
  let row = await find()
  if (!row) {
    await db
      .insertInto('mail_choice')
      .values({ mailbox_hash: hash, token: randomBytes(TOKEN_BYTES).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = await find()
  }
  if (!row) throw new Error('The choice of a mailbox was not written')
  return { token: row.token, stopped: row.stopped_at !== null }
}

/** Whether a mailbox stopped mail that is not about an order. */
export async function hasStoppedMail(db: Db, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_choice')
    .select('stopped_at')
    .where('mailbox_hash', '=', mailboxHash(email))
    .executeTakeFirst()
  return row !== undefined && row.stopped_at !== null
}

/** Whether the mailbox of a token stopped such mail; undefined for a token that is not ours. */
export async function readChoice(db: Db, token: string): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('mail_choice')
    .select('stopped_at')
    .where('token', '=', token)
    .executeTakeFirst()
  return row && row.stopped_at !== null
}

/** Stops such mail, or sends it again. False for a token that is not ours. */
export async function choose(db: Db, token: string, stop: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_choice')
    .set({ stopped_at: stop ? now : null })
    .where('token', '=', token)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
