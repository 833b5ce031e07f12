import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Selectable } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { networkOf } from '#platform/limits/rules/who.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import { SIGN_IN_LIMITS } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { type AccountRow, accountById } from './account-rows.ts'
import { refused, type SignInContext, stepOver } from './context.ts'
import { finishSignIn, finishStepUp } from './finish.ts'
import { beginStep, takeStep } from './steps.ts'

type PasskeyRow = Selectable<Tables['passkey']>
type ChallengeKind = 'passkey-sign-in' | 'step-up'

// Three hundred files, which only people with a passkey need: they are read at the first use.
const library = () => import('@simplewebauthn/server')

/** A passkey belongs to the portal's own host; the shop cannot ask for it. */
const hostOf = ({ accounts }: SignInContext): string => new URL(accounts.origin).hostname

/** Begins a sign-in with a passkey; the browser offers those it has for this host. */
export async function passkeySignInOptions(context: SignInContext): Promise<object> {
  const { rateLimits, request } = context
  await takePoint(rateLimits, [SIGN_IN_LIMITS['passkey-network'], networkOf(request.ip)], texts.tooMany)
  return challenge(context, { kind: 'passkey-sign-in' })
}

/** Begins a step-up with a passkey of the account that is signed in. */
export async function passkeyStepUpOptions(
  context: SignInContext,
  { accountId, sessionId }: { accountId: number; sessionId: number },
): Promise<object> {
  const own = await context.db
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  return challenge(context, { kind: 'step-up', accountId, sessionId, allow: own.map(({ id }) => id) })
}

async function challenge(
  context: SignInContext,
  step: { kind: ChallengeKind; accountId?: number; sessionId?: number; allow?: readonly string[] },
): Promise<object> {
  const { allow = [], ...rest } = step
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: hostOf(context),
    userVerification: 'required',
    ...(allow.length > 0 ? { allowCredentials: allow.map((id) => ({ id })) } : {}),
  })
  await beginStep(context, { ...rest, challenge: options.challenge }, context.clock.now())
  return options
}

/**
 * Signs in with a passkey. It was unlocked by its owner (user verification), so it is both factors at once.
 * Throws ApiError sign_in_over, passkey_refused.
 */
export async function signInByPasskey(
  context: SignInContext,
  response: AuthenticationResponseJSON,
): Promise<void> {
  const { passkey } = await checked(context, 'passkey-sign-in', response)
  const account = await accountById(context.db, passkey.account_id)
  if (!account || account.is_closed) throw refused('passkey_refused', texts.passkeyRefused)
  await finishSignIn(context, account, 'passkey')
}

/** Steps the session up with a passkey of its own account. Throws ApiError sign_in_over, passkey_refused. */
export async function stepUpByPasskey(
  context: SignInContext,
  session: { accountId: number; sessionId: number },
  response: AuthenticationResponseJSON,
): Promise<void> {
  const { passkey, step } = await checked(context, 'step-up', response)
  if (step.session_id !== session.sessionId || passkey.account_id !== session.accountId)
    throw refused('passkey_refused', texts.passkeyRefused)
  await finishStepUp(context, session.sessionId)
}

/** The passkey that answered the challenge of this browser's step. The challenge is used up by the try. */
async function checked(context: SignInContext, kind: ChallengeKind, response: AuthenticationResponseJSON) {
  const { db, clock, accounts } = context
  const now = clock.now()
  const step = await takeStep(context, kind, now)
  if (!step?.challenge) throw stepOver()
  const passkey = await db.selectFrom('passkey').selectAll().where('id', '=', response.id).executeTakeFirst()
  const counter = passkey && (await verifiedCounter(context, passkey, step.challenge, response))
  if (!passkey || counter === undefined) throw refused('passkey_refused', texts.passkeyRefused)
  await db.updateTable('passkey').set({ counter, last_used_at: now }).where('id', '=', passkey.id).execute()
  return { passkey, step, origin: accounts.origin }
}

/**
 * The counter after a right answer; undefined for a wrong one. A counter that stays at 0 is accepted: synced
 * passkeys do not count. One that counted before and does not grow is refused.
 */
async function verifiedCounter(
  context: SignInContext,
  { id, public_key, counter, transports }: PasskeyRow,
  expectedChallenge: string,
  response: AuthenticationResponseJSON,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: context.accounts.origin,
      expectedRPID: hostOf(context),
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(public_key),
        counter,
        transports: transports as AuthenticatorTransport[],
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // The library throws for every answer that does not fit.
    return undefined
  }
}

/** Ed25519, ES256 and RS256 (COSE): the library's own list depends on the version of Node. */
const ALGORITHMS = [-8, -7, -257]

/** Begins to add a passkey to an account. */
export async function newPasskeyOptions(
  context: SignInContext,
  account: AccountRow,
  sessionId: number,
): Promise<object> {
  const known = await context.db
    .selectFrom('passkey')
    .select('id')
    .where('account_id', '=', account.id)
    .execute()
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: merchant().name,
    rpID: hostOf(context),
    userName: account.email,
    userDisplayName: account.name,
    userID: new Uint8Array(Buffer.from(`account ${account.id}`)),
    attestationType: 'none',
    excludeCredentials: known,
    supportedAlgorithmIDs: ALGORITHMS,
    // With the weaker settings a passkey fails at some security keys (passkeys.dev issue 295).
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await beginStep(
    context,
    { kind: 'passkey-new', accountId: account.id, sessionId, challenge: options.challenge },
    context.clock.now(),
  )
  return options
}

/** The new passkey that answered the challenge. Throws ApiError sign_in_over, passkey_refused. */
export async function newPasskey(
  context: SignInContext,
  session: { accountId: number; sessionId: number },
  response: RegistrationResponseJSON,
) {
  const step = await takeStep(context, 'passkey-new', context.clock.now())
  if (!step?.challenge || step.session_id !== session.sessionId) throw stepOver()
  const info = await registered(context, step.challenge, response)
  if (!info) throw refused('passkey_refused', texts.passkeyRefused, 400)
  const { id, publicKey, counter, transports = [] } = info.credential
  return { id, publicKey, counter, transports }
}

async function registered(
  context: SignInContext,
  expectedChallenge: string,
  response: RegistrationResponseJSON,
) {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: context.accounts.origin,
      expectedRPID: hostOf(context),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo
  } catch {
    return undefined
  }
}
