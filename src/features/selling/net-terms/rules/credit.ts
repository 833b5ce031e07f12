import { DAY_MS } from '#lib/dates.ts'
import { type Cents, subtract, toCents, ZERO } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'

/** The longest terms we give, in days. */
export const LONGEST_TERMS = 120
/** The highest limit we give, so that sums stay far inside safe integers. */
export const HIGHEST_LIMIT = toCents(10_000_000_00)

export interface CreditAccount {
  limit: Cents
  termsDays: number
  status: 'open' | 'stopped'
}

export interface CreditUse {
  /** what open orders on terms owe; negative when the company has paid too much */
  used: Cents
  /** an invoice was not paid on its day */
  hasOverdue: boolean
}

export type CreditRefusal = 'no_account' | 'stopped' | 'overdue' | 'over_limit'
export type CreditDecision = { kind: 'granted' } | { kind: 'refused'; reason: CreditRefusal }

/** What a company may still order on terms; never below zero. */
export const creditLeft = (
  { limit }: Pick<CreditAccount, 'limit'>,
  { used }: Pick<CreditUse, 'used'>,
): Cents => toCents(Math.max(ZERO, subtract(limit, used)))

/** Whether an order of this amount may be placed on terms. */
export function decideCredit(
  account: CreditAccount | undefined,
  use: CreditUse,
  amount: Cents,
): CreditDecision {
  if (!account) return { kind: 'refused', reason: 'no_account' }
  if (account.status === 'stopped') return { kind: 'refused', reason: 'stopped' }
  if (use.hasOverdue) return { kind: 'refused', reason: 'overdue' }
  return amount <= creditLeft(account, use) ? { kind: 'granted' } : { kind: 'refused', reason: 'over_limit' }
}

/** The day on which an invoice is due: this many days after the day of the invoice. */
export function dueDate(invoicedAt: Date, termsDays: number): string {
  const day = new Date(`${inStoreZone(invoicedAt).day}T00:00:00Z`)
  return new Date(day.getTime() + termsDays * DAY_MS).toISOString().slice(0, 10)
}
