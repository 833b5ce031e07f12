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
