import type { Cents } from '#kit/money.ts'

/** A line of an order as it was priced; `discount` and `tax` are of the whole line. */
export interface PricedLine {
  quantity: number
  unitPrice: number
  discount: number
  tax: number
}

/**
 * Cents that units of a line come to with their part of discount and tax, counted from the unit `from`. Parts that follow one another
 * add up to the whole line to the cent, however it is cut.
 */
export const worthOf = (line: PricedLine, from: number, units: number): Cents =>
  (firstUnits(line, from + units) - firstUnits(line, from)) as Cents

function firstUnits({ quantity, unitPrice, discount, tax }: PricedLine, units: number): number {
  const part = (whole: number) => Math.round((whole * units) / quantity)
  return units * unitPrice - part(discount) + part(tax)
}
