import { DAY_MS } from '#lib/dates.ts'
import { addDays, type Day, weekday } from '#platform/clock/rules/calendar.ts'
import { choiceOr, day, listQuery } from '#platform/lists/rules/query.ts'

const STEPS = ['day', 'week', 'month'] as const
export type Step = (typeof STEPS)[number]
const AGAINST = ['before', 'year'] as const
export type Against = (typeof AGAINST)[number]

export const FIGURE_LIST = listQuery({
  filters: { from: day(), to: day(), by: choiceOr('day', STEPS), against: choiceOr('before', AGAINST) },
})

/** Days of the period when no dates are said. */
const USUAL_DAYS = 30
/** Three years, so that the work of one answer is bounded. */
const MOST_DAYS = 1_096
/** More bars than this can't be told apart; a longer period is shown by week. */
const MOST_BARS = 100

/** From the first day to the last, both inside. */
export interface Period {
  from: Day
  to: Day
}

/** What happened on one day, in the merchant's zone. Cents and counts. */
export interface Sums {
  /** placed and not canceled since; those that wait for a check count too */
  orders: number
  /** their items after discounts, without shipping and tax */
  sales: number
  /** placed on this day and canceled since */
  cancelled: number
  /** money given back on this day, with its tax */
  refunds: number
  /** shipments delivered on this day whose order had a promised day */
  delivered: number
  /** those of them that came by the promised day */
  onTime: number
}
export interface DaySums extends Sums {
  day: Day
}
export interface StepSums extends Sums, Period {}

const NAMES = ['orders', 'sales', 'cancelled', 'refunds', 'delivered', 'onTime'] as const
const NOTHING: Sums = { orders: 0, sales: 0, cancelled: 0, refunds: 0, delivered: 0, onTime: 0 }

function added(one: Sums, other: Sums): Sums {
  const sum = { ...NOTHING }
  for (const name of NAMES) sum[name] = one[name] + other[name]
  return sum
}

export const totalOf = (rows: readonly Sums[]): Sums => rows.reduce(added, { ...NOTHING })

export const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

/** The period that is asked for: by default the last 30 days. Undefined for one that is empty or too long. */
export function periodOf(
  asked: { from?: Day | undefined; to?: Day | undefined },
  today: Day,
): Period | undefined {
  const to = asked.to || today
  const period = { from: asked.from || addDays(to, 1 - USUAL_DAYS), to }
  const days = daysOf(period)
  return days < 1 || days > MOST_DAYS ? undefined : period
}

/** The period to compare with: as many days right before, or the same days of the year before. */
export function comparedWith(period: Period, against: Against): Period {
  if (against === 'before') {
    const to = addDays(period.from, -1)
    return { from: addDays(to, 1 - daysOf(period)), to }
  }
  return { from: yearBefore(period.from), to: yearBefore(period.to) }
}

/** February 29 has February 28 of the year before. */
function yearBefore(of: Day): Day {
  const same = `${Number(of.slice(0, 4)) - 1}${of.slice(4)}`
  return same.endsWith('-02-29') ? `${same.slice(0, 8)}28` : same
}

/** The step in which a period is shown. */
export const stepOf = (period: Period, asked: Step): Step =>
  asked === 'day' && daysOf(period) > MOST_BARS ? 'week' : asked

/** The steps of a period, oldest first. Weeks begin on Sunday; the first and the last step may be short. */
export function stepsOf({ from, to }: Period, step: Step): Period[] {
  const steps: Period[] = []
  for (let first = from; first <= to; first = addDays(lastOfStep(first, step), 1)) {
    const last = lastOfStep(first, step)
    steps.push({ from: first, to: last < to ? last : to })
  }
  return steps
}

function lastOfStep(first: Day, step: Step): Day {
  if (step === 'day') return first
  if (step === 'week') return addDays(first, 6 - weekday(first))
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** The sums of each step of a period. Days without a row have nothing. */
export function sumsBySteps(days: readonly DaySums[], period: Period, step: Step): StepSums[] {
  const byDay = new Map(days.map((sums) => [sums.day, sums]))
  return stepsOf(period, step).map((each) => {
    let sums = NOTHING
    for (let at = each.from; at <= each.to; at = addDays(at, 1)) sums = added(sums, byDay.get(at) ?? NOTHING)
    return { ...each, ...sums }
  })
}

/** Cents an order; null without orders. */
export const averageOf = ({ sales, orders }: Sums): number | null =>
  orders === 0 ? null : Math.round(sales / orders)

/** Whole percent of the deliveries that came in time; null without deliveries. */
export const onTimeOf = ({ onTime, delivered }: Sums): number | null =>
  delivered === 0 ? null : Math.round((onTime / delivered) * 100)

/** By how many percent a figure changed; null when there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100)
