import type { z } from 'zod'
import { toCents, toWire } from '#lib/money.ts'
import type { breadcrumbSchema } from '../../contract/category.ts'
import type { CategoryNode, MenuEntry, ProductCard, Question, Review } from '../../contract.ts'
import { isServiceOn, priceNow } from '../../rules/additional-services.ts'
import { ATTR, attributeById, attributeGroups, FIT_ATTRIBUTES } from '../../rules/attributes.ts'
import { ancestry } from '../../rules/category-tree.ts'
import { isDuctedSet, isSingleZoneSet } from '../../rules/equipment.ts'
import { cardPlateOf, formatAttribute, NOT_STATED_BY_MAKER, type PlateFacts } from '../../rules/plate.ts'
import { hasTrait, productType } from '../../rules/product-types.ts'
import { categoryPath, productPath } from '../../rules/product-url.ts'
import { availabilityOf, stockFacts } from '../../rules/stock.ts'
import type { CategoryRow, CategoryTree } from './category-tree.ts'
import type { CardRow, StoredQuestion, StoredReview } from './rows.ts'

export const plateFacts = (row: CardRow): PlateFacts => ({
  type: row.type,
  brand: row.brand,
  series: row.series,
  attributes: row.attributes,
  dimensions: row.dimensions,
  weight: row.weight_lb,
  freight: row.freight,
})

/** A product as a list, a relation or a comparison shows it. */
export function presentCard(row: CardRow, tree: Pick<CategoryTree, 'slugsTo'>): ProductCard {
  return {
    id: row.id,
    sku: row.sku,
    name: row.name,
    path: productPath(tree.slugsTo(row.category_id), row),
    brand: row.brand,
    series: row.series,
    type: row.type,
    template: row.template,
    typeLabel: productType(row.type)?.label ?? row.type,
    summary: row.summary,
    price: toWire(priceNow({ id: row.id, price: toCents(row.price_cents) })),
    listPrice: row.list_price_cents === null ? null : toWire(toCents(row.list_price_cents)),
    stock: availabilityOf(stockFacts(row)),
    plate: cardPlateOf(plateFacts(row)),
    attributes: presentAttributes(row.attributes),
    drawing: row.drawing,
    dimensions: row.dimensions,
    weight: row.weight_lb,
    rating: presentRating(row),
    shipsFree: row.ships_free,
    paysShipping: row.pays_shipping,
    isService: row.is_service,
    withdrawn: row.withdrawn_at !== null,
    ...(isServiceOn(row.id) ? {} : { isOff: true as const }),
    ...(row.photo ? { photo: row.photo } : typePicture(row.type)),
  }
}

function typePicture(type: string): Pick<ProductCard, 'picture'> {
  const picture = productType(type)?.picture
  return picture ? { picture } : {}
}

/** A product without a review has no rating. */
export const presentRating = (
  row: Pick<CardRow, 'rating_average' | 'rating_count'>,
): ProductCard['rating'] =>
  row.rating_average === null || row.rating_count === 0
    ? null
    : { average: row.rating_average, count: row.rating_count }

function presentAttributes(attributes: CardRow['attributes']): ProductCard['attributes'] {
  const presented: ProductCard['attributes'] = {}
  for (const id in attributes) {
    const value = attributes[id]!
    presented[id] = typeof value === 'object' ? [...value] : value
  }
  return presented
}

const BESIDE = new Set([...FIT_ATTRIBUTES, ATTR.inputBtu].map(String))

/**
 * A card of a related product on a page. It has only the attributes that decide about fit and that name a
 * size, so that pages stay small.
 */
export function presentSideCard(row: CardRow, tree: CategoryTree): ProductCard {
  const card = presentCard(row, tree)
  return {
    ...card,
    attributes: Object.fromEntries(Object.entries(card.attributes).filter(([id]) => BESIDE.has(id))),
  }
}

export const presentReview = (row: StoredReview): Review => ({
  rating: row.rating,
  title: row.title,
  body: row.body,
  author: row.author,
  place: row.place,
  verified: row.verified,
  writtenOn: row.written_on,
})

