import { DAY_MS, plusMonths } from '#lib/dates.ts'
import { addDays, type Day, weekday } from '#platform/clock/rules/calendar.ts'

export const STEPS = ['day', 'week', 'month'] as const
export type Step = (typeof STEPS)[number]
/** What a period is compared with: as many days right before, the same days a year before, other dates. */
export const AGAINST = ['before', 'year', 'other'] as const

/** Days of the period when no dates are said. */
const USUAL_DAYS = 30
/** Three years, so that the work of one answer is bounded. */
export const MOST_DAYS = 1_096
/** More bars than this can't be told apart; a longer period is shown by week. */
const MOST_BARS = 100

/** From the first day to the last, both inside. */
export interface Period {
  from: Day
  to: Day
}

export const daysOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

interface Asked {
  from?: Day | undefined
  to?: Day | undefined
  against?: (typeof AGAINST)[number]
  otherFrom?: Day | undefined
  otherTo?: Day | undefined
}

/** The period that is asked for: by default the last 30 days. Undefined for one that is empty or too long. */
export function periodOf({ from, to = '' }: Asked, today: Day): Period | undefined {
  const last = to || today
  return bounded({ from: from || addDays(last, 1 - USUAL_DAYS), to: last })
}

/** The period to compare with; undefined when its own dates are missing, empty or too long. */
export function comparedWith(period: Period, { against, otherFrom, otherTo }: Asked): Period | undefined {
  switch (against) {
    case 'year':
      return { from: yearBefore(period.from), to: yearBefore(period.to) }
    case 'other':
      return otherFrom && otherTo ? bounded({ from: otherFrom, to: otherTo }) : undefined
    default: {
      const to = addDays(period.from, -1)
      return { from: addDays(to, 1 - daysOf(period)), to }
    }
  }
}

function bounded(period: Period): Period | undefined {
  const days = daysOf(period)
  return days < 1 || days > MOST_DAYS ? undefined : period
}

/** February 29 has February 28 of the year before. */
const yearBefore = (of: Day): Day => plusMonths(of, -12)

/** Periods that people ask for often, by name. */
export function presetsOf(today: Day): readonly (readonly [name: PresetName, period: Period])[] {
  const month = firstOfMonth(today)
  const year = `${today.slice(0, 4)}-01-01`
  return [
    ['week', { from: addDays(today, -6), to: today }],
    ['month', { from: addDays(today, 1 - USUAL_DAYS), to: today }],
    ['thisMonth', { from: month, to: today }],
    ['lastMonth', { from: plusMonths(month, -1), to: addDays(month, -1) }],
    ['thisYear', { from: year, to: today }],
    ['lastYear', { from: plusMonths(year, -12), to: addDays(year, -1) }],
  ]
}
export type PresetName = 'week' | 'month' | 'thisMonth' | 'lastMonth' | 'thisYear' | 'lastYear'

const firstOfMonth = (of: Day): Day => `${of.slice(0, 'yyyy-mm'.length)}-01`

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
  return addDays(plusMonths(firstOfMonth(first), 1), -1)
}
