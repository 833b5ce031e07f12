import { LONGEST_SLUG } from '#features/catalog/catalog/rules/product-url.ts'
import { factsOf } from '#features/catalog/compliance/rules/facts.ts'
import { mayBeSoldWhereMeant } from '#features/catalog/compliance/rules/meant-for.ts'
import { ductless } from './equipment/ductless.ts'
import { furnaces } from './equipment/furnaces.ts'
import { houseParts } from './equipment/house-parts.ts'
import { outdoorAndIndoor } from './equipment/outdoor.ts'
import { singleUnits } from './equipment/single-units.ts'
import { waterHeaters } from './equipment/water-heaters.ts'
import { finished } from './finishes.ts'
import { verifiedPairs } from './makers/maker-pairs.ts'
import { assignIds, complete, type DemoProduct, type Draft } from './product.ts'
import { relate } from './relations/relations.ts'
import { SERVICES } from './services.ts'
import { filters } from './supplies/air-filters.ts'
import { controls } from './supplies/controls.ts'
import { ducting } from './supplies/ducting.ts'
import { hardware } from './supplies/hardware.ts'
import { registers } from './supplies/registers.ts'
import { supplies } from './supplies/supplies.ts'
import { ductedSystems } from './systems/ducted-systems.ts'
import { ductlessSystems } from './systems/ductless-systems.ts'
import { packageBundles } from './systems/package-bundles.ts'

/** The day whose rules decide which systems are worth offering. */
const RULES_AS_OF = '2026-11-22'

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
  ].map(finished)
}

/** Leaves room for "-edition-" and a number. */
const slugStart = (slug: string) => slug.slice(0, LONGEST_SLUG - 20).replace(/-$/, '')

/**
 * The first copy keeps its names; later ones say which edition they are, so that a large catalog is still
 * one of different products.
 */
function edition(product: DemoProduct, number: number): DemoProduct {
  return {
    ...product,
    id: '',
    sku: `${product.sku}-E${number}`,
    name: `${product.name}, Edition ${number}`,
    slug: `${slugStart(product.slug)}-edition-${number}`,
    relations: [],
    match: null,
    isService: false,
    priceCents: Math.round(product.priceCents * (1 + ((number * 7) % 23) / 100)),
    listPriceCents: null,
  }
}

/**
 * The demo catalog, the same on every run. With `count` it is cut or, for measurements, multiplied to
 * exactly so many products. Services come first, then parts, then systems made of them.
 */
export function generateProducts(options: { count?: number } = {}): DemoProduct[] {
  const products = drafts()
    .map(complete)
    .filter(({ type, attributes }) => mayBeSoldWhereMeant(factsOf(type, attributes), RULES_AS_OF))
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
