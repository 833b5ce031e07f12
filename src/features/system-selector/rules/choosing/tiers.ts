import type { Kit } from '../kits/kit.ts'

const TIERS = ['good', 'better', 'best'] as const
export type Tier = (typeof TIERS)[number]

/** The federal minimums since 2023, against which efficiencies are added up. */
const MINIMUMS = { seer2: 13.4, hspf2: 7.5, afue: 80 } as const

/** How efficient a kit is: the mean of its ratings, each against its minimum. */
function efficiencyOf({ seer2, hspf2, afue }: Pick<Kit, 'seer2' | 'hspf2' | 'afue'>): number {
  const shares = [
    seer2 === null ? null : seer2 / MINIMUMS.seer2,
    hspf2 === null ? null : hspf2 / MINIMUMS.hspf2,
    afue === null ? null : afue / MINIMUMS.afue,
  ].filter((share) => share !== null)
  return shares.length === 0 ? 0 : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

const byPrice = (a: Kit, b: Kit): number => a.price - b.price || (a.id < b.id ? -1 : 1)
const byEfficiency = (a: Kit, b: Kit): number => efficiencyOf(b) - efficiencyOf(a) || byPrice(a, b)

/**
 * The kits to show: good is the least expensive, best the most efficient, better the most efficient of those
 * that cost no more than the middle between the two. The others follow by price, first one of each kind of
 * system.
 */
export function tiered(kits: readonly Kit[], most: number): { kit: Kit; tier: Tier | null }[] {
  const priced = kits.toSorted(byPrice)
  const good = priced[0]
  if (good === undefined) return []
  const best = kits.toSorted(byEfficiency)[0] ?? good
  const middle = (good.price + best.price) / 2
  const better = kits
    .filter((kit) => kit !== good && kit !== best && kit.price <= middle)
    .toSorted(byEfficiency)[0]
  const chosen: { kit: Kit; tier: Tier | null }[] = [{ kit: good, tier: 'good' }]
  if (better !== undefined) chosen.push({ kit: better, tier: 'better' })
  if (best !== good) chosen.push({ kit: best, tier: 'best' })
  const taken = new Set(chosen.map(({ kit }) => kit))
  const rest = priced.filter((kit) => !taken.has(kit))
  const firstOfKind = new Set(
    [...Map.groupBy(rest, (kit) => kit.systemType).values()].flatMap(([first]) => first ?? []),
  )
  const others = [...firstOfKind, ...rest.filter((kit) => !firstOfKind.has(kit))]
  return [...chosen, ...others.map((kit) => ({ kit, tier: null }))].slice(0, most)
}
