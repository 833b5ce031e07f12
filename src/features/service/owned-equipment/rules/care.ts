import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { plusMonths } from '#lib/dates.ts'
import { CARE_TASKS, type CareTask } from './data/care-tasks.ts'

interface DueTask extends Pick<CareTask, 'what' | 'months' | 'by'> {
  /** yyyy-mm-dd: the next time, counted from the delivery; null before it */
  dueOn: string | null
}

/** The care that a product of this type needs. Days are yyyy-mm-dd. */
export const careOf = (type: string, deliveredOn: string | null, today: string): DueTask[] =>
  CARE_TASKS.filter(({ isFor }) => isFor(type)).map(({ what, months, by }) => ({
    what,
    months,
    by,
    dueOn: deliveredOn === null ? null : dueAfter(deliveredOn, months, today),
  }))

/** The first day after `today` that is a whole number of intervals after `start`. */
export function dueAfter(start: string, months: number, today: string): string {
  const [year = 0, month = 1] = start.split('-').map(Number)
  const [toYear = 0, toMonth = 1] = today.split('-').map(Number)
  const passed = Math.max(0, (toYear - year) * 12 + toMonth - month)
  const intervals = Math.max(1, Math.floor(passed / months))
  const first = plusMonths(start, intervals * months)
  return first > today ? first : plusMonths(start, (intervals + 1) * months)
}

type Attributes = Readonly<Record<string, AttributeValue>>

/**
 * Months that a filter lasts, by its thickness in inches: the earliest change that the descriptions of our
 * filters name. ENERGY STAR asks for a change at least every three months, as known 2026-11.
 */
export function filterMonths(attributes: Attributes): number {
  const inches = Number(attributes[ATTR.filterThickness] ?? 1)
  if (inches >= 4) return 6
  return inches >= 2 ? 4 : 3
}

/** The size of a filter, or of the filter that a cabinet holds, such as “16 × 25 × 5”. */
export function filterSizeOf(attributes: Attributes): string | null {
  const size = attributes[ATTR.filterSize]
  if (typeof size !== 'string') return null
  const thickness = attributes[ATTR.filterThickness]
  return size.split('×').length < 3 && typeof thickness === 'number' ? `${size} × ${thickness}` : size
}

export const SEASONS = ['spring', 'fall'] as const
export type CareSeason = (typeof SEASONS)[number]

/** The days of the two mails, as month and day: weeks before people cool and heat. */
const MAIL_DAYS: readonly (readonly [day: string, season: CareSeason])[] = [
  ['03-15', 'spring'],
  ['09-15', 'fall'],
]

const YEAR_MONTHS = 12

/** The first mail after a day. Days are yyyy-mm-dd. */
export function nextMail(after: string): { on: string; season: CareSeason } {
  const year = Number(after.slice(0, 4))
  const mails = [year, year + 1].flatMap((each) =>
    MAIL_DAYS.map(([day, season]) => ({ on: `${each}-${day}`, season })),
  )
  return mails.find(({ on }) => on > after) ?? mails.at(-1)!
}

/** The season of a mail that was due on a day. */
export const careSeasonOf = (day: string): CareSeason => (day.slice(5) < '09-15' ? 'spring' : 'fall')

/**
 * What a product of this type needs in a season: the work of that season, the work that comes back within the
 * year, and in spring the yearly work of no season.
 */
export const seasonalCare = (type: string, season: CareSeason): Pick<CareTask, 'what' | 'by'>[] =>
  CARE_TASKS.filter(({ isFor, months, season: own }) => {
    if (!isFor(type)) return false
    return own === undefined ? months < YEAR_MONTHS || season === 'spring' : own === season
  })
