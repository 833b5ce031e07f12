import type { DrawingSpec } from '#drawings/spec.ts'
import { ATTR, type AttributeKey } from '#features/catalog/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import type {
  Dimensions,
  FreightFacts,
  ProductTemplate,
  RelationKind,
} from '#features/catalog/catalog/rules/product-facts.ts'
import {
  type DrawingType,
  type ProductType,
  productType,
} from '#features/catalog/catalog/rules/product-types.ts'
import { slugify } from '#features/catalog/catalog/rules/product-url.ts'
import type { SystemFacts } from '#features/catalog/catalog/rules/systems/matched-system.ts'
import type { CategorySlug } from '#features/catalog/catalog/rules/vocabulary/seed-categories.ts'
import { factsOf } from '#features/catalog/compliance/rules/facts.ts'
import { isForCalifornia } from '#features/catalog/compliance/rules/meant-for.ts'
import { chance, hash } from './chance.ts'
import { freightOf } from './freight.ts'
import { installationServices } from './installation.ts'

export interface DemoRelation {
  kind: RelationKind
  sku: string
  quantity: number
  page: number | null
  reason: string
}

/** A combination of products by id. */
export interface DemoMatch extends SystemFacts<string> {
  source: string
}

/** A product as the loader writes it; amounts in cents, lengths in inches, weights in pounds. */
export interface DemoProduct {
  id: string
  sku: string
  name: string
  slug: string
  brand: string
  series: string
  type: ProductType
  template: ProductTemplate
  category: CategorySlug
  summary: string
  description: string
  attributes: Record<string, AttributeValue>
  dimensions: Dimensions | null
  drawing: DrawingSpec
  weight: number
  freight: FreightFacts
  included: string[]
  shipsFree: boolean
  paysShipping: boolean
  isService: boolean
  installationServiceIds: string[]
  priceCents: number
  listPriceCents: number | null
  available: number
  restockInDays: number | null
  withdrawn: boolean
  relations: DemoRelation[]
  match: DemoMatch | null
}

/** The facts of a family of products; all others follow from them. */
export interface Draft {
  id?: string
  sku: string
  name: string
  brand: string
  series?: string
  type: ProductType
  category: CategorySlug
  template?: ProductTemplate
  summary: string
  description: string
  attributes: Partial<Record<AttributeKey, AttributeValue | undefined>>
  dimensions: Dimensions | null
  drawing?: {
    type?: DrawingType
    options?: Record<string, string | number | boolean>
    parts?: DrawingSpec['parts']
  }
  weight: number
  /** US dollars */
  price: number
  included?: readonly string[]
  freight?: FreightFacts
  /** how many the warehouse usually keeps */
  depth?: number
  available?: number
  restockInDays?: number | null
  withdrawn?: boolean
  match?: DemoMatch
}

/** US dollars: what costs less is a part of a job. */
const SMALL_PART = 100

/** `{ height, width, depth }` in inches. */
export const size = (width: number, height: number, depth: number): Dimensions => ({ height, width, depth })

/**
 * The stock that the draft states, or one by chance: one product in twenty is out of stock, one in twelve is
 * low. Small parts are always there.
 */
function stockOf(draft: Draft): { available: number; restockInDays: number | null } {
  if (draft.available !== undefined)
    return { available: draft.available, restockInDays: draft.restockInDays ?? null }
  const { sku, depth = 60 } = draft
  // A job takes several of a small part, and a system is sold with all of its parts.
  if (draft.price < SMALL_PART) return { available: 40 + chance(`many ${sku}`, depth), restockInDays: null }
  const dice = chance(`stock ${sku}`, 100)
  if (dice < 5) return { available: 0, restockInDays: 5 + chance(`restock ${sku}`, 26) }
  if (dice < 13) return { available: 1 + chance(`low ${sku}`, 4), restockInDays: null }
  return { available: 6 + chance(`many ${sku}`, depth), restockInDays: null }
}

/** A list price above the price for one product in three, rounded up to whole five dollars. */
function listPriceOf(sku: string, price: number): number | null {
  if (price < 40 || chance(`list ${sku}`, 3) !== 0) return null
  return Math.ceil((price * (1.07 + chance(`off ${sku}`, 12) / 100)) / 5) * 5
}

