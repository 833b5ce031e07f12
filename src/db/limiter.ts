import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from './connect.ts'

/** How often something may be done by one key: so many times in so many seconds. */
interface Limit {
  name: string
  points: number
  seconds: number
}

/** Counts by key. Keys are kept as digests: an address or a mailbox cannot be read from them. */
export interface Limiter {
  /** seconds to wait, or 0 when it may be done; counts it */
  waitFor(key: string): Promise<number>
  /** true when the points of this key are used up; counts nothing */
  isUsedUp(key: string): Promise<boolean>
  count(key: string): Promise<void>
}

export type MakeLimiter = (limit: Limit) => Limiter

const TABLE = 'use_count'
const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Counts in the memory of this process: for tests, and while the database does not answer. */
export const memoryLimiter: MakeLimiter = (limit) =>
  over(new RateLimiterMemory({ keyPrefix: limit.name, points: limit.points, duration: limit.seconds }), limit)

/** Counts in the database, so that several processes share one count. */
export const databaseLimiter =
  (pool: pg.Pool): MakeLimiter =>
  (limit) => {
    const options = { keyPrefix: limit.name, points: limit.points, duration: limit.seconds }
    // A guard must not take down what it guards: without the database each process counts for itself.
    const insuranceLimiter = new RateLimiterMemory(options)
    return over(
      new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        storeType: 'pool',
        tableName: TABLE,
        tableCreated: true,
        clearExpiredByTimeout: false,
        insuranceLimiter,
      }),
      limit,
    )
  }

function over(store: RateLimiterMemory | RateLimiterPostgres, { points }: Limit): Limiter {
  return {
    async waitFor(key) {
      try {
        await store.consume(digest(key))
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
        throw refused
      }
    },
    isUsedUp: async (key) => ((await store.get(digest(key)))?.consumedPoints ?? 0) >= points,
    count: async (key) => void (await store.penalty(digest(key))),
  }
}

/** Forgets counts whose time is over. Returns how many. */
export async function clearCounts(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('use_count')
    .where('expire', '<', now.getTime())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
