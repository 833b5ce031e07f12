export { createDraft } from './create-draft.ts'
export { addQuotePhoto, quoteFileKey } from './file-rows.ts'
export { isQuoteOf } from './shopper/handlers.ts'
export { type QuotedSale, quotedSale, quoteOfLines, spendQuote } from './shopper/sale.ts'