const CABINET_SIDES: ReadonlySet<number> = new Set([ATTR.width, ATTR.height, ATTR.depth])

/** Equipment has a cabinet that must fit; of a small part only a type whose plate asks for its sides. */
const hasCabinet = (type: ProductType): boolean => {
  const definition = productType(type)
  return (
    definition !== undefined &&
    (definition.isEquipment ||
      definition.plate.some((row) => 'attribute' in row && CABINET_SIDES.has(row.attribute)))
  )
}

function attributesOf(draft: Draft): Record<string, AttributeValue> {
  const sized =
    draft.dimensions === null || !hasCabinet(draft.type)
      ? {}
      : {
          width: tenth(draft.dimensions.width),
          height: tenth(draft.dimensions.height),
          depth: tenth(draft.dimensions.depth),
        }
  const all: Partial<Record<AttributeKey, AttributeValue | undefined>> = { ...sized, ...draft.attributes }
  const stated = Object.fromEntries(
    Object.entries(all).flatMap(([key, value]) =>
      value === undefined || !isKey(key) ? [] : [[String(ATTR[key]), value]],
    ),
  )
  const regions = stated[ATTR.region]
  return Array.isArray(regions)
    ? { ...stated, [ATTR.california]: isForCalifornia(factsOf(draft.type, stated), regions) }
    : stated
}

const isKey = (key: string): key is AttributeKey => Object.hasOwn(ATTR, key)

const tenth = (inches: number): number => Math.round(inches * 100) / 100
const tidy = (box: Dimensions | null): Dimensions | null =>
  box === null ? null : size(tenth(box.width), tenth(box.height), tenth(box.depth))

function drawingOf({ type, drawing }: Draft): DemoProduct['drawing'] {
  return {
    type: drawing?.type ?? productType(type)?.drawing ?? 'pad',
    options: drawing?.options ?? {},
    ...(drawing?.parts === undefined ? {} : { parts: drawing.parts }),
  }
}

/**
 * Completes a draft: id, slug, freight, stock, list price and the flags of its type. Relations need all
 * products, so `relate` adds them later.
 */
export function complete(draft: Draft): DemoProduct {
  const definition = productType(draft.type)
  const stock = stockOf(draft)
  const list = listPriceOf(draft.sku, draft.price)
  return {
    id: draft.id ?? '',
    sku: draft.sku,
    name: draft.name,
    slug: slugify(draft.name),
    brand: draft.brand,
    series: draft.series ?? '',
    type: draft.type,
    template: draft.template ?? (draft.series === undefined ? 'single' : 'series'),
    category: draft.category,
    summary: draft.summary,
    description: draft.description,
    attributes: attributesOf(draft),
    dimensions: tidy(draft.dimensions),
    drawing: drawingOf(draft),
    weight: Math.round(draft.weight * 10) / 10,
    freight: draft.freight ?? freightOf(draft.weight, draft.dimensions, definition?.isEquipment ?? false),
    included: [...(draft.included ?? [])],
    shipsFree: definition?.shipsFree ?? false,
    paysShipping: definition?.paysShipping ?? false,
    isService: draft.type === 'service',
    installationServiceIds: installationServices(draft.type),
    priceCents: Math.round(draft.price * 100),
    listPriceCents: list === null || draft.type === 'service' ? null : list * 100,
    available: stock.available,
    restockInDays: stock.restockInDays,
    withdrawn: draft.withdrawn ?? false,
    relations: [],
    match: draft.match ?? null,
  }
}

const FIRST_ID = 450_000_000
const ID_ROOM = 10_000_000

/**
 * Gives each product that has no id one of nine digits that begins with 45, made from its SKU. When two SKUs
 * make the same id, the later product takes the next free one.
 */
export function assignIds(products: readonly DemoProduct[]): void {
  const taken = new Set(products.flatMap((product) => (product.id === '' ? [] : [Number(product.id)])))
  for (const product of products) {
    if (product.id !== '') continue
    let id = FIRST_ID + (hash(product.sku) % ID_ROOM)
    while (taken.has(id)) id = FIRST_ID + ((id - FIRST_ID + 1) % ID_ROOM)
    taken.add(id)
    product.id = String(id)
  }
}
