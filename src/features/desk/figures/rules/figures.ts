import { addDays, type Day } from '#platform/clock/rules/calendar.ts'
import { choiceOr, day, listQuery } from '#platform/lists/rules/query.ts'
import { AGAINST, type Period, STEPS, type Step, stepsOf } from './period.ts'

/** The figures that a chart can show. */
export const FIGURE_NAMES = [
  'sales',
  'orders',
  'average',
  'margin',
  'refunds',
  'returns',
  'onTime',
  'conversion',
  'cancelled',
] as const
export type FigureName = (typeof FIGURE_NAMES)[number]

const dates = { from: day(), to: day() }

export const FIGURE_LIST = listQuery({
  filters: {
    ...dates,
    by: choiceOr('day', STEPS),
    against: choiceOr('before', AGAINST),
    otherFrom: day(),
    otherTo: day(),
    /** the figure that the chart shows */
    figure: choiceOr('sales', FIGURE_NAMES),
  },
})
/** What people did has a period alone. */
export const ACT_LIST = listQuery({ filters: dates })

const NOTHING = {
  /** placed and not canceled since; those that wait for a check count too */
  orders: 0,
  /** their items after discounts, without shipping and tax */
  sales: 0,
  /** placed on this day and canceled since */
  cancelled: 0,
  /** buyers pressed "Place order", whether they paid or not */
  begun: 0,
  /** money given back on this day, with its tax */
  refunds: 0,
  /** returns that were opened on this day and not refused */
  returns: 0,
  /** shipments delivered on this day whose order had a promised day */
  delivered: 0,
  /** those of them that came by the promised day */
  onTime: 0,
  /** sales of the lines whose cost was kept; 0 for who may not see costs */
  knownSales: 0,
  /** what these lines cost us; 0 for who may not see costs */
  costs: 0,
}
/** What happened on one day, in the merchant's zone. Cents and counts. */
export type Sums = typeof NOTHING
export interface DaySums extends Sums {
  day: Day
}
export interface StepSums extends Sums, Period {}

const NAMES = Object.keys(NOTHING) as (keyof Sums)[]

/** Whether sums that were kept have every figure of today. */
export const isWhole = (sums: Partial<Sums>): boolean => NAMES.every((name) => name in sums)

function added(one: Sums, other: Sums): Sums {
  const sum = { ...NOTHING }
  for (const name of NAMES) sum[name] = one[name] + other[name]
  return sum
}

export const totalOf = (rows: readonly Sums[]): Sums => rows.reduce(added, { ...NOTHING })

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

/** Percent with one decimal; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10

/** By how many percent a figure changed; null when there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100)
