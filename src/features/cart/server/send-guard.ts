import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Keeps this call from being a way to write to strangers: what one address sends, and what one mailbox gets. */
export interface SendGuard {
  /** seconds to wait, or 0 when this cart may be sent; counts it */
  waitFor(ip: string, email: string): Promise<number>
}

const HOUR_S = 3_600
const PER_ADDRESS = 10
const PER_MAILBOX = 5

/** A guard in the memory of this process. */
export function makeSendGuard(): SendGuard {
  const addresses = new RateLimiterMemory({ points: PER_ADDRESS, duration: HOUR_S, keyPrefix: 'cart-from' })
  const mailboxes = new RateLimiterMemory({ points: PER_MAILBOX, duration: HOUR_S, keyPrefix: 'cart-to' })
  return {
    async waitFor(ip, email) {
      try {
        await addresses.consume(ip)
        await mailboxes.consume(email.toLowerCase())
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1_000))
        throw refused
      }
    },
  }
}
