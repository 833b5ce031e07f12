import { type MakeLimiter, memoryLimiter } from '#db/limiter.ts'

/** Keeps the calls about sign-ins to banks, which cost money, from being made by machines. */
export interface LinkGuard {
  /** seconds to wait, or 0 when this address may ask; counts it */
  waitFor(ip: string): Promise<number>
}

/** One sign-in takes three calls. */
const PER_ADDRESS = 45
const HOUR_S = 3_600

export const makeLinkGuard = (make: MakeLimiter = memoryLimiter): LinkGuard =>
  make({ name: 'bank-link', points: PER_ADDRESS, seconds: HOUR_S })
