import { LRUCache } from 'lru-cache'
import type { AskedPlace, PlaceLaw } from '#features/choosing/search/server/ports.ts'
import type { Cards } from '../columns/cards.ts'
import { NOTHING_FORBIDDEN, PLACE, type Reader, type Verdict, type Verdicts } from '../matched.ts'
import type { Scores } from '../scratch.ts'

const MOST_PLACES = 100

export function makeVerdicts({ read }: Pick<Cards, 'read'>, law: PlaceLaw): Verdicts {
  const factsBySlot: (string | undefined)[] = []
  /** thousands of products share facts: each is kept once */
  const same = new Map<string, string>()
  const byPlace = new LRUCache<string, Map<string, Verdict>>({ max: MOST_PLACES })
  function factsOf(slot: number): string {
    const known = factsBySlot[slot]
    if (known !== undefined) return known
    const facts = law.factsOf(read(slot))
    const kept = same.get(facts) ?? facts
    same.set(kept, kept)
    factsBySlot[slot] = kept
    return kept
  }
  return {
    forget(slots) {
      for (const slot of slots) factsBySlot[slot] = undefined
    },
    at(place) {
      const key = `${place.state} ${place.countyFips} ${place.zip}`
      const known = byPlace.get(key) ?? new Map<string, Verdict>()
      byPlace.set(key, known)
      return (slot) => {
        const facts = factsOf(slot)
        const before = known.get(facts)
        if (before) return before
        const verdict = law.judge(facts, place)
        known.set(facts, verdict)
        return verdict
      }
    },
  }
}

/** More than any product has. */
export const SUNK = 10_000

/**
 * Products that may not be sold or installed at a place get the last ranks, and those that are made for its
 * climate come first among equals. Returns why each product is forbidden, by slot.
 */
export function sinkForbidden(
  { verdicts }: Reader,
  scores: Scores,
  place: AskedPlace,
): ReadonlyMap<number, string> {
  if (!verdicts) return NOTHING_FORBIDDEN
  const forbidden = new Map<number, string>()
  const verdictOn = verdicts.at(place)
  for (const slot of scores.slots()) {
    const { forbidden: why, suits } = verdictOn(slot)
    if (why !== undefined) {
      forbidden.set(slot, why)
      scores.set(slot, scores.get(slot) - SUNK)
    } else if (suits) scores.set(slot, scores.get(slot) + PLACE - 1)
  }
  return forbidden
}
