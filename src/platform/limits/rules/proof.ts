/** What a proof of work is solved for, as a word of the caller; it opens no call of another purpose. */
export type Purpose = string

/** The refusal that carries a challenge in its details. */
export const PROOF_NEEDED = 'proof_needed'
/** A call may need a proof for the order and one for the card. */
export const MOST_PROOFS = 2
/** The header that carries the solution when the call is sent again. */
export const PROOF_HEADER = 'x-proof'
export const PROOF_ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds of one step. A step costs the server about a millisecond when it verifies. */
export const PROOF_COST = 1_000
/** A challenge ends after ten minutes. */
export const PROOF_MS = 10 * 60_000

// About 1,000 steps take a second on a laptop and three on a phone (measured 2026-11-22 on Node 24: 1.1 ms a
// step).
const FEWEST_STEPS = 800
const SPREAD = 400
const HARDEST = 4
/** The proof gets harder for a network each time it exceeds its limit by this factor. */
const HARDER_EVERY = 20

/**
 * How many steps a challenge takes, for a key that has used `used` of `points`; `chance` is from 0 to 1.
 */
export function stepsOf(used: number, points: number, chance: number): number {
  const over = Math.max(0, used - points) / (points * HARDER_EVERY)
  return Math.round((FEWEST_STEPS + SPREAD * chance) * Math.min(HARDEST, 1 + over))
}
