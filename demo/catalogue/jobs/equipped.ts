import { choose, type MetNeed, type Tie } from '#features/catalog/accessories/rules/choose.ts'
import { NEEDING_PARTS } from '#features/catalog/accessories/rules/needing-traits.ts'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import { candidates, isPartType, partsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import type { Part, Unit } from '#features/catalog/accessories/rules/parts.ts'
import { type Circuit, circuitsOf } from '#features/catalog/catalog/rules/circuits/circuits.ts'
import { hasSomeTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { generateProducts } from '../generate.ts'
import type { DemoProduct } from '../product.ts'

/** Every product of the demo catalog; tests look at all of them, never at one example. */
export const products = generateProducts().filter(({ withdrawn, isService }) => !withdrawn && !isService)
export const bySku = new Map(products.map((product) => [product.sku, product]))
export const partOf = ({ id, type, brand, attributes, dimensions, weight }: DemoProduct): Part => ({
  id,
  type,
  brand,
  attributes,
  dimensions,
  weight,
})
export const partsForSale = products
  .filter(({ type }) => isPartType(type))
  .toSorted((a, b) => a.priceCents - b.priceCents)
  .map(partOf)
const soldParts = partsByKind(partsForSale)
export const partById = new Map(partsForSale.map((part) => [part.id, part]))

export function unitsOf({ match, relations }: DemoProduct): (Unit & { name: string })[] {
  const matched = [match?.outdoor, match?.furnace, match?.indoor].flatMap((sku) => sku ?? [])
  const quantities = new Map(matched.map((sku) => [sku, 1]))
  for (const { kind, sku, quantity } of relations)
    if (kind === 'included') quantities.set(sku, Math.max(quantity, quantities.get(sku) ?? 0))
  return [...quantities].flatMap(([sku, quantity]) => {
    const unit = bySku.get(sku)
    return unit === undefined ? [] : [{ ...partOf(unit), name: unit.name, quantity }]
  })
}

const tiesOf = ({ relations }: DemoProduct): Tie[] =>
  relations.flatMap(({ kind, sku, page, quantity, reason }) => {
    const part = bySku.get(sku)
    return part !== undefined && (kind === 'required' || kind === 'accessory')
      ? [{ part: partOf(part), kind, page, quantity, reason }]
      : []
  })

/** A piece of equipment with its units, its circuits, and the parts that the rules choose for it. */
export interface Equipped {
  product: DemoProduct
  units: Unit[]
  circuits: Circuit[]
  met: MetNeed[]
}

export const EQUIPPED: Equipped[] = products
  .filter(({ type }) => hasSomeTrait(type, ...NEEDING_PARTS))
  .map((product) => {
    const units = unitsOf(product)
    const needs = needsOf(partOf(product), units)
    return {
      product,
      units,
      circuits: circuitsOf(product, units),
      met: choose(needs, candidates(soldParts), tiesOf(product)),
    }
  })
