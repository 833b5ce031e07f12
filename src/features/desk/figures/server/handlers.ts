import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import { needs, requireAllRows, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { COST } from '#features/selling/pricing/rules/access.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { type Cents, toWire } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type FigureStep, type Figures, figuresContract } from '../contract.ts'
import { FIGURE } from '../rules/access.ts'
import { actsByPerson } from '../rules/acts.ts'
import { averageOf, percentOf, type StepSums, type Sums, sumsBySteps, totalOf } from '../rules/figures.ts'
import { comparedWith, type Period, periodOf, stepOf } from '../rules/period.ts'
import { texts } from '../texts.ts'
import { actsOf } from './acts.ts'
import { readDays } from './kept-days.ts'
import { costsSince, returnReasons } from './read-days.ts'

interface FiguresContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(figuresContract).$context<FiguresContext>()

export const figuresHandlers = {
  read: os.read.use(needs(FIGURE.read)).handler(async ({ input, context: { db, clock, permission } }) => {
    const now = clock.now()
    const period = wanted(periodOf(input, inStoreZone(now).day), 'from', texts.badPeriod)
    const compared = wanted(comparedWith(period, input), 'otherFrom', texts.badOther)
    const by = stepOf(period, input.by)
    const [days = [], daysBefore = []] = await readDays(db, permission, [period, compared], now)
    const seesCosts = scopeOf(permission.actor, COST.read) === 'all'
    const present = (sums: StepSums) => ({ ...shown(sums), ...(seesCosts && marginOf(sums)) })
    const steps = sumsBySteps(days, period, by)
    const stepsBefore = sumsBySteps(daysBefore, compared, by)
    const total = totalOf(steps)
    return {
      by,
      steps: steps.map(present),
      total: present({ ...period, ...total }),
      stepsBefore: stepsBefore.map(present),
      before: present({ ...compared, ...totalOf(stepsBefore) }),
      reasons: await readReasons(db, period, compared),
      ...(seesCosts && { costs: await knownCosts(db, total) }),
    }
  }),

  acts: os.acts.use(needs(FIGURE.acts)).handler(async ({ input, context: { db, clock, permission } }) => {
    requireAllRows(permission)
    const period = wanted(periodOf(input, inStoreZone(clock.now()).day), 'from', texts.badPeriod)
    const { rows } = await actsOf(period).execute(db)
    return { ...period, people: actsByPerson(rows) }
  }),
}

function wanted(period: Period | undefined, path: string, message: string): Period {
  if (period) return period
  throw new ApiError('invalid', message, { details: { issues: [{ path, message }] } })
}

const dollars = (cents: number): number => toWire(cents as Cents)

/** What everybody who reads figures sees: nothing of it depends on a cost. */
function shown(sums: StepSums): FigureStep {
  const { from, to, orders, sales, cancelled, begun, refunds, returns, delivered, onTime } = sums
  const average = averageOf(sums)
  return {
    ...{ from, to, orders, cancelled, begun, returns, delivered, onTime },
    sales: dollars(sales),
    refunds: dollars(refunds),
    average: average === null ? null : dollars(average),
    conversion: percentOf(orders + cancelled, begun),
    returnPercent: percentOf(returns, orders),
    onTimePercent: percentOf(onTime, delivered),
  }
}

const marginOf = ({ knownSales, costs }: Sums) => ({
  margin: knownSales === 0 ? null : dollars(knownSales - costs),
  marginPercent: percentOf(knownSales - costs, knownSales),
})

async function knownCosts(db: Db, { knownSales, sales }: Sums): Promise<Figures['costs']> {
  const [kept] = (await costsSince.execute(db)).rows
  return { knownPercent: percentOf(knownSales, sales), since: kept?.since?.toISOString() ?? null }
}

async function readReasons(db: Db, period: Period, compared: Period): Promise<Figures['reasons']> {
  const { rows } = await returnReasons(period).execute(db)
  const before = await returnReasons(compared).execute(db)
  const earlier = new Map(before.rows.map(({ why, returns }) => [why, returns]))
  return rows
    .map((row) => ({ ...row, returnsBefore: earlier.get(row.why) ?? 0 }))
    .toSorted((a, b) => b.returns - a.returns)
}
