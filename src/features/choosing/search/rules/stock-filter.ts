import { type StockStatus, stockTexts } from '#features/catalog/catalog/rules/stock.ts'

/**
 * Former values of the availability filter, each with its present value, so that a bookmarked
 * list still finds its products.
 */
const FORMER_WORDS: ReadonlyMap<string, string> = new Map([['On back-order', stockTexts.backOrder]])

/** The present value for a value of the availability filter. */
export const currentStockWord = (value: string): string => FORMER_WORDS.get(value) ?? value

/** The value of the availability filter under which a product is found. */
export const STOCK_FILTER_WORDS: Readonly<Record<StockStatus, string>> = {
  in_stock: stockTexts.inStock,
  few_left: stockTexts.inStock,
  back_order: stockTexts.backOrder,
  out_of_stock: stockTexts.outOfStock,
  no_longer_sold: stockTexts.noLongerSold,
}
