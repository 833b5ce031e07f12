import type { SignedIn } from '#features/people/accounts/server/index.ts'
import type { SignInContext } from './context.ts'
import { ownAccount } from './own-account.ts'

/** The own sign-in as the account page shows it. */
export async function overviewOf(context: SignInContext, signedIn: SignedIn) {
  const { db, clock } = context
  const { accountId, sessionId } = signedIn
  const [account, passkeys, sessions, codes] = await Promise.all([
    ownAccount(context, signedIn),
    db
      .selectFrom('passkey')
      .select(['id', 'name', 'created_at', 'last_used_at'])
      .where('account_id', '=', accountId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('session')
      .select(['id', 'device', 'network', 'started_at', 'seen_at'])
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', clock.now())
      .orderBy('seen_at', 'desc')
      .execute(),
    db
      .selectFrom('recovery_code')
      .select(({ fn }) => fn.countAll<number>().as('left'))
      .where('account_id', '=', accountId)
      .where('used_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return {
    hasPassword: account.password_hash !== null,
    hasCodeApp: account.totp_sealed !== null,
    recoveryCodesLeft: codes.left,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ id, device, network, started_at, seen_at }) => ({
      id,
      device,
      network,
      startedAt: started_at.toISOString(),
      seenAt: seen_at.toISOString(),
      isThis: id === sessionId,
    })),
  }
}
