import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Counts the mails that are asked for of one order: three an hour. */
export interface SummaryGuard {
  /** seconds to wait, or 0 when one may be sent; counts it */
  waitFor(orderId: string): Promise<number>
}

/** A guard in the memory of this process. */
export function makeSummaryGuard(): SummaryGuard {
  const orders = new RateLimiterMemory({ points: 3, duration: 3_600, keyPrefix: 'order-summary' })
  return {
    async waitFor(orderId) {
      try {
        await orders.consume(orderId)
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
        throw refused
      }
    },
  }
}
