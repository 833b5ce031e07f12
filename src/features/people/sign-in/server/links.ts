import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { endSessionsOf, hashOf } from '#features/people/accounts/server/index.ts'
import { later } from '#lib/dates.ts'
import { seal, unseal } from '#lib/http/sealing.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { passwordProblem } from '../rules/password.ts'
import { texts } from '../texts.ts'
import { type AccountRow, accountById, actorOf, isUnused } from './account-rows.ts'
import { refused, type SignInContext } from './context.ts'
import { finishSignIn } from './finish.ts'
import { changedMail, LINK_MS, type LinkKind } from './mails.ts'
import { codeAppAddress, newCodeSecret, stepOfCode } from './one-time-codes.ts'
import { hashPassword } from './passwords.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'
import { CODE_SECRET, requireCode } from './sign-in.ts'

/** The account that a link is for. Throws ApiError 404 link_over for a link that is wrong, old or used. */
export async function accountOfLink(db: Db, token: string, kind: LinkKind, now: Date): Promise<AccountRow> {
  const link = await liveLinks(db, token, kind, now).executeTakeFirst()
  const account = link && (await accountById(db, link.account_id))
  if (!account || account.is_closed) throw linkOver()
  // An invitation is for an account that nobody has used: it never replaces a password or a passkey.
  const isUsed = account.password_hash !== null || account.passkeys > 0
  if (kind === 'invitation' && isUsed) throw linkOver()
  return account
}

const liveLinks = (db: Db, token: string, kind: LinkKind, now: Date) =>
  db
    .selectFrom('account_link')
    .select(['id', 'account_id'])
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)

const linkOver = () => refused('link_over', texts.linkOver, 404)

/**
 * Uses a link up inside the transaction of the change that it allows: of two requests at once, one
 * succeeds.
 */
async function takeLink(trx: Transaction<Tables>, token: string, kind: LinkKind, now: Date): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('account_link')
    .set({ used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw linkOver()
}

/** A new secret for an authenticator app, sealed for this account until its first code arrives. */
export function newCodeApp({ accounts, clock }: SignInContext, account: Pick<AccountRow, 'id' | 'email'>) {
  const secret = newCodeSecret()
  const kept = JSON.stringify({ secret, accountId: account.id, until: later(clock.now(), LINK_MS.reset) })
  return {
    sealed: seal(accounts.secrets, 'new-code-app', kept),
    secret,
    address: codeAppAddress(secret, account.email),
  }
}

/**
 * The secret of `newCodeApp` when the code shows that the app has it, with the step of the code. Throws
 * ApiError code_refused, link_over.
 */
export function confirmedCodeApp(
  { accounts, clock }: SignInContext,
  accountId: number,
  { sealed, code }: { sealed: string; code: string },
): { totp_sealed: string; totp_last_step: number } {
  const text = unseal(accounts.secrets, 'new-code-app', sealed)
  const kept = text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>)
  const now = clock.now()
  if (kept?.accountId !== accountId || new Date(String(kept.until)) < now) throw linkOver()
  const secret = String(kept.secret)
  const step = stepOfCode(secret, code, now)
  if (step === undefined) throw refused('code_refused', texts.codeRefused, 400)
  return { totp_sealed: seal(accounts.secrets, CODE_SECRET, secret), totp_last_step: step }
}

/**
 * Accepts an invitation: sets name, password and second factor, signs in, and answers with the recovery
 * codes. Throws ApiError link_over, code_refused, password_refused.
 */
export async function acceptInvitation(
  context: SignInContext,
  input: { token: string; name: string; password: string; sealed: string; code: string },
): Promise<string[]> {
  const { db, clock } = context
  const now = clock.now()
  const account = await accountOfLink(db, input.token, 'invitation', now)
  requireGoodPassword(input.password, { ...account, name: input.name })
  const app = confirmedCodeApp(context, account.id, input)
  const password_hash = await hashPassword(input.password)
  const codes = await db.transaction().execute(async (trx) => {
    await takeLink(trx, input.token, 'invitation', now)
    // An invitation never replaces factors: that is what `reset-factors` is for.
    const { numUpdatedRows } = await trx
      .updateTable('account')
      .set({ name: input.name, password_hash, ...app })
      .where('id', '=', account.id)
      .where(isUnused)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw linkOver()
    await endSessionsOf(trx, account.id, now)
    const made = await renewRecoveryCodes(trx, account.id)
    await recordAudit(trx, {
      actor: actorOf(account),
      action: 'account.accept-invitation',
      entity: 'account',
      entityId: account.id,
    })
    return made
  })
  await finishSignIn(context, { ...account, name: input.name }, 'password and code')
  return codes
}

/**
 * Sets a new password by a mailed link and the account's own second factor, and ends every session. Throws
 * ApiError link_over, code_refused, too_many, password_refused.
 */
export async function resetPassword(
  context: SignInContext,
  { token, password, code }: { token: string; password: string; code: string },
): Promise<void> {
  const { db, clock } = context
  const now = clock.now()
  const account = await accountOfLink(db, token, 'reset', now)
  requireGoodPassword(password, account)
  await requireCode(context, account, code)
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    await takeLink(trx, token, 'reset', now)
    await trx.updateTable('account').set({ password_hash }).where('id', '=', account.id).execute()
    await endSessionsOf(trx, account.id, now)
    await changedMail(trx, account.id, 'password', now)
    await recordAudit(trx, {
      actor: actorOf(account),
      action: 'account.reset-password',
      entity: 'account',
      entityId: account.id,
    })
  })
}

/** Throws ApiError 400 password_refused with the sentence of the rule. */
export function requireGoodPassword(
  password: string,
  { email, name, company_name }: Pick<AccountRow, 'email' | 'name' | 'company_name'>,
): void {
  const problem = passwordProblem(password, { email, name, company: company_name ?? '' })
  if (problem) throw refused('password_refused', problem, 400)
}
