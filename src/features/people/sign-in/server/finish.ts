import {
  endSession,
  sessionCookie,
  startSession,
  stepUpSession,
} from '#features/people/accounts/server/index.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { type AccountRow, actorOf } from './account-rows.ts'
import { deviceOfRequest, type SignInContext, stepOver } from './context.ts'

/** How a person proved who they are. */
export type Proof = 'password and code' | 'password and recovery code' | 'passkey'

/**
 * Begins a session with a new token, so that an earlier token of the browser opens nothing (no session
 * fixation). The two factors were shown right now, so the session is stepped up for its first five minutes.
 */
export async function finishSignIn(context: SignInContext, account: AccountRow, proof: Proof): Promise<void> {
  const { db, clock, request, accounts, signedIn } = context
  const now = clock.now()
  const token = await db.transaction().execute(async (trx) => {
    if (signedIn) await endSession(trx, signedIn.sessionId, now)
    const session = await startSession(trx, account.id, deviceOfRequest(context), now)
    const stepped = await stepUpSession(trx, session.sessionId, now)
    await recordAudit(trx, {
      actor: actorOf(account),
      action: 'account.sign-in',
      entity: 'account',
      entityId: account.id,
      after: { by: proof, ...deviceOfRequest(context) },
      sessionId: session.sessionId,
    })
    return stepped ?? session.token
  })
  request.setCookie(sessionCookie(accounts.secure, token))
}

/** Steps the session up after a second factor. Throws ApiError sign_in_over when it has ended meanwhile. */
export async function finishStepUp(context: SignInContext, sessionId: number): Promise<void> {
  const { db, clock, request, accounts } = context
  const token = await stepUpSession(db, sessionId, clock.now())
  if (token === undefined) throw stepOver()
  request.setCookie(sessionCookie(accounts.secure, token))
}
