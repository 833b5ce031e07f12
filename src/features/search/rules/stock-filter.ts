import type { StockStatus } from '#features/catalog/rules/stock.ts'
import { stockTexts } from '#features/catalog/texts.ts'

/** The value of the availability filter under which a product is found. */
export const STOCK_FILTER_WORDS: Readonly<Record<StockStatus, string>> = {
  in_stock: stockTexts.inStock,
  few_left: stockTexts.inStock,
  back_order: stockTexts.backOrder,
  out_of_stock: stockTexts.outOfStock,
  no_longer_sold: stockTexts.noLongerSold,
}
