import { type Availability, availabilityOf, type StockFacts } from '#features/catalog/rules/stock.ts'
import { LARGE_UNITS } from '#features/orders/rules/holding.ts'

export interface SellableItem {
  sellable: boolean
  isService: boolean
  stock: StockFacts
}

/**
 * Up to this many units the answer is exact; whoever asks for more is told that there are enough, and placing
 * the order decides. Otherwise anybody could read our whole stock by asking for 999 of everything.
 */
const TOLD_UP_TO = LARGE_UNITS

/** Whether a quantity of a cart item can be ordered. A service has no stock and is always available. */
export function itemAvailability({ sellable, isService, stock }: SellableItem, quantity = 1): Availability {
  if (!sellable) return { status: 'no_longer_sold', left: null, restockOn: null }
  if (isService) return { status: 'in_stock', left: null, restockOn: null }
  return availabilityOf(stock, Math.min(quantity, TOLD_UP_TO))
}

/** How many of the requested quantity can be ordered, from stock or on back order. */
export function quantityAvailable({ sellable, isService, stock }: SellableItem, quantity: number): number {
  if (!sellable) return 0
  if (isService || stock.backOrder || stock.available >= Math.min(quantity, TOLD_UP_TO)) return quantity
  return Math.max(0, stock.available)
}
