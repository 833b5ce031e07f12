import type { AttributeKey } from '#features/catalog/catalog/rules/attributes.ts'
import type { DemoProduct, DemoRelation } from '../product.ts'
import { indoor, miniOutdoor, wifi } from './ductless-relations.ts'
import { airHandler, furnace, outdoor, tankless } from './equipment-relations.ts'
import { figure, OTHER, type ProductIndex, type RelatedGroup, read, skus } from './related-group.ts'
import { bundle, ductedSystem, house, included, multiHeads, type Rule } from './system-relations.ts'

/** Relations that the rules of src/features/catalog/accessories do not choose. */
const RULES: Partial<Record<DemoProduct['type'], Rule>> = {
  'air-conditioner': outdoor,
  'heat-pump': outdoor,
  'gas-furnace': furnace,
  'oil-furnace': furnace,
  'air-handler': airHandler,
  'mini-split-outdoor': miniOutdoor,
  'mini-split-indoor': indoor,
  'package-bundle': bundle,
  'tankless-water-heater': tankless,
  'ducted-system': ductedSystem,
  'cooling-system': ductedSystem,
  'heat-pump-system': house(ductedSystem),
  'mini-split-system': house((product) => [...included(product), ...wifi(product)]),
  'multi-zone-system': house((product) => [...included(product), ...multiHeads(product), ...wifi(product)]),
  'unit-heater': () => [
    { kind: 'accessory', page: OTHER, skus: ['CLTSTP-1H1C'], reason: 'Often bought with this product.' },
  ],
  boiler: () => [
    { kind: 'accessory', page: OTHER, skus: ['NVEXP-45'], reason: 'Often bought with this product.' },
  ],
  'tank-water-heater': () => [
    { kind: 'accessory', page: OTHER, skus: ['NVPAN-32'], reason: 'Often bought with this product.' },
  ],
  humidifier: (product) => [
    {
      kind: 'accessory',
      page: OTHER,
      skus: product.sku.includes('11GPD')
        ? ['CLSTM-C']
        : product.sku.includes('34GPD')
          ? ['CLSTM-L']
          : product.sku.includes('18GPD')
            ? ['CLHPAD-18']
            : ['CLHPAD-12'],
      reason: 'Change it each season.',
    },
  ],
  'filter-cabinet': (product, productIndex) => [
    {
      kind: 'accessory',
      page: OTHER,
      skus: skus(
        productIndex
          .ofType('air-filter')
          .filter((each) => read(each, 'filterSize') === read(product, 'filterSize')),
      ),
      reason: 'The size that the cabinet takes.',
    },
  ],
  'uv-lamp': () => [
    { kind: 'accessory', page: OTHER, skus: ['CLUVB-16'], reason: 'Change it every two years.' },
  ],
  thermostat: () => [
    {
      kind: 'accessory',
      page: OTHER,
      skus: ['CLCW-1', 'CLRS-1', 'CLWP-1'],
      reason: 'Often bought with this product.',
    },
  ],
}

/** The models that take the place of withdrawn ones. */
const REPLACED_BY: Readonly<Record<string, string>> = { 'OHP-07': 'OHP-09' }

const efficiency = (product: DemoProduct): number =>
  figure(product, 'afue') ||
  figure(product, 'seer2') ||
  figure(product, 'uef') ||
  figure(product, 'ceer') ||
  figure(product, 'merv')

/**
 * The next better product: of the same category, size and width, from another series, at least as efficient.
 * Of those that cost more, the cheapest.
 */
function alsoConsider(product: DemoProduct, productIndex: ProductIndex): RelatedGroup[] {
  const successor = REPLACED_BY[product.sku]
  if (successor)
    return [{ kind: 'also_consider', skus: [successor], reason: `Takes the place of ${product.sku}.` }]
  const sizeKey = ['tons', 'systemTons', 'gallons', 'inputBtu', 'coolingBtu', 'diameter', 'filterSize'].find(
    (key) => read(product, key as AttributeKey) !== undefined,
  ) as AttributeKey | undefined
  if (sizeKey === undefined) return []
  const better = productIndex
    .ofType(product.type)
    .filter(
      (each) =>
        efficiency(each) >= efficiency(product) &&
        each.category === product.category &&
        read(each, sizeKey) === read(product, sizeKey) &&
        each.dimensions?.width === product.dimensions?.width &&
        each.priceCents > product.priceCents &&
        each.series !== product.series &&
        !each.withdrawn,
    )
  const [first] = [...better].sort((a, b) => a.priceCents - b.priceCents)
  return first === undefined
    ? []
    : [{ kind: 'also_consider', skus: [first.sku], reason: 'A step up in the same size.' }]
}

function relationsOf(product: DemoProduct, productIndex: ProductIndex): DemoRelation[] {
  const wanted = [
    ...(RULES[product.type]?.(product, productIndex) ?? []),
    ...alsoConsider(product, productIndex),
  ]
  const seen = new Set<string>()
  return wanted.flatMap(({ kind, skus: list, reason, page, quantity }) =>
    list.flatMap((sku) => {
      const key = `${kind} ${sku}`
      if (sku === product.sku || seen.has(key) || !productIndex.bySku.has(sku)) return []
      seen.add(key)
      return [{ kind, sku, quantity: quantity ?? 1, page: page ?? null, reason }]
    }),
  )
}

/**
 * Fills in the relations of each product by the rules of the trade. Changes the products in place; no later
 * step changes them.
 */
export function relate(products: readonly DemoProduct[]): void {
  const byType = Map.groupBy(products, (product) => product.type)
  const productIndex: ProductIndex = {
    all: products,
    ofType: (type) => byType.get(type) ?? [],
    bySku: new Map(products.map((product) => [product.sku, product])),
  }
  for (const product of products) product.relations = relationsOf(product, productIndex)
}
