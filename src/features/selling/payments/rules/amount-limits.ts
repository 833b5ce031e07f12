import { type Cents, shortMoney } from '#lib/money.ts'
import { texts } from '../texts.ts'
import type { PaymentMethod } from './methods.ts'

export interface AmountRange {
  min: Cents
  max: Cents
}

/** Between which totals a method is offered; a method that is not named takes any. */
export type AmountLimits = Readonly<Partial<Record<PaymentMethod, AmountRange>>>

/** Whether a method takes an order of this total. */
export const isWithin = ({ min, max }: AmountRange, total: number): boolean => total >= min && total <= max

/** Why an order of this total cannot be paid by this method; null when it can. */
export function outOfRange(
  limits: AmountLimits | undefined,
  method: PaymentMethod,
  total: number,
): string | null {
  const range = limits?.[method]
  if (!range || isWithin(range, total)) return null
  return texts.ordersFrom(shortMoney(range.min), shortMoney(range.max))
}

/** "$30,000": limits are whole dollars as a rule. */
