import { formatMoney, fromWire } from '#lib/money.ts'

/** An amount on the wire; a dash where there is none. */
export const dollars = (amount: number | null): string =>
  amount === null ? '–' : formatMoney(fromWire(amount))
