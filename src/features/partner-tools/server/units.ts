import { factsOf } from '#features/compliance/rules/facts.ts'
import { judgeProduct } from '#features/compliance/rules/rules.ts'
import type { PriceBook } from '#features/pricing/rules/priced-product.ts'
import { inChicago } from '#features/shipping/rules/calendar.ts'
import type { SingleUnit, SingleUnits } from '#features/system-selector/rules/assembly/assemble.ts'
import { kitsIn } from '#features/system-selector/rules/choosing/kit-table.ts'
import type { KitIndex, SelectorPlace } from '#features/system-selector/server/index.ts'
import { portsOf } from '../rules/assembled.ts'

const UNIT_TYPES: ReadonlySet<string> = new Set(['mini-split-outdoor', 'mini-split-indoor'])

/** The ids of every mini split unit that the catalogue has. */
export const unitIds = ({ products }: KitIndex): string[] =>
  [...products.values()].filter(({ row }) => UNIT_TYPES.has(row.type)).map(({ row }) => row.id)

/** The mini split units that are for sale one by one, at the prices of a book, the least expensive first. */
export function singleUnits(index: KitIndex, book: PriceBook): SingleUnits {
  const units = [...index.products.values()].flatMap(({ row }): SingleUnit[] => {
    const priced = book.get(row.id)
    return UNIT_TYPES.has(row.type) && priced?.sellable ? [{ ...row, quantity: 1, price: priced.price }] : []
  })
  const of = (type: string) =>
    units.filter((unit) => unit.type === type).toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
  return { outdoor: of('mini-split-outdoor'), indoor: of('mini-split-indoor'), isRated: ratedBy(index) }
}

/** An index is made anew when the catalogue changes, so what is rated can be kept with it. */
const rated = new WeakMap<KitIndex, SingleUnits['isRated']>()

/**
 * Which units the maker rated together, by the systems of the catalogue: a pair as it is sold, and an outdoor
 * unit of several zones with the maker's indoor units.
 */
function ratedBy(index: KitIndex): SingleUnits['isRated'] {
  const known = rated.get(index)
  if (known !== undefined) return known
  const pairs = new Set<string>()
  const several = new Set<string>()
  for (const { system } of kitsIn(index.kits)) {
    const outdoor = system.units.find(({ type }) => type === 'mini-split-outdoor')
    if (outdoor === undefined || system.rating === null) continue
    several.add(outdoor.id)
    for (const unit of system.units)
      if (unit.type === 'mini-split-indoor') pairs.add(`${outdoor.id} ${unit.id}`)
  }
  const isRated: SingleUnits['isRated'] = (outdoor, indoor) =>
    portsOf(outdoor) > 1
      ? several.has(outdoor.id)
      : indoor.every((head) => pairs.has(`${outdoor.id} ${head.id}`))
  rated.set(index, isRated)
  return isRated
}

export interface LawRefusal {
  because: string
  says: string
  source: string
  read: string | null
}

/** Why the laws of a place forbid units; none without a place. */
export function forbidden(
  units: readonly SingleUnit[],
  place: SelectorPlace | null,
  now: Date,
): LawRefusal[] {
  if (place === null) return []
  const verdicts = units.flatMap(({ type, attributes }) =>
    judgeProduct(factsOf(type, attributes), place.rules, inChicago(now).day),
  )
  const blocked = verdicts.filter(({ outcome }) => outcome === 'blocked')
  return [...new Map(blocked.map((verdict) => [verdict.rule, verdict])).values()].map(
    ({ title, why, source, read }) => ({ because: why, says: title, source, read }),
  )
}
