import type { ClientTokenResult } from '#features/selling/payments/server/ports.ts'

/** A client token names no buyer and is good for a day, so all buyers of ten minutes get the same one. */
export const TOKEN_KEPT_MS = 10 * 60_000

/** Requests a client token once in ten minutes for all buyers. It does not cache a failure. */
export function keptToken(
  ask: () => Promise<ClientTokenResult>,
  now: () => number = Date.now,
): () => Promise<ClientTokenResult> {
  let kept: { answer: Promise<ClientTokenResult>; until: number } | undefined
  return async () => {
    if (kept && kept.until > now()) return kept.answer
    const mine = { answer: ask(), until: now() + TOKEN_KEPT_MS }
    kept = mine
    const answer = await mine.answer
    if (answer.kind !== 'ready' && kept === mine) kept = undefined
    return answer
  }
}
