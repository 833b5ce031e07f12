import { plusMonths } from '#lib/dates.ts'
import { CARE_TASKS, type CareTask } from './data/care-tasks.ts'

export interface DueTask extends Pick<CareTask, 'what' | 'months' | 'by'> {
  /** yyyy-mm-dd: the next time, counted from the delivery; null before it */
  dueOn: string | null
}

/** The care that a product of this type needs. Days are yyyy-mm-dd. */
export const careOf = (type: string, deliveredOn: string | null, today: string): DueTask[] =>
  CARE_TASKS.filter(({ types }) => (types as readonly string[]).includes(type)).map(
    ({ what, months, by }) => ({
      what,
      months,
      by,
      dueOn: deliveredOn === null ? null : dueAfter(deliveredOn, months, today),
    }),
  )

/** The first day after `today` that is a whole number of intervals after `start`. */
export function dueAfter(start: string, months: number, today: string): string {
  const [year = 0, month = 1] = start.split('-').map(Number)
  const [toYear = 0, toMonth = 1] = today.split('-').map(Number)
  const passed = Math.max(0, (toYear - year) * 12 + toMonth - month)
  const intervals = Math.max(1, Math.floor(passed / months))
  const first = plusMonths(start, intervals * months)
  return first > today ? first : plusMonths(start, (intervals + 1) * months)
}
