import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import type { Db } from '#db/connect.ts'
import { BEARER_SECONDS } from '../rules/session-limits.ts'
import { type SignedIn, signedInBySession } from './sessions.ts'

/** The first signs; while a secret is being replaced, the others verify. */
export type BearerSecrets = readonly [string, ...string[]]

const ALGORITHM = 'HS256'
const ISSUER = 'alpine-portal'
const AUDIENCE = 'alpine-store'
const MOST_CHARACTERS = 1_000

const keyOf = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'bearer', 32))

/** A token for the store's API that lives ten minutes and names account and session. */
export const signBearer = (
  secrets: BearerSecrets,
  { accountId, sessionId }: Pick<SignedIn, 'accountId' | 'sessionId'>,
  now: Date,
): Promise<string> => {
  const issuedAt = Math.floor(now.getTime() / 1_000)
  return new SignJWT({ session: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(String(accountId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + BEARER_SECONDS)
    .sign(keyOf(secrets[0]))
}

/**
 * The person whom a token names; undefined when it is not ours, has expired, or its session has ended. The
 * session's row decides at each use, so a role that was taken away is gone at once.
 */
export async function signedInByBearer(
  db: Db,
  secrets: BearerSecrets,
  token: string,
  now: Date,
): Promise<SignedIn | undefined> {
  if (token.length > MOST_CHARACTERS) return undefined
  for (const secret of secrets) {
    const claims = await verified(token, secret, now)
    if (!claims) continue
    const signedIn = await signedInBySession(db, claims.session, now)
    return signedIn?.accountId === claims.account ? signedIn : undefined
  }
  return undefined
}

async function verified(
  token: string,
  secret: string,
  now: Date,
): Promise<{ account: number; session: number } | undefined> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: [ALGORITHM],
      typ: 'JWT',
      issuer: ISSUER,
      audience: AUDIENCE,
      maxTokenAge: BEARER_SECONDS,
      requiredClaims: ['exp', 'iat', 'sub', 'session'],
      currentDate: now,
    })
    const [account, session] = [Number(payload.sub), Number(payload.session)]
    return Number.isSafeInteger(account) && Number.isSafeInteger(session) ? { account, session } : undefined
  } catch {
    return undefined
  }
}
