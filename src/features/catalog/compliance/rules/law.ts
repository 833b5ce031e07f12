/**
 * The source of a rule. Verified: we read its text. Secondary: we read a report or a copy of it.
 * Memory: written down from memory, to be checked. Store: the store's own rule, stricter than the law.
 */
export const LAW_STATUSES = ['verified', 'secondary', 'memory', 'store'] as const
type LawStatus = (typeof LAW_STATUSES)[number]

/** A law or a rule of the store, with its source, its dates and the day we read it. */
export interface Law {
  id: string
  title: string
  source: string
  /** first day, yyyy-mm-dd; null: older than our records */
  effectiveFrom: string | null
  /** last day; null: no end */
  effectiveTo: string | null
  status: LawStatus
  /** the day on which we last read the source; null: never */
  read: string | null
}
