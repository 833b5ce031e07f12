import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from './connect.ts'
import type { Tables } from './tables.ts'

export interface IdempotentRequest {
  /** the kind of request: the same key in two scopes is two keys */
  scope: string
  key: string
  body: unknown
}

export interface IdempotencyTexts {
  /** an earlier request used the key with another body */
  otherBody: string
  /** the first request with this key is still being answered */
  stillRunning: string
}

/** After this a claim counts as left by a process that died, and the next request with the key runs again. */
export const LEASE_MS = 30_000

/** The least time that answers are kept. */
const KEPT_MS = 7 * DAY_MS

/** A hash that is equal for two bodies with the same request. */
export const hashBody = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(body) ?? '')
    .digest('hex')

/**
 * Runs a request once for its key. The same key and body get the stored answer; another body is refused
 * with 409 `idempotency_conflict`; a request that is still running with 409 `in_progress` and
 * `retryAfterSeconds` in seconds. When `run` throws the claim is given back, so that the caller can correct
 * the request and send it again. A claim whose process died is taken over after LEASE_MS: `run` must
 * therefore do no harm when a dead process has done its first half already (the checkout uses the order's
 * attempt key).
 */
export async function withIdempotency<T>(
  services: { db: Db; clock: Clock; texts: IdempotencyTexts },
  request: IdempotentRequest,
  run: () => Promise<T>,
): Promise<T> {
  const { db, clock, texts } = services
  const bodyHash = hashBody(request.body)
  const claimedAt = clock.now()
  if (!(await claim(db, request, bodyHash, claimedAt))) {
    const record = await find(db, request)
    if (record && record.body_hash !== bodyHash)
      throw new ApiError('idempotency_conflict', texts.otherBody, { status: 409 })
    if (record?.state === 'done') return record.response as T
    throw new ApiError('in_progress', texts.stillRunning, { status: 409, details: { retryAfterSeconds: 1 } })
  }
  try {
    const answer = await run()
    await finish(db, request, claimedAt, { response: JSON.stringify(answer ?? null), done_at: clock.now() })
    return answer
  } catch (error) {
    await release(db, request, claimedAt)
    throw error
  }
}

// One statement: a new row, or a row of the same body whose holder has not finished within its lease.
async function claim(
  db: Db,
  { scope, key }: IdempotentRequest,
  bodyHash: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_record (scope, key, body_hash, state, claimed_at)
    values (${scope}, ${key}, ${bodyHash}, 'running', ${now})
    on conflict (scope, key) do update set claimed_at = excluded.claimed_at
    where idempotency_record.state = 'running'
      and idempotency_record.body_hash = excluded.body_hash
      and idempotency_record.claimed_at <= ${new Date(now.getTime() - LEASE_MS)}
    returning key`.execute(db)
  return rows.length === 1
}

const find = (
  db: Db,
  { scope, key }: IdempotentRequest,
): Promise<Selectable<Tables['idempotency_record']> | undefined> =>
  db
    .selectFrom('idempotency_record')
    .selectAll()
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst()

// `claimed_at` is the fence: a process that lost the lease neither stores an answer nor frees the key of
// the process that holds the lease now.
const finish = (
  db: Db,
  { scope, key }: IdempotentRequest,
  claimedAt: Date,
  done: { response: string; done_at: Date },
) =>
  db
    .updateTable('idempotency_record')
    .set({ state: 'done', status: 200, ...done })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('claimed_at', '=', claimedAt)
    .execute()

const release = (db: Db, { scope, key }: IdempotentRequest, claimedAt: Date) =>
  db
    .deleteFrom('idempotency_record')
    .where('scope', '=', scope)
    .where('key', '=', key)
    .where('claimed_at', '=', claimedAt)
    .where('state', '=', 'running')
    .execute()

/** Deletes answers that no retry will need. Returns how many. */
export async function pruneIdempotency(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('idempotency_record')
    .where('claimed_at', '<', new Date(now.getTime() - KEPT_MS))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
