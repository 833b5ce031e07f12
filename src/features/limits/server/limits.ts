import { type Limiter, type MakeLimiter, memoryLimiter, type Taken } from '#db/limiter.ts'
import { LIMIT_NAMES, LIMITS, type LimitName, type LimitRow } from '../rules/limits.ts'

/**
 * A limit was reached. Told once for each key and time, so that a flood does not become a flood of events.
 */
export type OnReached = (limit: LimitName, key: string) => void

export interface LimitsParts {
  make?: MakeLimiter
  /** multiplies the limits on buying, for stores whose buyers share few addresses */
  buyingTimes?: number
  onReached?: OnReached
}

/** The one limiter of the store: every limit of the table in rules/limits.ts. */
export interface Limits {
  /** Takes a point of a limit; see Limiter. */
  take(limit: LimitName, key: string): Promise<Taken>
  giveBack(limit: LimitName, key: string): Promise<void>
  /** how many points a limit has in this store */
  pointsOf(limit: LimitName): number
}

export function makeLimits({ make = memoryLimiter, buyingTimes = 1, onReached }: LimitsParts = {}): Limits {
  const pointsOf = (name: LimitName): number => {
    const { points, isBuying }: LimitRow = LIMITS[name]
    return isBuying ? points * buyingTimes : points
  }
  const limiters = new Map<LimitName, Limiter>(
    LIMIT_NAMES.map((name) => [name, make({ name, points: pointsOf(name), seconds: LIMITS[name].seconds })]),
  )
  const limiterOf = (name: LimitName): Limiter => limiters.get(name)!
  return {
    async take(name, key) {
      const taken = await limiterOf(name).take(key)
      if (taken.used === pointsOf(name) + 1) onReached?.(name, key)
      return taken
    },
    giveBack: (name, key) => limiterOf(name).giveBack(key),
    pointsOf,
  }
}

/** A limit and whom it counts. */
export type Point = readonly [limit: LimitName, key: string]

export interface TakenPoints {
  /** the limits that are used up, with the seconds to wait */
  reached: readonly { limit: LimitName; wait: number; used: number }[]
  giveBack(): Promise<void>
}

/** Takes one point of each of several limits. */
export async function takePoints(limits: Limits, points: readonly Point[]): Promise<TakenPoints> {
  const taken = await Promise.all(
    points.map(async ([limit, key]) => ({ limit, ...(await limits.take(limit, key)) })),
  )
  return {
    reached: taken.filter(({ wait }) => wait > 0),
    async giveBack() {
      await Promise.all(points.map(([limit, key]) => limits.giveBack(limit, key)))
    },
  }
}
