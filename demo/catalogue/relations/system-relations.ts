import type { RelationKind } from '#features/catalog/catalog/rules/product-facts.ts'
import type { DemoProduct } from '../product.ts'
import { headsOfCode } from '../systems/ductless-systems.ts'
import { furnace, outdoor } from './equipment-relations.ts'
import { figure, OTHER, type ProductIndex, type RelatedGroup } from './related-group.ts'

const partsOf = (product: DemoProduct): string[] =>
  product.match === null
    ? []
    : [product.match.outdoor, product.match.furnace, product.match.indoor].flatMap((sku) => sku ?? [])
export const included = (product: DemoProduct, extra: readonly string[] = []): RelatedGroup[] =>
  [...new Set([...partsOf(product), ...extra])].map((sku) => ({
    kind: 'included',
    skus: [sku],
    reason: 'Part of the system.',
  }))

export function ductedSystem(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const parts = partsOf(product).flatMap((sku) => productIndex.bySku.get(sku) ?? [])
  const [outside, heater] = [
    parts.find((part) => part.type === 'air-conditioner' || part.type === 'heat-pump'),
    parts.find((part) => part.type === 'gas-furnace'),
  ]
  const wanted = [
    ...(outside === undefined ? [] : outdoor(outside, productIndex)),
    ...(heater === undefined ? [] : furnace(heater, productIndex)),
  ].filter((each) => each.kind !== 'compatible')
  const kit = /-(5|8|10|15|20)$/.exec(product.sku)?.[1]
  return [
    ...included(
      product,
      kit === undefined || product.type !== 'heat-pump-system' ? [] : [`NVHK-${kit.padStart(2, '0')}`],
    ),
    ...wanted,
    ...(product.category === 'dual-fuel-systems'
      ? [
          {
            kind: 'required' as const,
            page: OTHER,
            skus: ['CLDF-1'],
            reason: 'Changes from heat pump to gas.',
          },
        ]
      : []),
  ]
}

export function bundle(product: DemoProduct): RelatedGroup[] {
  const [, unit = '', base = ''] = /^PKB-(.+)-(NVCRBA|NVPD)$/.exec(product.sku) ?? []
  const curb = figure(product, 'tons') < 4 ? 'NVCRBA-2-3.5TON14IN' : 'NVCRBA-4-5TON14IN'
  return [
    {
      kind: 'included',
      skus: [unit, base === 'NVPD' ? 'NVPD-60X52X3' : curb],
      reason: 'Part of the bundle.',
    },
  ]
}

export type Rule = (product: DemoProduct, productIndex: ProductIndex) => RelatedGroup[]

export const house =
  (rule: Rule): Rule =>
  (product, productIndex) =>
    product.match !== null && product.match.outdoor === null ? [] : rule(product, productIndex)
export const multiHeads = (
  product: DemoProduct,
): { kind: RelationKind; skus: string[]; quantity: number; reason: string }[] =>
  [...Map.groupBy(headsOfCode(product.sku.split('-').at(-1) ?? ''), (sku) => sku)].map(([sku, group]) => ({
    kind: 'included',
    skus: [sku],
    quantity: group.length,
    reason: 'Part of the system.',
  }))
