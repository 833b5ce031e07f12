import { DAY_MS } from '#lib/dates.ts'
import { add, type Cents, toCents } from '#lib/money.ts'
import { listQuery } from '#platform/lists/rules/query.ts'

/** How long ago invoices were due: not yet, and by days. */
export const AGES = ['notDue', 'to30', 'to60', 'to90', 'older'] as const
export type Age = (typeof AGES)[number]

export const AGING_LIST = listQuery({ filters: {} })

/** The age of an invoice on a day; both yyyy-mm-dd. On its due day it is not late. */
export function ageOf(dueOn: string, today: string): Age {
  const days = (Date.parse(today) - Date.parse(dueOn)) / DAY_MS
  if (days <= 0) return 'notDue'
  if (days <= 30) return 'to30'
  if (days <= 60) return 'to60'
  return days <= 90 ? 'to90' : 'older'
}

interface Owed {
  dueOn: string
  owed: Cents
}
export type ByAge = Record<Age, Cents>

/** What invoices owe, by age. What was paid too much lowers the sum of its invoice's age. */
export function byAge(invoices: readonly Owed[], today: string): ByAge {
  const sums: ByAge = { notDue: NOTHING, to30: NOTHING, to60: NOTHING, to90: NOTHING, older: NOTHING }
  for (const { dueOn, owed } of invoices) {
    const age = ageOf(dueOn, today)
    sums[age] = add(sums[age], owed)
  }
  return sums
}

const NOTHING = toCents(0)

export const sumOf = (ages: ByAge): Cents => add(...AGES.map((age) => ages[age]))
