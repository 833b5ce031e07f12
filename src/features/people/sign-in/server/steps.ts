import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { hashOf, newToken } from '#features/people/accounts/server/index.ts'
import { DAY_MS, later, MINUTE_MS } from '#lib/dates.ts'
import { cookieName } from '#lib/http/cookie-name.ts'
import type { RequestContext } from '#lib/http/request-context.ts'

type StepRow = Selectable<Tables['sign_in_step']>
type StepKind = StepRow['kind']

const LIFE_MS: Readonly<Record<StepKind, number>> = {
  'second-factor': 10 * MINUTE_MS,
  'passkey-sign-in': 5 * MINUTE_MS,
  'passkey-new': 5 * MINUTE_MS,
  'step-up': 5 * MINUTE_MS,
  reset: 5 * MINUTE_MS,
}

const COOKIE = 'alpine.portalStep'
const STEP_COOKIE_SECONDS = 600

interface StepContext {
  db: Db
  request: RequestContext
  accounts: { secure: boolean }
}

/**
 * Remembers what the store waits for: the second factor of an account, or the answer to a challenge. The
 * browser gets a cookie with a random token, so that another browser cannot go on.
 */
export async function beginStep(
  { db, request, accounts }: StepContext,
  step: { kind: StepKind; accountId?: number; sessionId?: number; challenge?: string },
  now: Date,
): Promise<void> {
  const token = newToken()
  await db
    .insertInto('sign_in_step')
    .values({
      token_hash: hashOf(token),
      kind: step.kind,
      account_id: step.accountId ?? null,
      session_id: step.sessionId ?? null,
      challenge: step.challenge ?? null,
      expires_at: later(now, LIFE_MS[step.kind]),
    })
    .execute()
  request.setCookie(stepCookie(accounts.secure, token, STEP_COOKIE_SECONDS))
}

/** The open step of this browser; undefined when it has none of this kind, or its time is over. */
export const currentStep = (context: StepContext, kind: StepKind, now: Date): Promise<StepRow | undefined> =>
  context.db
    .selectFrom('sign_in_step')
    .selectAll()
    .where('token_hash', '=', tokenHash(context))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Removes the step, so that it is used once: of two requests at once, one gets it. */
export async function takeStep(
  context: StepContext,
  kind: StepKind,
  now: Date,
): Promise<StepRow | undefined> {
  const row = await context.db
    .deleteFrom('sign_in_step')
    .where('token_hash', '=', tokenHash(context))
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst()
  if (row) context.request.setCookie(stepCookie(context.accounts.secure, '', 0))
  return row
}

const tokenHash = ({ request, accounts }: StepContext): Buffer =>
  hashOf(request.cookies[cookieName(COOKIE, accounts.secure)] ?? '')

const stepCookie = (secure: boolean, token: string, seconds: number): string =>
  `${cookieName(COOKIE, secure)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}` +
  (secure ? '; Secure' : '')

/** The list of a person's sessions shows none that ended; the audit log keeps that there was one. */
const SESSIONS_KEPT_DAYS = 90
const LINKS_KEPT_DAYS = 30

/** Deletes steps that were not finished, old links, and sessions that ended long ago. Returns how many. */
export async function clearSignIns(db: Db, now: Date): Promise<number> {
  const longAgo = later(now, -SESSIONS_KEPT_DAYS * DAY_MS)
  const done = await Promise.all([
    db.deleteFrom('sign_in_step').where('expires_at', '<', now).executeTakeFirst(),
    db
      .deleteFrom('account_link')
      .where('expires_at', '<', later(now, -LINKS_KEPT_DAYS * DAY_MS))
      .executeTakeFirst(),
    db
      .deleteFrom('session')
      .where((eb) => eb.or([eb('ended_at', '<', longAgo), eb('expires_at', '<', longAgo)]))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('sign_in_step')
              .whereRef('sign_in_step.session_id', '=', 'session.id')
              .select('sign_in_step.id'),
          ),
        ),
      )
      .executeTakeFirst(),
  ])
  return done.reduce((sum, { numDeletedRows }) => sum + Number(numDeletedRows), 0)
}
