import type { Tie } from '#features/catalog/accessories/rules/choose.ts'
import { isPartType, type PartsByKind, partsByKind } from '#features/catalog/accessories/rules/part-kinds.ts'
import type { Part } from '#features/catalog/accessories/rules/parts.ts'
import type { SingleUnit } from '#features/choosing/system-selector/rules/assembly/assemble.ts'
import { type Combined, isCombined } from '#features/choosing/system-selector/rules/assembly/assembled-kit.ts'
import type { Workshop } from '#features/choosing/system-selector/rules/assembly/offered.ts'
import { type CatalogueSystem, systemTypeOf } from '#features/choosing/system-selector/rules/kits/kit.ts'
import type { MatchUnit } from '#features/choosing/system-selector/rules/matching/matching.ts'
import { generateProducts } from '../generate.ts'
import type { DemoProduct } from '../product.ts'

const partOf = ({ id, type, attributes, dimensions, weight, brand }: DemoProduct) => ({
  id,
  type,
  attributes,
  dimensions,
  weight,
  brand,
})

/** The systems and parts of the demo catalog as the selector reads them from the database. */
export function demoSystems(): { systems: CatalogueSystem[]; parts: PartsByKind } {
  const products = generateProducts().filter(({ withdrawn, isService }) => !withdrawn && !isService)
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const parts: Part[] = products
    .filter(({ type }) => isPartType(type))
    .toSorted((a, b) => a.priceCents - b.priceCents || (a.id < b.id ? -1 : 1))
    .map(partOf)
  const systems = products
    .filter((product) => systemTypeOf(partOf(product)) !== undefined)
    .map((product) => systemOf(product, bySku))
  return { systems, parts: partsByKind(parts) }
}

function systemOf(product: DemoProduct, bySku: ReadonlyMap<string, DemoProduct>): CatalogueSystem {
  const { match, relations, priceCents } = product
  const matched = [match?.outdoor, match?.furnace, match?.indoor].flatMap((sku) => sku ?? [])
  const quantities = new Map(matched.map((sku) => [sku, 1]))
  for (const { kind, sku, quantity } of relations)
    if (kind === 'included') quantities.set(sku, Math.max(quantity, quantities.get(sku) ?? 0))
  const units = [...quantities].flatMap(([sku, quantity]): MatchUnit[] => {
    const unit = bySku.get(sku)
    return unit === undefined ? [] : [{ ...partOf(unit), quantity }]
  })
  const ties = relations.flatMap(({ kind, sku, page, quantity, reason }): Tie[] => {
    const part = bySku.get(sku)
    return part !== undefined && (kind === 'required' || kind === 'accessory')
      ? [{ part: partOf(part), kind, page, quantity, reason }]
      : []
  })
  return {
    product: partOf(product),
    rating: match === null ? null : { source: match.source, reference: null },
    units,
    ties,
    hasWifiAdapter: relations.some(({ kind, sku }) => kind === 'wifi_adapter' && bySku.has(sku)),
    price: priceCents,
  }
}

/** The units of mini splits that the demo catalog sells one by one, and which of them it combines. */
export function demoSingleUnits(): Pick<Workshop, 'units' | 'combined' | 'hasWifiAdapter'> {
  const products = generateProducts().filter(({ withdrawn }) => !withdrawn)
  const bySku = new Map(products.map((product) => [product.sku, product]))
  const ofType = (wanted: string): SingleUnit[] =>
    products
      .filter(({ type }) => type === wanted)
      .map((product) => ({ ...partOf(product), quantity: 1, price: product.priceCents }))
  const combined = new Map<string, Combined & { heads: Set<string> }>()
  const idsOf = ({ relations }: DemoProduct, wanted: string): string[] =>
    relations.flatMap(({ kind, sku }) => (kind === wanted ? (bySku.get(sku)?.id ?? []) : []))
  for (const product of products) {
    const outdoor = bySku.get(product.match?.outdoor ?? '')
    if (product.match === null || outdoor === undefined) continue
    const { source, indoor } = product.match
    const own = combined.get(outdoor.id) ?? { source, heads: new Set() }
    combined.set(outdoor.id, own)
    const ids = [bySku.get(indoor ?? '')?.id ?? [], idsOf(product, 'included')].flat()
    for (const id of [...ids, ...(indoor === null ? idsOf(outdoor, 'compatible') : [])]) own.heads.add(id)
  }
  const adapters = new Set(
    products
      .filter(({ relations }) => relations.some(({ kind }) => kind === 'wifi_adapter'))
      .map(({ id }) => id),
  )
  return {
    units: {
      outdoor: ofType('mini-split-outdoor'),
      indoor: ofType('mini-split-indoor'),
      isRated: isCombined(combined),
    },
    combined,
    hasWifiAdapter: ({ id }) => adapters.has(id),
  }
}
