import { type Cents, fromWire } from '#kit/money.ts'

/** V-AMZ: an Amazon credit amount keeps only digits and the dot. */
export const creditAmount = (text: string): string => text.replace(/[^\d.]/g, '')

/**
 * The cents of what is left by V-AMZ; undefined when that is no amount: it is compared with the order's,
 * never taken for it.
 */
export function creditCents(text: string): Cents | undefined {
  const amount = creditAmount(text)
  return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? fromWire(Number(amount)) : undefined
}
