import { type MakeLimiter, memoryLimiter } from '#db/limiter.ts'

/** Limits wrong guesses at orders to five for each order and twenty for each address in an hour. */
export interface LookupGuard {
  /** false when this order or this address has used up its wrong guesses */
  mayTry(orderId: string, ip: string): Promise<boolean>
  missed(orderId: string, ip: string): Promise<void>
}

const HOUR_S = 3_600
const PER_ORDER = 5
const PER_ADDRESS = 20

export function makeLookupGuard(make: MakeLimiter = memoryLimiter): LookupGuard {
  const orders = make({ name: 'order', points: PER_ORDER, seconds: HOUR_S })
  const addresses = make({ name: 'address', points: PER_ADDRESS, seconds: HOUR_S })
  return {
    async mayTry(orderId, ip) {
      const usedUp = await Promise.all([orders.isUsedUp(orderId), addresses.isUsedUp(ip)])
      return !usedUp.includes(true)
    },
    async missed(orderId, ip) {
      await Promise.all([orders.count(orderId), addresses.count(ip)])
    },
  }
}
