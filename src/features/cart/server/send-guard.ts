import { type MakeLimiter, memoryLimiter } from '#db/limiter.ts'

/**
 * Keeps this call from being a way to write to strangers: what one address sends, and what one mailbox gets.
 */
export interface SendGuard {
  /** seconds to wait, or 0 when this cart may be sent; counts it */
  waitFor(ip: string, email: string): Promise<number>
}

const HOUR_S = 3_600
const PER_ADDRESS = 10
const PER_MAILBOX = 5

export function makeSendGuard(make: MakeLimiter = memoryLimiter): SendGuard {
  const addresses = make({ name: 'cart-from', points: PER_ADDRESS, seconds: HOUR_S })
  const mailboxes = make({ name: 'cart-to', points: PER_MAILBOX, seconds: HOUR_S })
  return {
    waitFor: async (ip, email) => (await addresses.waitFor(ip)) || mailboxes.waitFor(email.toLowerCase()),
  }
}
