/** From this many down we say how many are left. */
export const FEW_LEFT = 5

/** Whether an item can leave the warehouse now; the number on the shelf stays ours (A-INTERNAL). */
export interface Availability {
  status: 'in_stock' | 'few_left' | 'back_order' | 'out_of_stock' | 'no_longer_sold'
  /** said only when few are left: at most FEW_LEFT */
  left: number | null
  /** yyyy-mm-dd, when it is out of stock and we know */
  restockOn: string | null
}

export interface ShelfFacts {
  available: number | null
  back_order: boolean | null
  restock_on: string | null
}

/** What a shopper may know of a product's stock (A-INTERNAL): a count only when few are left. */
export interface StockTold {
  state: 'in' | 'low' | 'back-order' | 'out'
  left: number | null
  restockOn: string | null
}

export function tellStock({ available, back_order, restock_on }: ShelfFacts): StockTold {
  const count = Math.max(0, available ?? 0)
  if (count > FEW_LEFT) return { state: 'in', left: null, restockOn: null }
  if (count > 0) return { state: 'low', left: count, restockOn: null }
  return { state: back_order ? 'back-order' : 'out', left: null, restockOn: restock_on }
}

/** How many a first estimate may count on; the cart asks for the exact answer. */
export const estimateOf = ({ state, left }: Pick<StockTold, 'state' | 'left'>): number =>
  state === 'in' ? Number.POSITIVE_INFINITY : (left ?? 0)
