import type { Db } from '#db/connect.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS } from '#lib/dates.ts'
import { cookieName } from '#lib/http/cookie-name.ts'
import { type Actor, BUYER } from '../rules/actor.ts'
import { isFresh } from '../rules/session-limits.ts'
import { texts } from '../texts.ts'
import { signedInByBearer } from './bearer.ts'
import { type SignedIn, signedInByToken } from './sessions.ts'

/** The part of every call's context that says who asks. */
export interface WhoAsks {
  /** a stranger is BUYER */
  actor: Actor
  /** the session of a person who is signed in */
  signedIn: SignedIn | undefined
}

export const STRANGER: WhoAsks = { actor: BUYER, signedIn: undefined }

/** What the accounts need of the process. */
export interface AccountServices {
  /** sign the tokens of the store's API and encrypt the secrets of one-time codes; the first is in use */
  secrets: readonly [string, ...string[]]
  /** whether browsers reach the portal over https */
  secure: boolean
  /** the portal's address, without a slash at the end */
  origin: string
}

export interface AccountsContext {
  db: Db
  clock: Clock
  accounts: AccountServices
}

const SESSION_COOKIE = 'alpine.portal'
const COOKIE_SECONDS = (30 * DAY_MS) / 1_000

const sessionCookieName = (secure: boolean): string => cookieName(SESSION_COOKIE, secure)

/** The Set-Cookie header of a session; an empty token takes the cookie away. The server ends the session. */
export const sessionCookie = (secure: boolean, token: string): string =>
  `${sessionCookieName(secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; ` +
  `Max-Age=${token === '' ? 0 : COOKIE_SECONDS}${secure ? '; Secure' : ''}`

/** Who asks the portal: the session of its cookie. A session that has ended makes a stranger. */
export async function whoAsksPortal(
  { db, clock, accounts }: AccountsContext,
  cookies: Readonly<Record<string, string>>,
): Promise<WhoAsks> {
  const token = cookies[sessionCookieName(accounts.secure)]
  if (!token) return STRANGER
  return asWhoAsks(await signedInByToken(db, token, clock.now()))
}

/**
 * Who asks the store: the bearer token of the header Authorization. Throws ApiError 401 sign_in_needed for a
 * token that is wrong, has expired, or whose session has ended.
 */
export async function whoAsksStore(
  { db, clock, accounts }: AccountsContext,
  authorization: string | null,
): Promise<WhoAsks> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token === undefined) return STRANGER
  const signedIn = await signedInByBearer(db, accounts.secrets, token, clock.now())
  if (!signedIn) throw new ApiError('sign_in_needed', texts.signInAgain, { status: 401 })
  return asWhoAsks(signedIn)
}

const asWhoAsks = (signedIn: SignedIn | undefined): WhoAsks =>
  signedIn ? { actor: signedIn.actor, signedIn } : STRANGER

/** The session of a call that only a person who is signed in may make. Throws ApiError 401 sign_in_needed. */
export function requireSignedIn({ signedIn }: Pick<WhoAsks, 'signedIn'>): SignedIn {
  if (!signedIn) throw new ApiError('sign_in_needed', texts.signInNeeded, { status: 401 })
  return signedIn
}

/**
 * The session of an action that needs a second factor shown within the last five minutes: money, prices,
 * roles, exports, factors. Throws ApiError 401 sign_in_needed and 403 step_up_needed.
 */
export function requireStepUp(context: Pick<WhoAsks, 'signedIn'>, now: Date): SignedIn {
  const signedIn = requireSignedIn(context)
  if (!isFresh(signedIn.steppedUpAt, now))
    throw new ApiError('step_up_needed', texts.stepUpNeeded, { status: 403 })
  return signedIn
}
