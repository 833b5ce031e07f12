import { deskCalls } from './contract/desk.ts'
import { shopperCalls } from './contract/shopper.ts'

export type { DeskQuote, ListedQuote, ListedTemplate, PricedContent } from './contract/desk-shapes.ts'
export type { ShopperQuote } from './contract/shopper.ts'
export type { QuoteToPay } from './contract/to-pay.ts'

/** Answered by the partner portal alone. */
export const quotesContract = deskCalls

/** Answered by the store, for customers. */
export const shopperQuotesContract = shopperCalls
