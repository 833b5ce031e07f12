import { setTimeout as sleep } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { ApiError } from '#lib/api-error.ts'
import type { Db } from './connect.ts'
import type { Tables } from './tables.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'
const LOCK_TIMEOUT = '55P03'
const MAX_TRIES = 3

const messageOf = (error: unknown): string => String((error as { message?: unknown } | null)?.message ?? '')
const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** True when PostgreSQL rolled the whole transaction back and asks to retry it. */
const isRetryable = (error: unknown): boolean =>
  codeOf(error) === SERIALIZATION_FAILURE || codeOf(error) === DEADLOCK

/** True when another transaction held a row for longer than we wait. */
const isLockTimeout = (error: unknown): boolean => codeOf(error) === LOCK_TIMEOUT

// ENOENT: the embedded server is being started again and has no socket yet.
const SOCKET_CODES = ['ECONNRESET', 'ECONNREFUSED', 'ENOENT', 'EPIPE', 'ETIMEDOUT']
// These errors of the driver have no code. The last one appears when the rollback on a broken connection
// hides the first error.
const SOCKET_TEXT = /connection terminated|connection ended unexpectedly|not queryable|query read timeout/i

/**
 * True when the connection broke, so that the outcome of a COMMIT is unknown. The caller finds out by a
 * unique key.
 */
export function isConnectionLoss(error: unknown): boolean {
  const code = codeOf(error)
  return (
    code.startsWith('08') ||
    code.startsWith('57P') ||
    SOCKET_CODES.includes(code) ||
    SOCKET_TEXT.test(messageOf(error))
  )
}

/** True when no connection was free in time, so nothing was begun. */
const isPoolTimeout = (error: unknown): boolean =>
  /timeout exceeded when trying to connect|due to connection timeout/i.test(messageOf(error))

/** Class 53 of PostgreSQL's errors: the disk is full, no memory, no free connection. */
const OUT_OF_RESOURCES = '53'
const STATEMENT_TIMEOUT = '57014'
/** The server takes no writes: a standby, or a primary whose disk ran full. */
const READ_ONLY = '25006'
/** The server could not read or write a file of its own. */
const IO_ERROR = '58030'

/**
 * True when the database is unreachable, full, read-only or too slow. The request itself is correct and can
 * be retried.
 */
export const isUnavailable = (error: unknown): boolean =>
  isPoolTimeout(error) ||
  isConnectionLoss(error) ||
  isLockTimeout(error) ||
  isRetryable(error) ||
  codeOf(error).startsWith(OUT_OF_RESOURCES) ||
  [STATEMENT_TIMEOUT, READ_ONLY, IO_ERROR].includes(codeOf(error))

const busy = (text: string, cause: unknown): ApiError =>
  new ApiError('busy', text, { status: 503, details: { retryAfterSeconds: 1 }, cause })

type End = () => Promise<void>
const ENDS = new WeakMap<Transaction<Tables>, End[]>()

/**
 * Does something as the last part of a transaction that `inTransaction` runs, and at once in any other: for
 * rows that every transaction locks, such as the head of the audit log.
 */
export async function atEnd(trx: Transaction<Tables>, end: End): Promise<void> {
  const ends = ENDS.get(trx)
  if (ends) ends.push(end)
  else await end()
}

/**
 * Runs a transaction, and retries the whole of it (at most 3 times, with jitter) after a serialization
 * failure or a deadlock. Nothing inside may call another system. A lock that another transaction holds too
 * long, no free connection, or a third failure becomes 503 `busy` with `retryAfterSeconds`.
 */
export async function inTransaction<T>(
  db: Db,
  run: (trx: Transaction<Tables>) => Promise<T>,
  busyText: string,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const ends: End[] = []
        ENDS.set(trx, ends)
        const result = await run(trx)
        for (const end of ends) await end()
        return result
      })
    } catch (error) {
      if (isLockTimeout(error) || isPoolTimeout(error)) throw busy(busyText, error)
      if (!isRetryable(error)) throw error
      if (attempt >= MAX_TRIES) throw busy(busyText, error)
      await sleep(Math.random() * 20 * attempt)
    }
  }
}
