import type { StockStatus } from '#features/catalog/rules/stock.ts'
import { stockTexts } from '#features/catalog/texts.ts'

/**
 * Values of the availability filter that we wrote in the past, each with the value of today: a bookmarked
 * list still finds its products.
 */
const FORMER_WORDS: ReadonlyMap<string, string> = new Map([['On back-order', stockTexts.backOrder]])

/** A value of the availability filter in the words of today. */
export const currentStockWord = (value: string): string => FORMER_WORDS.get(value) ?? value

/** The value of the availability filter under which a product is found. */
export const STOCK_FILTER_WORDS: Readonly<Record<StockStatus, string>> = {
  in_stock: stockTexts.inStock,
  few_left: stockTexts.inStock,
  back_order: stockTexts.backOrder,
  out_of_stock: stockTexts.outOfStock,
  no_longer_sold: stockTexts.noLongerSold,
}
