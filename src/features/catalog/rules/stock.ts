import { FEW_LEFT } from '#features/cart/rules/types.ts'

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
