import { createHash, randomBytes } from 'node:crypto'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { later, MINUTE_MS } from '#lib/dates.ts'
import type { Contractor, Staff } from '../rules/actor.ts'
import { sessionLimitsOf } from '../rules/session-limits.ts'

/** 256 bits; ASVS 5.0.0 7.2.3 asks for 128. */
const TOKEN_BYTES = 32
/** The time of last use is written at most once a minute, so that reading pages rarely writes. */
const SEEN_EVERY_MS = MINUTE_MS

/** A person who is signed in, as one request sees them. */
export interface SignedIn {
  actor: Contractor | Staff
  sessionId: number
  accountId: number
  email: string
  /** when a second factor was last shown for an action that needs a fresh one */
  steppedUpAt: Date | undefined
}

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export interface Device {
  /** the browser in words */
  device: string
  network: string
}

/** Begins a session of an account. Returns the token for the cookie, which is kept nowhere else. */
export async function startSession(
  db: Db,
  accountId: number,
  { device, network }: Device,
  now: Date,
): Promise<{ token: string; sessionId: number }> {
  const token = newToken()
  const { role, rights_version } = await db
    .selectFrom('account')
    .select(['role', 'rights_version'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('session')
    .values({
      account_id: accountId,
      token_hash: hashOf(token),
      rights_version,
      started_at: now,
      seen_at: now,
      expires_at: later(now, sessionLimitsOf(role).absoluteMs),
      device,
      network,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { token, sessionId: id }
}

/** The person whose session has this token; undefined when there is none or it has ended. */
export const signedInByToken = (db: Db, token: string, now: Date): Promise<SignedIn | undefined> =>
  signedInBy(db, { token_hash: hashOf(token) }, now)

/** The person of a session that a signed token names. */
export const signedInBySession = (db: Db, sessionId: number, now: Date): Promise<SignedIn | undefined> =>
  signedInBy(db, { id: sessionId }, now)

async function signedInBy(
  db: Db,
  session: { token_hash: Buffer } | { id: number },
  now: Date,
): Promise<SignedIn | undefined> {
  const row = await liveSessions(db, now)
    .where((eb) =>
      'id' in session ? eb('session.id', '=', session.id) : eb('session.token_hash', '=', session.token_hash),
    )
    .executeTakeFirst()
  if (!row || now.getTime() - row.seen_at.getTime() >= sessionLimitsOf(row.role).idleMs) return undefined
  if (now.getTime() - row.seen_at.getTime() >= SEEN_EVERY_MS)
    await db
      .updateTable('session')
      .set({ seen_at: now })
      .where('id', '=', row.id)
      .where('seen_at', '<', now)
      .execute()
  return {
    actor: actorOf(row),
    sessionId: row.id,
    accountId: row.account_id,
    email: row.email,
    steppedUpAt: row.stepped_up_at ?? undefined,
  }
}

/** A session counts only while the account and its company may sign in with the same rights as before. */
const liveSessions = (db: Db, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('company', 'company.id', 'account.company_id')
    .select([
      'session.id',
      'session.account_id',
      'session.seen_at',
      'session.stepped_up_at',
      'account.role',
      'account.name',
      'account.email',
      'account.company_id',
    ])
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .whereRef('session.rights_version', '=', 'account.rights_version')
    .where('account.disabled_at', 'is', null)
    .where(sql<SqlBool>`company.disabled_at is null`)

interface PersonRow {
  /** of the session */
  id: number
  account_id: number
  role: 'contractor' | 'sales' | 'operations' | 'admin'
  name: string
  company_id: number | null
}

function actorOf({ id: session, account_id: id, role, name, company_id }: PersonRow): Contractor | Staff {
  if (role !== 'contractor') return { kind: 'staff', role, name, id, session }
  if (company_id === null) throw new Error(`The contractor ${id} has no company`)
  return { kind: 'contractor', id, companyId: company_id, name, session }
}

/**
 * Gives a session a new token, because more may be done with it now (ASVS 5.0.0 7.2.4). Returns the token;
 * undefined when the session has ended.
 */
export async function stepUpSession(db: Db, sessionId: number, now: Date): Promise<string | undefined> {
  const token = newToken()
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ token_hash: hashOf(token), stepped_up_at: now, seen_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n ? token : undefined
}

/** Ends every session of an account, or all but one. */
export async function endSessionsOf(db: Db, accountId: number, now: Date, except?: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('id', '!=', except ?? 0)
    .execute()
}

/** Ends every session of a company's people. */
export async function endSessionsOfCompany(db: Db, companyId: number, now: Date): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('account_id', 'in', (eb) =>
      eb.selectFrom('account').select('account.id').where('account.company_id', '=', companyId),
    )
    .execute()
}

/** Ends a session at once; when an account is given, only a session of that account. */
export async function endSession(db: Db, sessionId: number, now: Date, ofAccount?: number): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where((eb) => (ofAccount === undefined ? eb.lit(true) : eb('account_id', '=', ofAccount)))
    .execute()
}
