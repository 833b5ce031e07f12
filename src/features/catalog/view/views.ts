import { commonScale, stageOf } from '#drawings/pictures.ts'
import type { PictureSpec, PictureView } from '#drawings/spec.ts'
import type { ProductCard, ProductDetails, RelatedProduct } from '#features/catalog/contract.ts'
import { COOLING_BTU_ATTRIBUTE, HEATING_BTU_ATTRIBUTES } from '#features/catalog/rules/attribute-ids.ts'
import { capacityOf } from '#features/catalog/rules/capacity.ts'
import { systemParts, systemRatings } from '#features/catalog/rules/matched-system.ts'
import type { CardView } from '#features/catalog/ui/card/product-card.tsx'
import type { CategoryView } from '#features/catalog/ui/category/category-groups.tsx'
import type { ProductView, RelatedView, SeriesView, SystemView } from '#features/catalog/ui/product-view.ts'
import { texts } from '#features/catalog/ui/texts.ts'
import { isRegulated } from '#features/compliance/rules/facts.ts'
import { MAY_HAVE_REBATE } from '#features/rebates/rules/eligible.ts'
import { fromWire } from '#kit/money.ts'
import { pagePicture } from '#shop/page/page-pictures.server.ts'

/** Heavier cartons travel by truck; the card says nothing of their size. */
const PARCEL_LIMIT_LB = 150
/** Most cards a shelf of a product page shows. */
const SHELF = 3
/** Most lines under "What you also need". */
const NEEDS = 6

const picture = (
  card: Pick<ProductCard, 'drawing' | 'dimensions'>,
  view: PictureView,
  more: Partial<PictureSpec> = {},
): PictureSpec => ({
  drawing: card.drawing,
  dimensions: card.dimensions,
  view,
  ...more,
})

const told = new Map<string, object>()
const MOST_TOLD = 5_000

/** Equal parts of a page's data as one object: the router writes the same object once, however often it occurs. */
function once<T extends object>(part: T): T {
  const key = JSON.stringify(part)
  const known = told.get(key)
  if (known) return known as T
  if (told.size >= MOST_TOLD) told.clear()
  told.set(key, part)
  return part
}

/** A product of the catalogue as a card. `scale` is shared by all cards of a list. */
export function cardView(
  card: ProductCard,
  request: Request,
  view: PictureView = 'card',
  scale?: number,
): CardView {
  return {
    id: card.id,
    sku: card.sku,
    brand: card.brand,
    name: card.name,
    href: card.path,
    plate: card.plate.map(once),
    price: fromWire(card.price),
    listPrice: card.listPrice === null ? null : fromWire(card.listPrice),
    stock: once(card.stock),
    shipping: once(shippingOf(card)),
    ...(MAY_HAVE_REBATE.has(card.type) ? { rebate: true as const } : {}),
    picture: pagePicture(
      picture(card, view, view === 'card' ? (scale ? { scale } : {}) : { decorative: true }),
      request,
    ),
  }
}

/** Cards that stand together share one scale, so that sizes can be compared by eye. */
export function shelfOf(cards: readonly ProductCard[], request: Request): CardView[] {
  const scale = commonScale(cards)
  return cards.map((card) => cardView(card, request, 'card', scale))
}

const shippingOf = ({ weight, shipsFree, paysShipping }: ProductCard): CardView['shipping'] => ({
  weightLb: weight,
  mode: weight > PARCEL_LIMIT_LB ? 'ltl' : 'parcel',
  shipsFree,
  paysShipping,
})

const relatedView = ({ product, quantity, reason }: RelatedProduct, request: Request): RelatedView => ({
  card: cardView(product, request, 'thumb'),
  quantity,
  reason,
})

