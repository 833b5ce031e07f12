import { createHmac, randomBytes } from 'node:crypto'
import type { Limit } from '../rules/limit.ts'
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

/** The one limiter of the store, and what goes with it. */
export interface Limits {
  /** Takes a point of a limit; see Limiter. Staff see that it was reached, once for each key and time. */
  take(limit: Limit, key: string): Promise<PointTaken>
  giveBack(limit: Limit, key: string): Promise<void>
  /** how many points a limit has in this store */
  pointsOf(limit: Limit): number
  proofs: Proofs
  /** a keyed digest of a network or a mailbox, which shows that two are the same and no more */
  markOf(text: string): string
  record: RecordEvent
}

const MARK_CHARACTERS = 16

export function makeLimits(parts: LimitsParts = {}): Limits {
  const { make = memoryLimiter, buyingTimes = 1, record = () => {} } = parts
  const secret = parts.secret ?? randomBytes(32).toString('hex')
  const pointsOf = ({ points, isBuying }: Limit): number => (isBuying ? points * buyingTimes : points)
  const limiters = new Map<string, Limiter>()
  const limiterOf = (limit: Limit): Limiter => {
    const { name, seconds } = limit
    const limiter = limiters.get(name) ?? make({ name, points: pointsOf(limit), seconds })
    limiters.set(name, limiter)
    return limiter
  }
  const markOf = (text: string): string =>
    createHmac('sha256', secret).update(`mark\n${text}`).digest('base64url').slice(0, MARK_CHARACTERS)
  return {
    async take(limit, key) {
      const taken = await limiterOf(limit).take(key)
      if (taken.used === pointsOf(limit) + 1) record({ kind: limit.name, who: markOf(key) })
      return taken
    },
    giveBack: (limit, key) => limiterOf(limit).giveBack(key),
    pointsOf,
    proofs: makeProofs(secret, parts.proofTimes),
    markOf,
    record,
  }
}
