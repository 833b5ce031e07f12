import { type Limiter, type MakeLimiter, memoryLimiter } from '#db/limiter.ts'

/** Limits the reviews and questions of one address to ten an hour. */
export type SubmissionGuard = Pick<Limiter, 'waitFor'>

export const makeSubmissionGuard = (make: MakeLimiter = memoryLimiter): SubmissionGuard =>
  make({ name: 'submission', points: 10, seconds: 3_600 })
