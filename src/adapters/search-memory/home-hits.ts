import { LRUCache } from 'lru-cache'
import {
  FITS,
  homeRank,
  isLegalAt,
  isWithinLimits,
  type SizedFacts,
} from '#features/choosing/search/rules/order/home-order.ts'
import type { SearchPage, SearchQuery } from '#features/choosing/search/server/ports.ts'
import type { ListHome } from '#features/choosing/sizing/rules/equipment/size-windows.ts'
import type { Columns } from './columns/columns.ts'

/** A choice of so many products is enough. */
const ENOUGH = 3

export interface HomeHits {
  /** place of each hit: what fits the home first, then merit */
  ranks: Int32Array
  /** undefined where no hit has a size */
  fit: SearchPage['fit']
  /** the candidates without the products that do not fit */
  withoutMisses(candidates: Int32Array): Int32Array
}

/**
 * How the hits of a query fit a home. Where few fit, those count too that are within the limits of Manual S.
 */
export function fitAmong(
  { meritRank, products }: Columns,
  hits: Int32Array,
  home: NonNullable<SearchQuery['home']>,
): HomeHits {
  const rankOf = remembered((facts) => homeRank(facts, home, legalAt(home)))
  const ranks = new Int32Array(products.size)
  let [fits, within, judged] = [0, 0, 0]
  for (const slot of hits) {
    const rank = rankOf(products.sizedAt(slot))
    ranks[slot] = rank * products.size + meritRank[slot]!
    if (rank === FITS) fits++
    if (isWithinLimits(rank)) within++
    if (isSized(products.sizedAt(slot))) judged++
  }
  const isEnough = fits >= ENOUGH
  const fitting = isEnough ? fits : within
  const isFitting = (slot: number): boolean => {
    const rank = rankOf(products.sizedAt(slot))
    return isEnough ? rank === FITS : isWithinLimits(rank)
  }
  return {
    ranks,
    fit: judged === 0 ? undefined : { fitting, of: hits.length, isOnly: home.onlyFitting && fitting > 0 },
    withoutMisses: (candidates) => candidates.filter(isFitting),
  }
}

const isSized = (facts: SizedFacts | undefined): boolean =>
  facts !== undefined && (facts.burner !== undefined || facts.cooling !== undefined)

type Law = NonNullable<SizedFacts['law']>
const MOST_PLACES = 200
const verdicts = new LRUCache<string, WeakMap<Law, boolean>>({ max: MOST_PLACES })

/** Judging a thousand products takes milliseconds, so the verdicts of a place are kept. */
function legalAt(home: ListHome): (law: Law) => boolean {
  const { zip, state, countyFips } = home.place
  const key = [zip, state, countyFips, home.on].join()
  const known = verdicts.get(key) ?? new WeakMap<Law, boolean>()
  verdicts.set(key, known)
  return (law) => {
    const before = known.get(law)
    if (before !== undefined) return before
    const now = isLegalAt(law, home)
    known.set(law, now)
    return now
  }
}

/** Few products differ in what decides, so each set of facts is ranked once. */
function remembered(rank: (facts: SizedFacts | undefined) => number) {
  const known = new Map<SizedFacts | undefined, number>()
  return (facts: SizedFacts | undefined): number => {
    const before = known.get(facts)
    if (before !== undefined) return before
    const now = rank(facts)
    known.set(facts, now)
    return now
  }
}
