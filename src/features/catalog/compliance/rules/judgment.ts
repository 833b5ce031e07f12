export type Outcome = 'allowed' | 'warning' | 'blocked'

export interface Judgment {
  outcome: Outcome
  /** one or two plain sentences */
  why: string
}

export const allowed = (why: string): Judgment => ({ outcome: 'allowed', why })
export const warning = (why: string): Judgment => ({ outcome: 'warning', why })
export const blocked = (why: string): Judgment => ({ outcome: 'blocked', why })

/** The verdict on one product at a place, with the fields that a cart needs. */
export interface CheckedOutcome {
  id: string
  outcome: Outcome
  verdicts: readonly Judgment[]
  /** a list of what is allowed there, when this is not */
  alternatives: string | null
}

const WORST: readonly Outcome[] = ['blocked', 'warning', 'allowed']

/** The gravest of several verdicts; allowed when no rule has anything to say. */
export const outcomeOf = (verdicts: readonly Judgment[]): Outcome =>
  WORST.find((outcome) => verdicts.some((verdict) => verdict.outcome === outcome)) ?? 'allowed'

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
