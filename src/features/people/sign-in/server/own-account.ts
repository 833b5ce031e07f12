import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { endSessionsOf, type SignedIn } from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { SignInChange } from '../mail-texts.ts'
import { SIGN_IN_LIMITS } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { type AccountRow, accountById } from './account-rows.ts'
import { refused, type SignInContext, stepOver } from './context.ts'
import { confirmedCodeApp, requireGoodPassword } from './links.ts'
import { changedMail } from './mails.ts'
import { newPasskey } from './passkeys.ts'
import { hashPassword, verifyPassword } from './passwords.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

/** The account of the person who is signed in. */
export async function ownAccount({ db }: SignInContext, { accountId }: SignedIn): Promise<AccountRow> {
  const account = await accountById(db, accountId)
  if (!account) throw stepOver()
  return account
}

/** Carries out a change of a person's sign-in, with its line in the audit log and a mail to its owner. */
const change = <T>(
  { db, clock }: SignInContext,
  { actor, accountId, sessionId }: SignedIn,
  what: SignInChange,
  run: (trx: Transaction<Tables>) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    // The row's lock puts changes of one account in order, so that the last factor is never removed twice.
    await trx.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
    const result = await run(trx)
    await changedMail(trx, accountId, what, clock.now())
    await recordAudit(trx, {
      actor,
      action: `account.${what}`,
      entity: 'account',
      entityId: accountId,
      sessionId,
    })
    return result
  })

/** Throws ApiError password_refused, wrong_password. */
export async function changePassword(
  context: SignInContext,
  signedIn: SignedIn,
  { current, password }: { current: string; password: string },
): Promise<void> {
  const account = await ownAccount(context, signedIn)
  requireGoodPassword(password, account)
  const { wait } = await context.rateLimits.take(SIGN_IN_LIMITS['second-factor'], String(account.id))
  if (wait > 0 || !(await verifyPassword(account.password_hash, current)))
    throw refused('wrong_password', texts.wrongPassword, 400)
  await context.rateLimits.giveBack(SIGN_IN_LIMITS['second-factor'], String(account.id))
  const password_hash = await hashPassword(password)
  await change(context, signedIn, 'password', async (trx) => {
    await trx.updateTable('account').set({ password_hash }).where('id', '=', account.id).execute()
    await endSessionsOf(trx, account.id, context.clock.now(), signedIn.sessionId)
  })
}

/** Throws ApiError sign_in_over, passkey_refused, passkey_known. */
export async function addPasskey(
  context: SignInContext,
  signedIn: SignedIn,
  { response, name }: { response: RegistrationResponseJSON; name: string },
): Promise<void> {
  const made = await newPasskey(context, signedIn, response)
  await change(context, signedIn, 'passkey', async (trx) => {
    const added = await trx
      .insertInto('passkey')
      .values({
        id: made.id,
        account_id: signedIn.accountId,
        public_key: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: JSON.stringify(made.transports),
        name,
        created_at: context.clock.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw refused('passkey_known', texts.passkeyKnown, 409)
  })
}

/** Throws ApiError last_factor, not_found. */
export async function removePasskey(context: SignInContext, signedIn: SignedIn, id: string): Promise<void> {
  await change(context, signedIn, 'passkey-removed', async (trx) => {
    const removed = await trx
      .deleteFrom('passkey')
      .where('id', '=', id)
      .where('account_id', '=', signedIn.accountId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw refused('not_found', texts.noAccount, 404)
    await requireFactorLeft(trx, signedIn.accountId)
  })
}

/** Throws ApiError code_refused, link_over. */
export async function setCodeApp(
  context: SignInContext,
  signedIn: SignedIn,
  input: { sealed: string; code: string },
): Promise<void> {
  const app = confirmedCodeApp(context, signedIn.accountId, input)
  await change(context, signedIn, 'code-app', (trx) =>
    trx.updateTable('account').set(app).where('id', '=', signedIn.accountId).execute(),
  )
}

/** Throws ApiError last_factor. */
export async function removeCodeApp(context: SignInContext, signedIn: SignedIn): Promise<void> {
  await change(context, signedIn, 'code-app-removed', async (trx) => {
    await trx
      .updateTable('account')
      .set({ totp_sealed: null, totp_last_step: null })
      .where('id', '=', signedIn.accountId)
      .execute()
    await requireFactorLeft(trx, signedIn.accountId)
  })
}

export const newRecoveryCodes = (context: SignInContext, signedIn: SignedIn): Promise<string[]> =>
  change(context, signedIn, 'recovery-codes', (trx) => renewRecoveryCodes(trx, signedIn.accountId))

/** Rolls the transaction back when it took the account's last second factor. */
async function requireFactorLeft(trx: Transaction<Tables>, accountId: number): Promise<void> {
  const account = await accountById(trx, accountId)
  if (account?.totp_sealed === null && account.passkeys === 0)
    throw refused('last_factor', texts.lastFactor, 409)
}
