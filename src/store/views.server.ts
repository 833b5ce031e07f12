import type { ProductCard, ProductDetails, RelatedProduct } from '#features/catalog/contract.ts'
import type { CategoryView } from '#features/catalog/ui/category-groups.tsx'
import type { CardView } from '#features/catalog/ui/product-card.tsx'
import type { ProductView, RelatedView } from '#features/catalog/ui/product-view.ts'
import { texts } from '#features/catalog/ui/texts.ts'
import { MAY_HAVE_REBATE } from '#features/rebates/rules/eligible.ts'
import { fromWire } from '#kit/money.ts'
import type { PictureSpec, PictureView } from '#ui/drawing/drawing.tsx'
import { carried, commonScale, stageOf } from './pictures.server.ts'

/** Heavier cartons travel by truck; the card says nothing of their size. */
const PARCEL_LIMIT_LB = 150
/** Most cards a shelf of a product page shows. */
const SHELF = 3

const picture = (card: Pick<ProductCard, 'drawing' | 'dimensions'>, view: PictureView, more: Partial<PictureSpec> = {}): PictureSpec => ({
  drawing: card.drawing,
  dimensions: card.dimensions,
  view,
  ...more,
})

/** A product of the catalogue as a card. `scale` is shared by all cards of a list. */
export function cardView(card: ProductCard, request: Request, view: PictureView = 'card', scale?: number): CardView {
  return {
    id: card.id,
    sku: card.sku,
    brand: card.brand,
    name: card.name,
    href: card.path,
    plate: card.plate,
    price: fromWire(card.price),
    listPrice: card.listPrice === null ? null : fromWire(card.listPrice),
    stock: card.stock,
    shipping: shippingOf(card),
    ...(MAY_HAVE_REBATE.has(card.type) ? { rebate: true as const } : {}),
    picture: carried(picture(card, view, view === 'card' ? (scale ? { scale } : {}) : { decorative: true }), request),
  }
}

/** Cards that stand together share one scale, so that sizes can be compared by eye. */
export function shelfOf(cards: readonly ProductCard[], request: Request): CardView[] {
  const scale = commonScale(cards)
  return cards.map((card) => cardView(card, request, 'card', scale))
}

const shippingOf = ({ weight, shipsFree, paysShipping }: ProductCard): CardView['shipping'] => ({ weightLb: weight, mode: weight > PARCEL_LIMIT_LB ? 'ltl' : 'parcel', shipsFree, paysShipping })

const relatedView = ({ product, quantity, reason }: RelatedProduct, request: Request): RelatedView => ({ card: cardView(product, request, 'thumb'), quantity, reason })

/** What a product page shows, from the API's answer. */
export function productView(product: ProductDetails, request: Request): ProductView {
  const { details, matchedSystem, productSeries, reviewSummary } = product
  const parts = [matchedSystem?.outdoor, matchedSystem?.indoor, matchedSystem?.furnace].filter((part) => part != null)
  const others = (productSeries?.products ?? []).filter(({ id }) => id !== details.id)
  const alternatives = details.withdrawn || others.length === 0 ? product.recommendations.map((each) => each.product) : others
  return {
    id: details.id,
    sku: details.sku,
    brand: details.brand,
    series: details.series,
    name: details.name,
    href: details.path,
    summary: details.summary,
    description: details.description,
    crumbs: details.breadcrumbs.map(({ name, path }) => ({ label: name, href: path })),
    plate: product.plate,
    price: fromWire(details.price),
    listPrice: details.listPrice === null ? null : fromWire(details.listPrice),
    stock: details.stock,
    shipping: { ...shippingOf(details), mode: details.freight.mode ?? shippingOf(details).mode },
    withdrawn: details.withdrawn,
    mayHaveRebate: MAY_HAVE_REBATE.has(details.type),
    room: carried(picture(details, 'room'), request),
    roomPhone: carried(picture(details, 'room-phone'), request),
    stage: stageOf(details),
    rating: details.rating,
    needs: [...product.required, ...product.accessories].slice(0, 6).map((each) => relatedView(each, request)),
    parts: parts.map((part) => ({ card: cardView(part, request, 'thumb'), quantity: 1, reason: part.summary })),
    included: product.includedItems.includes,
    boxNote: boxNote(details),
    specs: product.specs.map(({ group, rows }) => ({ group, rows: rows.map(({ name, value, unit, help }) => ({ name, value, unit, help })) })),
    documents: product.documents.map(({ kind, title, url }) => ({ kind, title: kind === 'specification' ? texts.specificationSheet : title, url })),
    alternatives: shelfOf(nearest(details, alternatives).slice(0, SHELF), request),
    alternativesTitle: productSeries && others.length > 0 ? texts.series(productSeries.name) : texts.accessories,
    systems: shelfOf(product.partOfSystems.slice(0, SHELF), request),
    reviews: product.reviews,
    distribution: reviewSummary?.distribution ?? [],
  }
}

/** Those of a series that cost about the same come first. */
const nearest = (to: ProductCard, cards: readonly ProductCard[]): ProductCard[] =>
  cards.filter(({ withdrawn }) => !withdrawn).toSorted((a, b) => Math.abs(a.price - to.price) - Math.abs(b.price - to.price))

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
      picture: carried({ drawing, dimensions, view: 'tile', decorative: true }, request),
    }))