export const presentQuestion = (row: StoredQuestion): Question => ({
  question: row.body,
  author: row.author,
  askedOn: row.asked_on,
  answer: row.answer,
  answeredBy: row.answered_by,
  answeredOn: row.answered_on,
})

/** Facts of an outdoor unit that an installer needs and that only its maker can state. */
const INSTALLER_FACTS: readonly number[] = [
  ATTR.refrigerant,
  ATTR.voltage,
  ATTR.mca,
  ATTR.mop,
  ATTR.liquidLine,
  ATTR.suctionLine,
]
/** Of other sets the outdoor unit is a product of its own, which says it. */
const statesInstallerFacts = (type: string): boolean =>
  hasTrait(type, 'is-outdoor-half') ||
  isSingleZoneSet(type) ||
  (isDuctedSet(type) && hasTrait(type, 'heats-by-compressor'))

const unstatedFacts = ({ type, attributes }: CardRow): number[] =>
  statesInstallerFacts(type) ? INSTALLER_FACTS.filter((id) => attributes[String(id)] === undefined) : []

const OF_ONE_CIRCUIT: ReadonlySet<number> = new Set([ATTR.mca, ATTR.mop, ATTR.circuits])

type SpecGroup = {
  group: string
  rows: { id: number; key: string; name: string; value: string; unit: string; help: string }[]
}

/**
 * The specification table: attributes by group, in the groups' order. Attributes without a definition are
 * left out, and so is the circuit of a product whose circuits are listed unit by unit.
 */
export function presentSpecs(row: CardRow, hasUnits: boolean): SpecGroup[] {
  const unstated = hasUnits ? [] : unstatedFacts(row)
  const all = [
    ...Object.entries(row.attributes),
    ...unstated.map((id) => [String(id), NOT_STATED_BY_MAKER] as const),
  ]
  const rows = all.flatMap(([id, value]) => {
    const definition = attributeById(Number(id))
    return definition === undefined || (hasUnits && OF_ONE_CIRCUIT.has(definition.id))
      ? []
      : [
          {
            definition,
            spec: {
              id: definition.id,
              key: definition.key,
              name: definition.name,
              ...formatAttribute(definition.id, value),
              help: definition.help,
            },
          },
        ]
  })
  return attributeGroups().flatMap((group) => {
    const own = rows
      .filter(({ definition }) => definition.filterGroup === group)
      .sort((a, b) => a.definition.position - b.definition.position)
    return own.length === 0 ? [] : [{ group, rows: own.map(({ spec }) => spec) }]
  })
}

export const presentBreadcrumbs = (tree: CategoryTree, id: number): z.infer<typeof breadcrumbSchema>[] =>
  ancestry(tree.byId, id).map((category, index, path) => ({
    name: category.name,
    slug: category.slug,
    path: categoryPath(path.slice(0, index + 1).map((each) => each.slug)),
  }))

export const presentCategoryRef = (tree: CategoryTree, row: CategoryRow): Omit<CategoryNode, 'children'> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  path: categoryPath(tree.slugsTo(row.id)),
  image: row.image,
  places: [...row.places],
  description: row.description,
  productCount: row.productCount,
  drawing: row.drawing,
  dimensions: row.dimensions,
})

export const presentNode = (tree: CategoryTree, row: CategoryRow): CategoryNode => ({
  ...presentCategoryRef(tree, row),
  children: shown(tree, row.id).map((child) => presentNode(tree, child)),
})

/** Categories that a shopper can open: in the menu and not empty. */
export const shown = (tree: CategoryTree, parent: number | null): readonly CategoryRow[] =>
  tree.childrenOf(parent).filter((category) => category.inMenu && category.productCount > 0)

export const presentMenu = (tree: CategoryTree, parent: number | null = null): MenuEntry[] =>
  shown(tree, parent).map((category) => ({
    id: category.id,
    name: category.name,
    link: categoryPath(tree.slugsTo(category.id)),
    icon: category.drawing?.type ?? '',
    count: category.productCount,
    children: presentMenu(tree, category.id),
  }))
