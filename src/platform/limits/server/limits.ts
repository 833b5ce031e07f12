import { createHmac, randomBytes } from 'node:crypto'
import { LIMIT_NAMES, LIMITS, type LimitName, type LimitRow } from '../rules/limits.ts'
import type { RecordEvent } from './events.ts'
import { type Limiter, type MakeLimiter, memoryLimiter, type PointTaken } from './limiter.ts'
import { makeProofs, type Proofs } from './proofs.ts'

export interface LimitsParts {
  make?: MakeLimiter
  /** multiplies the limits on buying, for stores whose buyers share few addresses */
  buyingTimes?: number
  /** multiplies the work of every proof: 1 unless given */
  proofTimes?: number
  /** signs challenges and marks; a new one for this process unless given */
  secret?: string
  record?: RecordEvent
}

/** The one limiter of the store: every limit of the table in rules/limits.ts, and what goes with them. */
export interface Limits {
  /** Takes a point of a limit; see Limiter. Staff see that it was reached, once for each key and time. */
  take(limit: LimitName, key: string): Promise<PointTaken>
  giveBack(limit: LimitName, key: string): Promise<void>
  /** how many points a limit has in this store */
  pointsOf(limit: LimitName): number
  proofs: Proofs
  /** a keyed digest of a network or a mailbox, which shows that two are the same and no more */
  markOf(text: string): string
  record: RecordEvent
}

const MARK_CHARACTERS = 16

export function makeLimits(parts: LimitsParts = {}): Limits {
  const { make = memoryLimiter, buyingTimes = 1, record = () => {} } = parts
  const secret = parts.secret ?? randomBytes(32).toString('hex')
  const pointsOf = (name: LimitName): number => {
    const { points, isBuying }: LimitRow = LIMITS[name]
    return isBuying ? points * buyingTimes : points
  }
  const limiters = new Map<LimitName, Limiter>(
    LIMIT_NAMES.map((name) => [name, make({ name, points: pointsOf(name), seconds: LIMITS[name].seconds })]),
  )
  const limiterOf = (name: LimitName): Limiter => limiters.get(name)!
  const markOf = (text: string): string =>
    createHmac('sha256', secret).update(`mark\n${text}`).digest('base64url').slice(0, MARK_CHARACTERS)
  return {
    async take(name, key) {
      const taken = await limiterOf(name).take(key)
      if (taken.used === pointsOf(name) + 1) record({ kind: name, who: markOf(key) })
      return taken
    },
    giveBack: (name, key) => limiterOf(name).giveBack(key),
    pointsOf,
    proofs: makeProofs(secret, parts.proofTimes),
    markOf,
    record,
  }
}
