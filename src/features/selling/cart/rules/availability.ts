import {
  type Availability,
  availabilityOf,
  EXACT_UP_TO_UNITS,
  type StockFacts,
  unitsSeen,
} from '#features/catalog/catalog/rules/stock.ts'

export interface SellableItem {
  sellable: boolean
  isService: boolean
  stock: StockFacts
}

/** Whether a quantity of a cart item can be ordered. A service has no stock and is always available. */
export function itemAvailability({ sellable, isService, stock }: SellableItem, quantity = 1): Availability {
  if (!sellable) return { status: 'no_longer_sold', left: null, restockOn: null }
  if (isService) return { status: 'in_stock', left: null, restockOn: null }
  return availabilityOf(stock, Math.min(quantity, EXACT_UP_TO_UNITS))
}

/** How many of the requested quantity can be ordered, from stock or on back order. */
export function quantityAvailable({ sellable, isService, stock }: SellableItem, quantity: number): number {
  if (!sellable) return 0
  if (isService || stock.backOrder || unitsSeen(stock.available, quantity) >= quantity) return quantity
  return Math.max(0, stock.available)
}
