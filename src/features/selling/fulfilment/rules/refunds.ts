import type { Cents } from '#lib/money.ts'
import { type AskedUnits, type PricedLine, refundableAmount } from './returns.ts'

/** Units of a line whose price is given back, counted from the unit `from`. */
export interface PaidBackUnits {
  lineNo: number
  from: number
  units: number
}

/** A line with the units that are paid back already and those that were called off. */
export interface PayableLine extends PricedLine {
  lineNo: number
  /** came back as returns */
  returned: number
  calledOff: number
}

/** What is refunded: the price of units with their tax, an amount with tax, or all that is left. */
export type WantedRefund =
  | { kind: 'rest' }
  | { kind: 'amount'; amount: Cents }
  | { kind: 'lines'; lines: readonly AskedUnits[] }

/** Units of a line that are paid back: its first units, by returns or by refunds of the line. */
export const paidBack = (line: Pick<PayableLine, 'lineNo' | 'returned'>, made: readonly PaidBackUnits[]) =>
  made.reduce(
    (most, { lineNo, from, units }) => (lineNo === line.lineNo ? Math.max(most, from + units) : most),
    line.returned,
  )

/** Units of a line whose price may still be given back. */
export const payableUnits = (line: PayableLine, made: readonly PaidBackUnits[]): number =>
  Math.max(0, line.quantity - line.calledOff - paidBack(line, made))

export type LinesRefund =
  | { kind: 'refund'; amount: Cents; lines: PaidBackUnits[] }
  | { kind: 'refuse'; reason: 'nothing_asked' | 'no_such_line' | 'too_many' }

/** The price of the units with their tax. `made`: what refunds of lines gave back before. */
export function refundOfLines(
  lines: readonly PayableLine[],
  made: readonly PaidBackUnits[],
  asked: readonly AskedUnits[],
): LinesRefund {
  const refuse = (reason: Extract<LinesRefund, { kind: 'refuse' }>['reason']): LinesRefund => ({
    kind: 'refuse',
    reason,
  })
  if (asked.length === 0) return refuse('nothing_asked')
  if (new Set(asked.map(({ lineNo }) => lineNo)).size !== asked.length) return refuse('too_many')
  const taken: PaidBackUnits[] = []
  let amount = 0
  for (const { lineNo, quantity } of asked) {
    const line = lines.find((each) => each.lineNo === lineNo)
    if (!line) return refuse('no_such_line')
    const isPossible = Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= payableUnits(line, made)
    if (!isPossible) return refuse('too_many')
    const from = paidBack(line, made)
    amount += refundableAmount(line, from, quantity)
    taken.push({ lineNo, from, units: quantity })
  }
  return { kind: 'refund', amount: amount as Cents, lines: taken }
}

/**
 * What returned units give back: those of them that no refund of the line paid before. `units` come back on
 * top of the line's returned ones.
 */
export function refundOfReturn(line: PayableLine, made: readonly PaidBackUnits[], units: number): Cents {
  const from = paidBack(line, made)
  const to = Math.max(from, line.returned + units)
  return refundableAmount(line, from, to - from)
}

/**
 * Whether a refund takes a second person: what one person has refunded of the order without another, and this
 * refund, are together above the limit. So a large refund in small parts takes two people too.
 */
export const takesSecondPerson = (amount: number, aloneBefore: number, aloneUpTo: number): boolean =>
  aloneBefore + amount > aloneUpTo

/** The tax in a refund of an amount, in the share that tax has in the order. */
export const taxInAmount = (amount: number, order: { tax: number; total: number }): Cents =>
  (order.total === 0 ? 0 : Math.round((amount * order.tax) / order.total)) as Cents
