import { grouped } from './numbers.ts'

declare const cents: unique symbol
/** An amount in integer US cents. */
export type Cents = number & { readonly [cents]: true }

export const ZERO = 0 as Cents

/** Integer cents from a whole number; throws RangeError when the number is not a safe integer. */
export function toCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number of cents: ${value}`)
  return (Object.is(value, -0) ? 0 : value) as Cents
}

/**
 * Cents from a wire amount with at most two decimals, such as 1299.99. Throws RangeError for more decimals.
 */
export function fromWire(amount: number): Cents {
  const scaled = Math.round(amount * 100)
  if (!Number.isSafeInteger(scaled) || Math.abs(scaled - amount * 100) > 1e-4)
    throw new RangeError(`Not an amount with two decimals: ${amount}`)
  return toCents(scaled)
}

/** Whether dollars have at most two decimals. */
export const isInCents = (dollars: number): boolean =>
  Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6

/** Dollars rounded to two decimals, such as a sum of wire amounts. */
export const toTwoDecimals = (dollars: number): number => Math.round(dollars * 100) / 100

/** The JSON number with two decimals that stands for an amount on the wire: 129999 → 1299.99. */
export const toWire = (amount: Cents): number => amount / 100

export const add = (...amounts: readonly Cents[]): Cents =>
  toCents(amounts.reduce<number>((sum, amount) => sum + amount, 0))
export const subtract = (from: Cents, amount: Cents): Cents => toCents(from - amount)
export const times = (amount: Cents, quantity: number): Cents => toCents(amount * quantity)

/**
 * A share of an amount, rounded half away from zero. `rate` is a decimal with at most six places, e.g.
 * 0.1025.
 */
export function share(amount: Cents, rate: number): Cents {
  const millionths = BigInt(Math.round(rate * 1_000_000))
  const product = BigInt(amount) * millionths
  const sign = product < 0n ? -1n : 1n
  const rounded = (product * sign + 500_000n) / 1_000_000n
  return toCents(Number(sign * rounded))
}

/**
 * Splits `total` over `weights` so that the parts add up to it exactly (largest remainder).
 * Weights must not be negative; when all are zero the first part gets everything.
 */
export function prorate(total: Cents, weights: readonly number[]): Cents[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (weights.length === 0) return []
  if (sum === 0) return weights.map((_, index) => (index === 0 ? total : ZERO))
  const exact = weights.map((weight) => (total * weight) / sum)
  const parts = exact.map((value) => Math.trunc(value))
  const missing = total - parts.reduce((a, b) => a + b, 0)
  const step = Math.sign(missing)
  const order = exact
    .map((value, index) => ({ index, rest: Math.abs(value - Math.trunc(value)) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index)
  for (let i = 0; i < Math.abs(missing); i++) {
    const index = order[i % order.length]!.index
    parts[index]! += step
  }
  return parts.map(toCents)
}

/** "$1,299.99"; a negative amount carries a true minus sign. */
export function formatMoney(amount: Cents): string {
  const cents = Math.abs(amount)
  const written = `$${grouped(Math.trunc(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
  return amount < 0 ? `−${written}` : written
}

/** "$600", or "$599.50" where there are cents. */
export const shortMoney = (amount: Cents): string => formatMoney(amount).replace(/\.00$/, '')

/** "$1,300": dollars of an estimate, which is not known to the cent. */
export const wholeDollars = (dollars: number): string => shortMoney(toCents(Math.round(dollars) * 100))

/** "$1,299.99" for an amount on the wire. */
export const formatWire = (amount: number): string => formatMoney(fromWire(amount))
