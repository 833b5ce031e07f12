import { type Limiter, type MakeLimiter, memoryLimiter } from '#db/limiter.ts'

/** Counts what one address sends: ten reviews and questions an hour are enough for people. */
export type SubmissionGuard = Pick<Limiter, 'waitFor'>

export const makeSubmissionGuard = (make: MakeLimiter = memoryLimiter): SubmissionGuard =>
  make({ name: 'submission', points: 10, seconds: 3_600 })
