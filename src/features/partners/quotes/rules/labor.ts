import { type Cents, toCents } from '#lib/money.ts'

export const MOST_LABOR_LINES = 20
/** In hours, days or jobs. */
export const MOST_LABOR = 9_999
export const LABOR_UNITS = ['job', 'hour'] as const
type LaborUnit = (typeof LABOR_UNITS)[number]

/** Work that a contractor's company does and is paid for. The store neither sells nor charges it. */
export interface LaborLine {
  key: string
  description: string
  /** at most two decimals: 6.5 hours */
  qty: number
  unit: LaborUnit
  /** each, in cents */
  price: number
}

/** How the company taxes its own work: not on top of the price, or at a rate (decimal: 0.065). */
export type LaborTax = { kind: 'included' } | { kind: 'added'; rate: number }

export interface LaborTotals {
  lines: { line: LaborLine; amount: Cents }[]
  work: Cents
  tax: Cents
  total: Cents
}

const cents = (amount: number): Cents => toCents(Math.round(Number(amount.toFixed(4))))

/** What the work of an option costs; null for an option without work. Each line is rounded to a cent. */
export function laborTotals(
  lines: readonly LaborLine[] | undefined,
  tax: LaborTax | undefined,
): LaborTotals | null {
  if (lines === undefined || lines.length === 0) return null
  const priced = lines.map((line) => ({ line, amount: cents(line.price * line.qty) }))
  const work = toCents(priced.reduce((sum, { amount }) => sum + amount, 0))
  const added = tax?.kind === 'added' ? cents(work * tax.rate) : toCents(0)
  return { lines: priced, work, tax: added, total: toCents(work + added) }
}
