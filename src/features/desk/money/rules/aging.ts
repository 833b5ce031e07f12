import { DAY_MS } from '#lib/dates.ts'
import type { Day } from '#platform/clock/rules/calendar.ts'

/** How late an invoice is: not due yet, then by the days since it was due. */
export const AGES = ['current', 'days30', 'days60', 'days90', 'older'] as const
export type Age = (typeof AGES)[number]

/** Cents. `credits` is negative: what the company paid more than its invoices cost after refunds. */
export type AgedSums = Record<Age | 'credits', number>

/** What is owed on invoices that are due on one day, in cents; negative for a credit. */
export interface OwedOn {
  dueOn: Day
  owed: number
}

/** Days since an invoice was due; 0 or less while it is not late. */
export const daysLate = (dueOn: Day, today: Day): number => (Date.parse(today) - Date.parse(dueOn)) / DAY_MS

export function ageOf(dueOn: Day, today: Day): Age {
  const days = daysLate(dueOn, today)
  if (days <= 0) return 'current'
  if (days <= 30) return 'days30'
  if (days <= 60) return 'days60'
  return days <= 90 ? 'days90' : 'older'
}

export function agedSums(owed: Iterable<OwedOn>, today: Day): AgedSums {
  const sums: AgedSums = { current: 0, days30: 0, days60: 0, days90: 0, older: 0, credits: 0 }
  for (const each of owed) sums[each.owed < 0 ? 'credits' : ageOf(each.dueOn, today)] += each.owed
  return sums
}

/** What is past due, in cents, before credits. */
export const overdueOf = ({ days30, days60, days90, older }: AgedSums): number =>
  days30 + days60 + days90 + older

/** What is owed in all, in cents: invoices less credits. */
export const owedOf = (sums: AgedSums): number => overdueOf(sums) + sums.current + sums.credits

const OLDEST_FIRST = AGES.toReversed()

/** Sorts those first who owe most of what is oldest. */
export function byMostOverdue(one: AgedSums, other: AgedSums): number {
  for (const age of OLDEST_FIRST) if (one[age] !== other[age]) return other[age] - one[age]
  return 0
}

/** What became of a statement by mail: refused by the mailbox, or nothing was owed any more. */
export const MAIL_STATES = ['waiting', 'sent', 'refused', 'nothing_owed'] as const
export type MailState = (typeof MAIL_STATES)[number]

/** Why a company gets no statement now. */
export const NOT_MAILED = ['mailed_today', 'no_address', 'nothing_owed'] as const
export type NotMailed = (typeof NOT_MAILED)[number]

/** Statements that are mailed at once. */
export const MOST_MAILS = 200
