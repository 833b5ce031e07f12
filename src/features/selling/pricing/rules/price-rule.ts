import { type Cents, share, toCents } from '#lib/money.ts'

/** What a rule counts from: what the product costs us, its list price, or what the public pays. */
export const BASES = ['cost', 'list', 'public'] as const
export type Basis = (typeof BASES)[number]

/**
 * How a rule's price is rounded. `cent`: half a cent up. `dollar`: that, then to the nearest dollar, half a
 * dollar up. `ninety-nine`: up to the next price that ends in 99 cents.
 */
export const ROUNDINGS = ['cent', 'dollar', 'ninety-nine'] as const
export type Rounding = (typeof ROUNDINGS)[number]

/** A percentage that a price list gives on all products of a category, of a brand, of both, or on all. */
export interface PriceRule {
  id: number
  basis: Basis
  /** added to the cost; taken off the list price or the public price. At most two decimals. */
  percent: number
  rounding: Rounding
  /** the name of the category, which counts with everything below it; null: any category */
  category: string | null
  /** null: any brand */
  brand: string | null
}

const rounded: Readonly<Record<Rounding, (cents: number) => number>> = {
  cent: (cents) => cents,
  dollar: (cents) => Math.round(cents / 100) * 100,
  'ninety-nine': (cents) => Math.ceil((cents + 1) / 100) * 100 - 1,
}

/** The price of a rule on a base, each; null when it comes to nothing. */
export function rulePrice(
  { basis, percent, rounding }: Pick<PriceRule, 'basis' | 'percent' | 'rounding'>,
  base: Cents,
): Cents | null {
  const factor = basis === 'cost' ? 100 + percent : 100 - percent
  const cents = rounded[rounding](share(base, factor / 100))
  return cents > 0 ? toCents(cents) : null
}
