import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { type Cents, toWire } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type FigureStep, figuresContract } from '../contract.ts'
import { FIGURE } from '../rules/access.ts'
import {
  averageOf,
  comparedWith,
  onTimeOf,
  periodOf,
  type StepSums,
  stepOf,
  sumsBySteps,
  totalOf,
} from '../rules/figures.ts'
import { texts } from '../texts.ts'
import { readDays } from './read-days.ts'

interface FiguresContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(figuresContract).$context<FiguresContext>()

export const figuresHandlers = {
  read: os.read.use(needs(FIGURE.read)).handler(async ({ input, context: { db, clock, permission } }) => {
    const period = periodOf(input, inStoreZone(clock.now()).day)
    if (!period) {
      const issues = [{ path: 'from', message: texts.badPeriod }]
      throw new ApiError('invalid', texts.badPeriod, { details: { issues } })
    }
    const compared = comparedWith(period, input.against)
    const by = stepOf(period, input.by)
    const [days, daysBefore] = await Promise.all([
      readDays(db, permission, period),
      readDays(db, permission, compared),
    ])
    const steps = sumsBySteps(days, period, by)
    const stepsBefore = sumsBySteps(daysBefore, compared, by)
    return {
      by,
      steps: steps.map(present),
      total: present({ ...period, ...totalOf(steps) }),
      stepsBefore: stepsBefore.map(present),
      before: present({ ...compared, ...totalOf(stepsBefore) }),
    }
  }),
}

const dollars = (cents: number): number => toWire(cents as Cents)

function present(sums: StepSums): FigureStep {
  const average = averageOf(sums)
  return {
    ...sums,
    sales: dollars(sums.sales),
    refunds: dollars(sums.refunds),
    average: average === null ? null : dollars(average),
    onTimePercent: onTimeOf(sums),
  }
}
