import { deskCalls } from './contract/desk.ts'

export type { DeskQuote, ListedQuote, ListedTemplate, PricedContent } from './contract/desk-shapes.ts'

/** Answered by the partner portal alone. */
export const quotesContract = deskCalls
