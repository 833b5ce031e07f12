import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Db } from '#db/connect.ts'
import { pointCounts, type QueryPool } from './point-counts.ts'

/** The limit of one key: a number of points in a number of seconds. */
interface Limit {
  name: string
  points: number
  seconds: number
}

/** The result of taking a point. */
export interface PointTaken {
  /** seconds to wait, or 0 when it may be done */
  wait: number
  /** points that this key has used in the present period, with this one */
  used: number
}

/** Counts by key. Keys are kept as digests: an address or a mailbox cannot be read from them. */
export interface Limiter {
  /**
   * Takes a point and says whether it was there, in one statement, so that calls at the same time cannot all
   * pass. A caller that counts failures alone takes the point first and gives it back after a success.
   */
  take(key: string): Promise<PointTaken>
  giveBack(key: string): Promise<void>
}

export type MakeLimiter = (limit: Limit) => Limiter

const digest = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Counts in the memory of this process: for tests, and while the database does not answer. */
export const memoryLimiter: MakeLimiter = (limit) =>
  inMemory(new RateLimiterMemory({ keyPrefix: limit.name, points: limit.points, duration: limit.seconds }))

function inMemory(store: RateLimiterMemory): Limiter {
  return {
    async take(key) {
      try {
        const { consumedPoints } = await store.consume(digest(key))
        return { wait: 0, used: consumedPoints }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        return { wait: secondsIn(refused.msBeforeNext), used: refused.consumedPoints }
      }
    },
    giveBack: async (key) => void (await store.reward(digest(key))),
  }
}

/** Counts in the database, so that several processes share one count. */
export function databaseLimiter(pool: QueryPool): MakeLimiter {
  const counts = pointCounts(pool)
  return (limit) => {
    // A limit must not stop the store: without the database each process counts for itself.
    const alone = memoryLimiter(limit)
    const change = (key: string, by: 1 | -1) =>
      counts.change({ key: `${limit.name}:${digest(key)}`, by, durationMs: limit.seconds * 1_000 })
    return {
      take: (key) =>
        change(key, 1).then(
          ({ points, msBeforeNext }) => ({
            wait: points > limit.points ? secondsIn(msBeforeNext) : 0,
            used: points,
          }),
          () => alone.take(key),
        ),
      giveBack: (key) =>
        change(key, -1).then(
          () => undefined,
          () => alone.giveBack(key),
        ),
    }
  }
}

const secondsIn = (ms: number): number => Math.max(1, Math.ceil(ms / 1_000))

/** Forgets counts whose time is over. Returns how many. */
export async function clearCounts(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('use_count')
    .where('expire', '<', now.getTime())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
