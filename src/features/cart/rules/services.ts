import { type Cents, toCents } from '#kit/money.ts'
import { texts } from '../texts.ts'

export const LIFTGATE_DELIVERY = '453054793'
export const INSIDE_DELIVERY = '453066844'
export const FLAT_RATE_RETURN = '453065962'
/**
 * The special service of the specification: never taxed, never alone in a cart (S-CART-08).
 * We sell it as the priority-delivery line of the guaranteed shipping option (S-CART-10, our choice).
 */
export const PRIORITY_DELIVERY = '453071037'

/** S-CART-09, S-SVC: choosing one of these takes the place of the other. */
export const EXCLUSIVE_SERVICES: readonly string[] = [LIFTGATE_DELIVERY, INSIDE_DELIVERY]

/** V-SHIP: a shipping lookup ignores these items. */
export const NOT_SHIPPED: ReadonlySet<string> = new Set([LIFTGATE_DELIVERY, FLAT_RATE_RETURN, INSIDE_DELIVERY, PRIORITY_DELIVERY])

/** K-FEES: days in which a flat-rate return may be used. */
export const FLAT_RATE_RETURN_DAYS = 30

export interface AdditionalService {
  id: string
  name: string
  description: string
  details: string
  price: Cents
  /** once an order, whatever the order holds */
  qty: 1
  /** name of the drawing that stands for it */
  thumbnail: string
  url: string
}

/** K-FEES: the add-on services with their fees, in the order a shopper reads them. A merchant's price list may say otherwise. */
export const ADDITIONAL_SERVICES: readonly AdditionalService[] = [
  { id: LIFTGATE_DELIVERY, ...texts.liftgate, price: toCents(25_00), qty: 1, thumbnail: 'liftgate', url: '/free-shipping#liftgate' },
  { id: INSIDE_DELIVERY, ...texts.inside, price: toCents(75_00), qty: 1, thumbnail: 'inside', url: '/free-shipping#inside' },
  { id: FLAT_RATE_RETURN, ...texts.flatRateReturn, price: toCents(40_00), qty: 1, thumbnail: 'return', url: '/free-shipping#returns' },
]

/** Name and words of the priority-delivery line; its price is the guaranteed option's. */
export const PRIORITY = { id: PRIORITY_DELIVERY, ...texts.priority } as const

/**
 * The chosen services after one was pressed (S-SVC): an exclusive one unselects its rival, any other toggles,
 * and pressing a chosen one unselects it.
 */
export function toggleService(selected: readonly string[], id: string): string[] {
  if (selected.includes(id)) return selected.filter((other) => other !== id)
  return [...selected.filter((other) => !excludes(id, other)), id]
}

/** True when two different services cannot be in one order. */
export const excludes = (id: string, other: string): boolean => id !== other && EXCLUSIVE_SERVICES.includes(id) && EXCLUSIVE_SERVICES.includes(other)
