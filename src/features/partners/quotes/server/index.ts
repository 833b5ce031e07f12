export { createDraft } from './create-draft.ts'
export { addQuotePhoto, quoteFileKey } from './file-rows.ts'
export {
  additionsOf,
  countedAddition,
  ordersBeside,
  type PricedAddition,
  priceAddition,
  quoteOfForm,
  type SentAddition,
  sendAddition,
} from './for-order.ts'
export type { QuoteLinks } from './guest-link.ts'
export { isQuoteOf } from './shopper/handlers.ts'
export { type QuotedSale, quotedSale, quoteOfLines, spendQuote } from './shopper/sale.ts'
