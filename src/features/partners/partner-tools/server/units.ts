import { factsOf } from '#features/catalog/compliance/rules/facts.ts'
import { judgeProduct } from '#features/catalog/compliance/rules/rules.ts'
import type { SingleUnit, SingleUnits } from '#features/choosing/system-selector/rules/assembly/assemble.ts'
import type { KitIndex, SelectorPlace } from '#features/choosing/system-selector/server/index.ts'
import type { PriceBook } from '#features/selling/pricing/rules/priced-product.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'

/** The ids of every mini split unit that the catalog sells. */
export const unitIds = ({ workshop: { units } }: KitIndex): string[] =>
  [...units.outdoor, ...units.indoor].map(({ id }) => id)

/** The mini split units that are for sale one by one, at the prices of a book, the least expensive first. */
export function singleUnits({ workshop: { units } }: KitIndex, book: PriceBook): SingleUnits {
  const priced = (of: readonly SingleUnit[]): SingleUnit[] =>
    of
      .flatMap((unit) => {
        const product = book.get(unit.id)
        return product?.sellable ? [{ ...unit, price: product.price }] : []
      })
      .toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
  return { outdoor: priced(units.outdoor), indoor: priced(units.indoor), isRated: units.isRated }
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
    judgeProduct(factsOf(type, attributes), place.rules, inStoreZone(now).day),
  )
  const blocked = verdicts.filter(({ outcome }) => outcome === 'blocked')
  return [...new Map(blocked.map((verdict) => [verdict.rule, verdict])).values()].map(
    ({ title, why, source, read }) => ({ because: why, says: title, source, read }),
  )
}
