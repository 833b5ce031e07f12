import type { Kit } from '../kits/kit.ts'
import { SYSTEM_TYPES } from '../selections.ts'
import {
  type Condition,
  type KitSet,
  type KitTable,
  kitsIn,
  placesIn,
  thatMeet,
  withoutKits,
} from './kit-table.ts'
import { ofKind } from './wishes.ts'

const TIERS = ['good', 'better', 'best'] as const
export type Tier = (typeof TIERS)[number]

/** Systems that are not made for mobile homes alone. */
export const forAnyHome: Condition = {
  by: 'isMobileHome',
  name: 'for any home',
  owner: null,
  meets: (kit) => !kit.isForMobileHomesAlone,
}

/** The federal minimums since 2023, against which efficiencies are added up. */
const MINIMUMS = { seer2: 13.4, hspf2: 7.5, afue: 80 } as const

/** The efficiency of a kit: the mean of its ratings, each divided by its federal minimum. */
function efficiencyOf({ seer2, hspf2, afue }: Pick<Kit, 'seer2' | 'hspf2' | 'afue'>): number {
  const shares = [
    seer2 === null ? null : seer2 / MINIMUMS.seer2,
    hspf2 === null ? null : hspf2 / MINIMUMS.hspf2,
    afue === null ? null : afue / MINIMUMS.afue,
  ].filter((share) => share !== null)
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

const KIT_KINDS = SYSTEM_TYPES.filter((kind) => kind !== 'any')

// A table keeps the efficiency of each of its kits.
const known = new WeakMap<KitTable, Float64Array>()

function efficiencies(table: KitTable): Float64Array {
  const found = known.get(table) ?? Float64Array.from(table.kits, efficiencyOf)
  known.set(table, found)
  return found
}

/** The most efficient kit of a set up to a price; of equal ones the least expensive. */
function mostEfficient(set: KitSet, mostCents = Number.POSITIVE_INFINITY): Kit | undefined {
  const { kits } = set.table
  const all = efficiencies(set.table)
  let best: number | undefined
  for (const place of placesIn(set)) {
    if (kits[place]!.price > mostCents) break
    if (best === undefined || all[place]! > all[best]!) best = place
  }
  return best === undefined ? undefined : kits[best]
}

/**
 * The kits to show: good is the least expensive, best the most efficient, better the most efficient of those
 * that cost no more than the middle between the two. The others follow by price, first one of each kind of
 * system.
 */
export function tiered(kits: KitSet, most: number): { kit: Kit; tier: Tier | null }[] {
  const [good] = kitsIn(kits, 1)
  if (good === undefined) return []
  const best = mostEfficient(kits) ?? good
  const better = mostEfficient(withoutKits(kits, [good, best]), (good.price + best.price) / 2)
  const chosen: { kit: Kit; tier: Tier | null }[] = [{ kit: good, tier: 'good' }]
  if (better !== undefined) chosen.push({ kit: better, tier: 'better' })
  if (best !== good) chosen.push({ kit: best, tier: 'best' })
  const rest = withoutKits(
    kits,
    chosen.map(({ kit }) => kit),
  )
  const firsts = firstOfEachKind(rest)
  const others = [...firsts, ...kitsIn(withoutKits(rest, firsts), most)]
  return [...chosen, ...others.map((kit) => ({ kit, tier: null }))].slice(0, most)
}

/** The least expensive kit of each kind of system, the least expensive kind first. */
function firstOfEachKind(kits: KitSet): Kit[] {
  const { places } = kits.table
  return KIT_KINDS.flatMap((kind) => kitsIn(thatMeet(kits, ofKind(kind)), 1)).toSorted(
    (one, other) => places.get(one)! - places.get(other)!,
  )
}
