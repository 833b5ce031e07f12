import { type Limiter, type MakeLimiter, memoryLimiter } from '#db/limiter.ts'

/** Counts the mails that are asked for of one order: three an hour. */
export type SummaryGuard = Pick<Limiter, 'waitFor'>
/** Counts the damage reports of one address: ten an hour. */
export type ReportGuard = Pick<Limiter, 'waitFor'>

export const makeSummaryGuard = (make: MakeLimiter = memoryLimiter): SummaryGuard =>
  make({ name: 'order-summary', points: 3, seconds: 3_600 })

export const makeReportGuard = (make: MakeLimiter = memoryLimiter): ReportGuard =>
  make({ name: 'damage-report', points: 10, seconds: 3_600 })
