import type { NewLine } from '../edit.ts'

/** A product that is added, with the facts that the page shows until the store answers. */
export type FoundLine = NewLine & { sku: string; name: string }
