import type { Day } from '#platform/clock/rules/calendar.ts'
import { texts } from '../texts.ts'
import type { Account, Posting } from './books.ts'

/** The entries of a day: what was sold, paid and given back, and what providers sent to the bank. */
export const ENTRIES = ['sales', 'payments', 'refunds', 'banked'] as const
type Entry = (typeof ENTRIES)[number]

const ENTRY_OF: Readonly<Record<Posting['kind'], Entry>> = {
  sale: 'sales',
  capture: 'payments',
  terms_payment: 'payments',
  bank_return: 'payments',
  refund: 'refunds',
}

/** A line of an entry in cents: a debit above zero, a credit below. An entry's lines are zero together. */
export interface JournalLine {
  day: Day
  entry: Entry
  account: Account
  amount: number
}

/** The order in which the lines of an entry stand. */
const ORDER: readonly Account[] = [
  ...(['bank', 'fees', 'adjustments'] as const),
  ...(['receivable', 'undeposited', 'deposits', 'sales', 'services', 'freight'] as const),
  ...(['discounts', 'returns', 'tax'] as const),
]
const placeOf = (account: Account): number => (ORDER.indexOf(account) + ORDER.length + 1) % (ORDER.length + 1)

/** Adds up entries of orders by day. */
export class Journal {
  readonly #sums = new Map<string, JournalLine>()

  add({ day, kind, amounts }: Posting): void {
    this.addEntry(day, ENTRY_OF[kind], amounts)
  }

  /** Adds the debits and credits of an entry, which are zero together. */
  addEntry(day: Day, entry: Entry, amounts: Posting['amounts']): void {
    for (const [account, amount] of Object.entries(amounts) as [Account, number][]) {
      const key = `${day} ${ENTRIES.indexOf(entry)} ${account}`
      const line = this.#sums.get(key) ?? { day, entry, account, amount: 0 }
      line.amount += amount
      this.#sums.set(key, line)
    }
  }

  lines(): JournalLine[] {
    return [...this.#sums.values()]
      .filter(({ amount }) => amount !== 0)
      .toSorted(
        (one, other) =>
          one.day.localeCompare(other.day) ||
          ENTRIES.indexOf(one.entry) - ENTRIES.indexOf(other.entry) ||
          placeOf(one.account) - placeOf(other.account) ||
          one.account.localeCompare(other.account),
      )
  }
}

/** The name of an account, as the accounting program has it. */
export function accountName(account: Account): string {
  const [kind, provider] = account.split(':') as [keyof typeof texts.accounts, string | undefined]
  return provider === undefined ? texts.accounts[kind] : texts.clearing(provider)
}

/** Types of accounts in QuickBooks: other current asset, other current liability, income, bank, expense. */
type IifType = 'OCASSET' | 'OCLIAB' | 'INC' | 'BANK' | 'EXP'

const TYPES: Readonly<Record<Exclude<Account, `clearing:${string}`>, IifType>> = {
  receivable: 'OCASSET',
  undeposited: 'OCASSET',
  deposits: 'OCLIAB',
  tax: 'OCLIAB',
  sales: 'INC',
  services: 'INC',
  freight: 'INC',
  discounts: 'INC',
  returns: 'INC',
  bank: 'BANK',
  fees: 'EXP',
  adjustments: 'EXP',
}

const typeOf = (account: Account): IifType => TYPES[account as keyof typeof TYPES] ?? 'OCASSET'

const iifRow = (...cells: readonly string[]): string => `${cells.join('\t')}\r\n`
/** 11/28/2026 */
const iifDay = (day: Day): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`
const iifAmount = (cents: number): string => (cents / 100).toFixed(2)

/**
 * The lines as a file for QuickBooks Desktop: the accounts, then each entry as a general journal transaction
 * whose first line is TRNS and each other SPL. Rules and their source: docs/operations/accounting.md.
 */
export function iifOf(lines: readonly JournalLine[]): string {
  const accounts = [...new Set(lines.map(({ account }) => account))].toSorted()
  const entries = Map.groupBy(lines, ({ day, entry }) => `${day} ${entry}`)
  const columns = ['TRNSTYPE', 'DATE', 'ACCNT', 'AMOUNT', 'DOCNUM', 'MEMO']
  return [
    iifRow('!ACCNT', 'NAME', 'ACCNTTYPE'),
    ...accounts.map((account) => iifRow('ACCNT', accountName(account), typeOf(account))),
    iifRow('!TRNS', ...columns),
    iifRow('!SPL', ...columns),
    iifRow('!ENDTRNS'),
    ...[...entries.values()].map(
      (entry) =>
        entry
          .map(({ day, entry: kind, account, amount }, at) =>
            iifRow(
              at === 0 ? 'TRNS' : 'SPL',
              'GENERAL JOURNAL',
              iifDay(day),
              accountName(account),
              iifAmount(amount),
              `${day.replaceAll('-', '').slice(2)}${kind.charAt(0).toUpperCase()}`,
              texts.entries[kind],
            ),
          )
          .join('') + iifRow('ENDTRNS'),
    ),
  ].join('')
}
