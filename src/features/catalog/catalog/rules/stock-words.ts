import { formatDay } from '#lib/dates.ts'
import type { Availability } from './stock.ts'

/** The stock of an item in words, the same on every page, in the cart and in the filters of a list. */
export const stockTexts = {
  inStock: 'In stock',
  left: (count: number) => `${count} left`,
  backOrder: 'On back order',
  outOfStock: 'Out of stock',
  noLongerSold: 'No longer sold',
  expected: (day: string) => `expected ${day}`,
} as const

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
