import type { Db } from '#db/connect.ts'
import { hashOf, newToken } from '#features/people/accounts/server/index.ts'
import { DAY_MS, later, MINUTE_MS } from '#lib/dates.ts'

export type LinkKind = 'invitation' | 'reset'

/** A mailed code or link for a reset is good for 30 minutes; an invitation waits for a person's work week. */
export const LINK_MS: Readonly<Record<LinkKind, number>> = {
  reset: 30 * MINUTE_MS,
  invitation: 7 * DAY_MS,
}

/** Makes the token of a link that works once. Earlier links of the same kind end. */
export async function newLink(db: Db, accountId: number, kind: LinkKind, now: Date): Promise<string> {
  const token = newToken()
  await db
    .updateTable('account_link')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()
  await db
    .insertInto('account_link')
    .values({
      account_id: accountId,
      kind,
      token_hash: hashOf(token),
      created_at: now,
      expires_at: later(now, LINK_MS[kind]),
    })
    .execute()
  return token
}
