import type { Db } from '#db/connect.ts'
import { type Secrets, seal } from '#lib/http/sealing.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { newLink } from './mails.ts'
import { hashPassword } from './passwords.ts'
import { CODE_SECRET } from './sign-in.ts'

export type FirstAdmin =
  | { kind: 'invited'; token: string }
  | { kind: 'refused'; reason: 'has_admin' | 'email_taken' }

/**
 * Makes the first administrator and the token of an invitation that works once. Refused when an administrator
 * can sign in already: then that person invites others in the portal. Before the invitation is accepted, the
 * command may be run again with the same address.
 */
export function firstAdmin(db: Db, email: string, now: Date): Promise<FirstAdmin> {
  return db.transaction().execute(async (trx): Promise<FirstAdmin> => {
    const admins = await trx
      .selectFrom('account')
      .select(['id', 'email', 'password_hash'])
      .where('role', '=', 'admin')
      .where('disabled_at', 'is', null)
      .forUpdate()
      .execute()
    if (admins.some(({ password_hash }) => password_hash !== null))
      return { kind: 'refused', reason: 'has_admin' }
    const invited = admins.find((admin) => admin.email === email)
    const made =
      invited ??
      (await trx
        .insertInto('account')
        .values({ email, name: email, role: 'admin', company_id: null, created_at: now })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returning('id')
        .executeTakeFirst())
    if (!made) return { kind: 'refused', reason: 'email_taken' }
    const token = await newLink(trx, made.id, 'invitation', now)
    await recordAudit(trx, {
      actor: { kind: 'system', name: 'command line' },
      action: 'users.first-admin',
      entity: 'account',
      entityId: made.id,
      after: { email },
    })
    return { kind: 'invited', token }
  })
}

/** The columns of an account whose password and code secret are known: for the people of the demo alone. */
export const demoCredentials = async (
  secrets: Secrets,
  { password, codeSecret }: { password: string; codeSecret: string },
): Promise<{ password_hash: string; totp_sealed: string }> => ({
  password_hash: await hashPassword(password),
  totp_sealed: seal(secrets, CODE_SECRET, codeSecret),
})
