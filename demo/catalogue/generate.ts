import { ductedSystems } from './ducted-systems.ts'
import { ducting } from './ducting.ts'
import { ductless } from './ductless.ts'
import { ductlessSystems } from './ductless-systems.ts'
import { furnaces } from './furnaces.ts'
import { controls, hardware } from './hardware.ts'
import { houseParts } from './house-parts.ts'
import { packageBundles, verifiedPairs } from './other-systems.ts'
import { outdoorAndIndoor } from './outdoor.ts'
import { assignIds, complete, type DemoProduct, type Draft } from './product.ts'
import { filters, registers } from './registers-and-filters.ts'
import { relate } from './relations.ts'
import { SERVICES } from './services.ts'
import { singleUnits } from './single-units.ts'
import { supplies } from './supplies.ts'
import { waterHeaters } from './water-heaters.ts'

const MOST = { perAirConditioner: 32, perHeatPump: 12, perMultiZoneOutdoor: 60 } as const

/** Models that are no longer sold: their pages answer with alternatives. */
const WITHDRAWN: ReadonlySet<string> = new Set(['OHP-07', 'OHR-08'])

function drafts(): Draft[] {
  const parts = [
    ...SERVICES,
    ...furnaces(),
    ...outdoorAndIndoor(),
    ...ductless(),
    ...singleUnits(),
    ...houseParts(),
    ...waterHeaters(),
    ...controls(),
    ...ducting(),
    ...registers(),
    ...filters(),
    ...supplies(),
    ...hardware(),
  ].map((draft) => (WITHDRAWN.has(draft.sku) ? { ...draft, withdrawn: true } : draft))
  return [
    ...parts,
    ...ductedSystems(parts, MOST),
    ...ductlessSystems(parts, MOST.perMultiZoneOutdoor),
    ...packageBundles(parts),
    ...verifiedPairs(),
  ]
}

/** The first copy keeps its names; later ones say which edition they are, so that a large catalogue is still one of different products. */
function edition(product: DemoProduct, number: number): DemoProduct {
  return {
    ...product,
    id: '',
    sku: `${product.sku}-E${number}`,
    name: `${product.name}, Edition ${number}`,
    slug: `${product.slug}-edition-${number}`,
    relations: [],
    match: null,
    isService: false,
    priceCents: Math.round(product.priceCents * (1 + ((number * 7) % 23) / 100)),
    listPriceCents: null,
  }
}

/**
 * The demo catalogue, the same on every run. With `count` it is cut or, for measurements, multiplied to exactly so many products.
 * Services come first, then parts, then systems made of them.
 */
export function generateProducts(options: { count?: number } = {}): DemoProduct[] {
  const products = drafts().map(complete)
  assignIds(products)
  relate(products)
  if (options.count === undefined) return products
  const plain = products.filter((product) => !product.isService)
  const all = [...products]
  for (let number = 2; all.length < options.count; number++)
    all.push(...plain.slice(0, options.count - all.length).map((product) => edition(product, number)))
  assignIds(all)
  const kept = all.slice(0, options.count)
  const skus = new Set(kept.map((product) => product.sku))
  return kept.map((product) => ({
    ...product,
    relations: product.relations.filter((relation) => skus.has(relation.sku)),
    match:
      product.match !== null &&
      [product.match.outdoor, product.match.indoor, product.match.furnace].every(
        (sku) => sku === null || skus.has(sku),
      )
        ? product.match
        : null,
  }))
}
