import { type Availability, availabilityOf, type StockFacts } from '#features/catalog/rules/stock.ts'

export interface SellableItem {
  sellable: boolean
  isService: boolean
  stock: StockFacts
}

/** Whether a quantity of a cart item can be ordered. A service has no stock and is always available. */
export function itemAvailability({ sellable, isService, stock }: SellableItem, quantity = 1): Availability {
  if (!sellable) return { status: 'no_longer_sold', left: null, restockOn: null }
  if (isService) return { status: 'in_stock', left: null, restockOn: null }
  return availabilityOf(stock, quantity)
}

/** How many of the requested quantity can be ordered, from stock or on back order. */
export function quantityAvailable({ sellable, isService, stock }: SellableItem, quantity: number): number {
  if (!sellable) return 0
  return isService || stock.backOrder ? quantity : Math.max(0, Math.min(stock.available, quantity))
}
