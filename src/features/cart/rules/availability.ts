import { type Availability, availabilityOf, type StockFacts } from '#features/catalog/rules/stock.ts'
import { LARGE_UNITS } from '#features/orders/rules/holding.ts'

export interface SellableItem {
  sellable: boolean
  isService: boolean
  stock: StockFacts
}

/**
 * Up to this many units the answer is exact. Above it the cart says that there are enough, and the server
 * checks the stock again when the buyer places the order. Otherwise anyone could read our whole stock by
 * asking for 999 units of each product.
 */
const EXACT_UP_TO_UNITS = LARGE_UNITS

/** Whether a quantity of a cart item can be ordered. A service has no stock and is always available. */
export function itemAvailability({ sellable, isService, stock }: SellableItem, quantity = 1): Availability {
  if (!sellable) return { status: 'no_longer_sold', left: null, restockOn: null }
  if (isService) return { status: 'in_stock', left: null, restockOn: null }
  return availabilityOf(stock, Math.min(quantity, EXACT_UP_TO_UNITS))
}

/** How many of the requested quantity can be ordered, from stock or on back order. */
export function quantityAvailable({ sellable, isService, stock }: SellableItem, quantity: number): number {
  if (!sellable) return 0
  if (isService || stock.backOrder || stock.available >= Math.min(quantity, EXACT_UP_TO_UNITS))
    return quantity
  return Math.max(0, stock.available)
}
