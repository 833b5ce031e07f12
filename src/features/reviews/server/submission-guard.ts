import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts what one address sends: ten reviews and questions an hour are enough for people. */
export interface SubmissionGuard {
  /** seconds to wait, or 0 when this one may be sent; counts it */
  waitFor(ip: string): Promise<number>
}

const HOUR_S = 3_600
const PER_ADDRESS = 10

/** A guard in the memory of this process. */
export function makeSubmissionGuard(): SubmissionGuard {
  const addresses = new RateLimiterMemory({ points: PER_ADDRESS, duration: HOUR_S, keyPrefix: 'submission' })
  return {
    async waitFor(ip) {
      try {
        await addresses.consume(ip)
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
        throw refused
      }
    },
  }
}
