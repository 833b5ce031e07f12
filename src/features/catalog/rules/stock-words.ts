import { formatDay } from '#kit/dates.ts'
import { stockTexts } from '../texts.ts'
import type { Availability } from './stock.ts'

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
