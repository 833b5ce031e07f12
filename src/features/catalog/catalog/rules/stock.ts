import { formatDay } from '#lib/dates.ts'
import { defineTexts } from '#lib/language/texts.ts'

/**
 * Up to this many units a question about stock gets the exact answer. Above it the answer is "enough" as soon
 * as this many are there, and placing the order decides. Otherwise anyone could read our whole stock by
 * asking for more and more units of a product.
 */
export const EXACT_UP_TO_UNITS = 20

/** The units of a stock as the asker for a quantity sees them. */
export const unitsSeen = (available: number, quantity: number): number =>
  available >= Math.min(quantity, EXACT_UP_TO_UNITS)
    ? Math.max(quantity, Math.min(available, EXACT_UP_TO_UNITS))
    : available

/** At this number of units and below, pages say how many are left. */
const FEW_LEFT = 5

export const STOCK_STATUSES = [
  'in_stock',
  'few_left',
  'back_order',
  'out_of_stock',
  'no_longer_sold',
] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]

/** An item's stock as a shopper may see it (A-INTERNAL): the exact count only when few are left. */
export interface Availability {
  status: StockStatus
  /** set only when few are left: at most FEW_LEFT */
  left: number | null
  /** yyyy-mm-dd, when the item is out of stock and the restock day is known */
  restockOn: string | null
}

/** The stock of one product in our warehouse. */
export interface StockFacts {
  available: number
  backOrder: boolean
  restockOn: string | null
}

/** Columns of the stock table as a query returns them; all null for a product without a stock row. */
export interface StockColumns {
  available: number | null
  back_order: boolean | null
  restock_on: string | null
}

export const stockFacts = ({ available, back_order, restock_on }: StockColumns): StockFacts => ({
  available: available ?? 0,
  backOrder: back_order ?? false,
  restockOn: restock_on,
})

/** Whether a quantity of a product that we sell can be delivered from stock. */
export function availabilityOf({ available, backOrder, restockOn }: StockFacts, quantity = 1): Availability {
  if (available < quantity)
    return { status: backOrder ? 'back_order' : 'out_of_stock', left: null, restockOn }
  return available <= FEW_LEFT
    ? { status: 'few_left', left: available, restockOn: null }
    : { status: 'in_stock', left: null, restockOn: null }
}

/** In stock, whether many or few. */
export const shipsNow = ({ status }: Pick<Availability, 'status'>): boolean =>
  status === 'in_stock' || status === 'few_left'

/**
 * The quantity a first delivery estimate assumes to be in stock; the cart asks the server for the exact
 * answer.
 */
export const estimatedStock = ({ status, left }: Pick<Availability, 'status' | 'left'>): number =>
  status === 'in_stock' ? Number.POSITIVE_INFINITY : (left ?? 0)

/** The stock of an item in words, the same on every page, in the cart and in the filters of a list. */
export const stockTexts = defineTexts({
  inStock: 'In stock',
  left: (count: number) => `${count} left`,
  backOrder: 'On back order',
  outOfStock: 'Out of stock',
  noLongerSold: 'No longer sold',
  expected: (day: string) => `expected ${day}`,
})

/** The stock of an item in words: "In stock", "2 left", "Out of stock, expected Tue, Dec 1". */
export function stockWords({ status, left, restockOn }: Availability): string {
  const expected = restockOn === null ? '' : `, ${stockTexts.expected(formatDay(restockOn))}`
  switch (status) {
    case 'in_stock':
      return stockTexts.inStock
    case 'few_left':
      return left === null ? stockTexts.inStock : stockTexts.left(left)
    case 'back_order':
      return stockTexts.backOrder + expected
    case 'out_of_stock':
      return stockTexts.outOfStock + expected
    case 'no_longer_sold':
      return stockTexts.noLongerSold
  }
}
