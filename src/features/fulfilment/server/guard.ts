import { type Limiter, type MakeLimiter, memoryLimiter } from '#db/limiter.ts'

/** Limits the summaries that are mailed for one order to three an hour. */
export type SummaryGuard = Pick<Limiter, 'waitFor'>
/** Limits the damage reports of one address to ten an hour. */
export type ReportGuard = Pick<Limiter, 'waitFor'>

export const makeSummaryGuard = (make: MakeLimiter = memoryLimiter): SummaryGuard =>
  make({ name: 'order-summary', points: 3, seconds: 3_600 })

export const makeReportGuard = (make: MakeLimiter = memoryLimiter): ReportGuard =>
  make({ name: 'damage-report', points: 10, seconds: 3_600 })
