import type { EntryKind } from '#features/partners/customers/rules/timeline.ts'
import { QUOTE } from './access.ts'

/** A quote in the history of its customer. */
export const QUOTE_ENTRY: EntryKind = { kind: 'quote', name: 'Quote', reads: QUOTE.read }
