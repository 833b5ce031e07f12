import { RateLimiterMemory } from 'rate-limiter-flexible'

/** Counts wrong guesses at orders; five an order and twenty an address in an hour are enough for people. */
export interface LookupGuard {
  /** false when this order or this address has used up its wrong guesses */
  mayTry(orderId: string, ip: string): Promise<boolean>
  missed(orderId: string, ip: string): Promise<void>
}

const HOUR_S = 3_600
const PER_ORDER = 5
const PER_ADDRESS = 20

/** A guard in the memory of this process. */
export function makeLookupGuard(): LookupGuard {
  const orders = new RateLimiterMemory({ points: PER_ORDER, duration: HOUR_S, keyPrefix: 'order' })
  const addresses = new RateLimiterMemory({ points: PER_ADDRESS, duration: HOUR_S, keyPrefix: 'address' })
  return {
    async mayTry(orderId, ip) {
      const [order, address] = await Promise.all([orders.get(orderId), addresses.get(ip)])
      return (order?.consumedPoints ?? 0) < PER_ORDER && (address?.consumedPoints ?? 0) < PER_ADDRESS
    },
    async missed(orderId, ip) {
      await Promise.all([orders.penalty(orderId), addresses.penalty(ip)])
    },
  }
}
