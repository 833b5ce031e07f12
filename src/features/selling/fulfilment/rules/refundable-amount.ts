import type { Cents } from '#lib/money.ts'

/** A line of an order as it was priced; `discount` and `tax` are of the whole line. */
export interface PricedLine {
  quantity: number
  unitPrice: number
  discount: number
  tax: number
}

/**
 * Cents that units of a line cost with their part of discount and tax, counted from the unit `from`. However
 * a line is divided, the amounts of its consecutive parts add up to the whole line to the cent.
 */
export const refundableAmount = (line: PricedLine, from: number, units: number): Cents =>
  (firstUnits(line, from + units) - firstUnits(line, from)) as Cents

function firstUnits({ quantity, unitPrice, discount, tax }: PricedLine, units: number): number {
  const part = (whole: number) => Math.round((whole * units) / quantity)
  return units * unitPrice - part(discount) + part(tax)
}

/** The price of a stored line. */
export const pricedLine = (row: {
  quantity: number
  unit_price_cents: number
  discount_cents: number
  tax_cents: number
}): PricedLine => ({
  quantity: row.quantity,
  unitPrice: row.unit_price_cents,
  discount: row.discount_cents,
  tax: row.tax_cents,
})
