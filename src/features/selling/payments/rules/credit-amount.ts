import { type Cents, fromWire } from '#lib/money.ts'

/** V-AMZ: an Amazon credit amount keeps only digits and the dot. */
export const creditAmount = (text: string): string => text.replace(/[^\d.]/g, '')

/**
 * The cents of an amount after V-AMZ; undefined when the rest is not an amount. The store only compares it
 * with the order's total.
 */
export function creditCents(text: string): Cents | undefined {
  const amount = creditAmount(text)
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? fromWire(Number(amount)) : undefined
}