/** What a product page shows, from the API's answer. */
export function productView(product: ProductDetails, request: Request): ProductView {
  const { details, reviewSummary, includedItems } = product
  const related = (list: readonly RelatedProduct[]): RelatedView[] =>
    list.map((each) => relatedView(each, request))
  const plain = (card: ProductCard): RelatedView =>
    relatedView({ product: card, quantity: 1, reason: card.summary, page: null }, request)
  return {
    id: details.id,
    sku: details.sku,
    brand: details.brand,
    template: templates.find((each) => each === product.template) ?? 'single',
    name: details.name,
    href: details.path,
    summary: details.summary,
    description: details.description,
    hero: product.heroBanner,
    crumbs: details.breadcrumbs.map(({ name, path }) => ({ label: name, href: path })),
    sections: product.sections,
    plate: product.plate,
    price: fromWire(details.price),
    listPrice: details.listPrice === null ? null : fromWire(details.listPrice),
    stock: details.stock,
    shipping: { ...shippingOf(details), mode: details.freight.mode ?? shippingOf(details).mode },
    withdrawn: details.withdrawn,
    mayHaveRebate: MAY_HAVE_REBATE.has(details.type),
    capacity: capacityOf(details.type, details.attributes),
    regulated: isRegulated(details.type),
    room: pagePicture(picture(details, 'room'), request),
    roomPhone: pagePicture(picture(details, 'room-phone'), request),
    stage: stageOf(details),
    images: product.images,
    rating: details.rating,
    series: product.productSeries === null ? null : seriesView(product.productSeries),
    system: product.matchedSystem === null ? null : systemView(product.matchedSystem, request),
    needs: related([...product.required, ...product.accessories].slice(0, NEEDS)),
    included: includedItems.includes,
    inside: related(includedItems.products),
    adapters: related(includedItems.wifiAdapters),
    boxNote: boxNote(details),
    airHandlerTypes: product.includedAirHandlerTypes,
    commonAirHandler: product.mostCommonAirHandler === null ? null : plain(product.mostCommonAirHandler),
    specs: product.specs.map(({ group, rows }) => ({
      group,
      rows: rows.map(({ id, name, value, unit }) => ({ id, name, value, unit })),
    })),
    documents: product.documents.map(({ kind, title, url }) => ({
      kind,
      title: kind === 'specification' ? texts.specificationSheet : title,
      url,
    })),
    alsoConsider: product.alsoConsider === null ? null : relatedView(product.alsoConsider, request),
    alternatives: shelfOf(
      product.recommendations
        .map((each) => each.product)
        .filter(({ withdrawn }) => !withdrawn)
        .slice(0, SHELF),
      request,
    ),
    systems: product.partOfSystems.slice(0, SHELF).map(plain),
    expertAssistance: product.expertAssistance,
    questions: product.questions.map(({ question, author, answer, answeredBy, answeredOn }) => ({
      question,
      author,
      answer,
      answeredBy,
      answeredOn,
    })),
    reviews: product.reviews,
    distribution: reviewSummary?.distribution ?? [],
  }
}

const templates = ['single', 'series', 'system', 'service'] as const

const figureOf = (card: ProductCard, ids: readonly number[]): number | null =>
  ids.map((id) => card.attributes[id]).find((value) => typeof value === 'number') ?? null

/** The sizes of a series: of the card's four figures those that differ from size to size. */
function seriesView({ name, products }: NonNullable<ProductDetails['productSeries']>): SeriesView {
  const [first] = products
  const differing = (first?.plate ?? []).flatMap((row, index) =>
    products.some(({ plate }) => plate[index]?.value !== row.value) ? [{ index, label: row.label }] : [],
  )
  const cell = (card: ProductCard, index: number): string => {
    const { value = '', unit = '' } = card.plate[index] ?? {}
    return unit === '' || unit === '″' ? value + unit : `${value} ${unit}`
  }
  return {
    name,
    columns: differing.map(({ label }) => label),
    rows: products.map((card) => ({
      id: card.id,
      sku: card.sku,
      href: card.path,
      cells: differing.map(({ index }) => cell(card, index)),
      price: fromWire(card.price),
      stock: card.stock,
      heatBtu: figureOf(card, HEATING_BTU_ATTRIBUTES),
      coolBtu: figureOf(card, [COOLING_BTU_ATTRIBUTE]),
    })),
  }
}

const systemView = (system: NonNullable<ProductDetails['matchedSystem']>, request: Request): SystemView => ({
  parts: systemParts(system).map(({ role, model, part }) => ({
    role,
    model,
    alone:
      part === null
        ? null
        : {
            href: part.path,
            name: part.name,
            price: fromWire(part.price),
            picture: pagePicture(picture(part, 'thumb', { decorative: true }), request),
          },
  })),
  ratings: systemRatings(system),
  referenceNumber: system.referenceNumber,
  source: system.ratingSource,
})

const pounds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

function boxNote({ weight, freight }: ProductDetails['details']): string {
  if (weight <= 0) return ''
  if (freight.mode === 'ltl') return `On a pallet, ${pounds.format(weight)} lb. Two people or a hand truck.`
  return `One carton, ${pounds.format(weight)} lb.`
}

interface Shelf {
  name: string
  path: string
  description: string
  productCount: number
  drawing: ProductCard['drawing']
  dimensions: ProductCard['dimensions']
  children?: readonly unknown[]
}

/** Shelves as tiles; empty ones stay out. */
export const categoryViews = (categories: readonly Shelf[], request: Request): CategoryView[] =>
  categories
    .filter(({ productCount }) => productCount > 0)
    .map(({ name, path, description, productCount, drawing, dimensions }) => ({
      name,
      href: path,
      description,
      count: productCount,
      picture: pagePicture({ drawing, dimensions, view: 'tile', decorative: true }, request),
    }))
