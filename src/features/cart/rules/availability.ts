import { type Availability, FEW_LEFT } from '#features/catalog/rules/stock.ts'

export interface StockFacts {
  sellable: boolean
  isService: boolean
  stock: { available: number; backOrder: boolean; restockOn: string | null }
}

/** Whether so many pieces can be had, in words a shopper may hear: a count only when few are left. */
export function availabilityOf({ sellable, isService, stock }: StockFacts, qty = 1): Availability {
  if (!sellable) return { status: 'no_longer_sold', left: null, restockOn: null }
  if (isService) return { status: 'in_stock', left: null, restockOn: null }
  if (stock.available >= qty)
    return stock.available <= FEW_LEFT
      ? { status: 'few_left', left: stock.available, restockOn: null }
      : { status: 'in_stock', left: null, restockOn: null }
  return { status: stock.backOrder ? 'back_order' : 'out_of_stock', left: null, restockOn: stock.restockOn }
}

/** How many of the wanted pieces can be had now or on back-order; never more than were asked for. */
export function quantityAvailable({ sellable, isService, stock }: StockFacts, qty: number): number {
  if (!sellable) return 0
  return isService || stock.backOrder ? qty : Math.max(0, Math.min(stock.available, qty))
}
