import { unseal } from '#lib/http/sealing.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { admit, takePoint } from '#platform/limits/server/admit.ts'
import { SIGN_IN_LIMITS } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { type AccountRow, accountByEmail, accountById } from './account-rows.ts'
import { refused, type SignInContext, stepOver } from './context.ts'
import { finishSignIn, finishStepUp } from './finish.ts'
import { stepOfCode, takeCodeStep } from './one-time-codes.ts'
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts'
import { takeRecoveryCode } from './recovery-codes.ts'
import { beginStep, currentStep, takeStep } from './steps.ts'

export const CODE_SECRET = 'one-time-codes'

/** The ways in which an account can show its second factor. */
export interface Factors {
  code: boolean
  passkey: boolean
}

/**
 * The first half of a sign-in. An unknown address, a wrong password and a disabled account take the same time
 * and get the same answer. Throws ApiError sign_in_refused, proof_needed, too_many, busy.
 */
export async function checkPassword(
  context: SignInContext,
  { email, password, proof }: { email: string; password: string; proof?: string | undefined },
): Promise<Factors> {
  const { db, clock, request, rateLimits } = context
  const network = networkOf(request.ip)
  const admitted = await admit(rateLimits, { proof: proof ?? request.proof }, 'sign-in', [
    [SIGN_IN_LIMITS['sign-in-account'], email],
    [SIGN_IN_LIMITS['sign-in-network'], network],
    [SIGN_IN_LIMITS['sign-in-network-most'], network],
  ])
  const account = await accountByEmail(db, email)
  const fits = await verifyPassword(account?.password_hash ?? null, password)
  if (!fits || !account || account.is_closed) {
    rateLimits.record({ kind: 'sign_in_refused', who: rateLimits.markOf(network) })
    throw refused('sign_in_refused', texts.refused)
  }
  await admitted.giveBack()
  if (account.password_hash && isOutdated(account.password_hash))
    await db
      .updateTable('account')
      .set({ password_hash: await hashPassword(password) })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .execute()
  await beginStep(context, { kind: 'second-factor', accountId: account.id }, clock.now())
  return factorsOf(account)
}

const factorsOf = ({ totp_sealed, passkeys }: AccountRow): Factors => ({
  code: totp_sealed !== null,
  passkey: passkeys > 0,
})

/** The second half: a code. Throws ApiError sign_in_over, code_refused, too_many. */
export async function checkCode(context: SignInContext, code: string): Promise<void> {
  const now = context.clock.now()
  const step = await currentStep(context, 'second-factor', now)
  const account = step?.account_id ? await accountById(context.db, step.account_id) : undefined
  if (!account || account.is_closed) throw stepOver()
  const proof = await requireCode(context, account, code)
  // Of two requests with right codes, one uses up the step and signs in.
  if (!(await takeStep(context, 'second-factor', now))) throw stepOver()
  await finishSignIn(context, account, proof)
}

/** Steps a session up by a code. Throws ApiError code_refused, too_many, sign_in_over. */
export async function stepUpByCode(
  context: SignInContext,
  session: { accountId: number; sessionId: number },
  code: string,
): Promise<void> {
  const account = await accountById(context.db, session.accountId)
  if (!account) throw stepOver()
  await requireCode(context, account, code)
  await finishStepUp(context, session.sessionId)
}

/**
 * Uses up a code of the app, or a recovery code, of an account. Wrong codes are counted, right ones are not.
 * Throws ApiError code_refused, too_many.
 */
export async function requireCode(
  { db, clock, rateLimits, accounts }: SignInContext,
  account: AccountRow,
  code: string,
): Promise<'password and code' | 'password and recovery code'> {
  const key = String(account.id)
  await takePoint(rateLimits, [SIGN_IN_LIMITS['second-factor'], key], texts.tooMany)
  const now = clock.now()
  const secret =
    account.totp_sealed === null ? undefined : unseal(accounts.secrets, CODE_SECRET, account.totp_sealed)
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now)
  const isCode = step !== undefined && (await takeCodeStep(db, account.id, step))
  const isRecovery = !isCode && (await takeRecoveryCode(db, account.id, code, now))
  if (!isCode && !isRecovery) throw refused('code_refused', texts.codeRefused)
  await rateLimits.giveBack(SIGN_IN_LIMITS['second-factor'], key)
  return isCode ? 'password and code' : 'password and recovery code'
}
