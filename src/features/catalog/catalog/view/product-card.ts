import { commonScale, renderingVersion } from '#drawings/pictures.ts'
import type { PictureSpec, PictureView, RenderedProduct } from '#drawings/spec.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { fromWire } from '#lib/money.ts'
import type { PagePicture } from '#ui/drawing/drawing.tsx'
import type { ProductCard, ProductDetails, RelatedProduct } from '../contract.ts'
import { ATTR } from '../rules/attribute-ids.ts'
import { capacityOnCard } from '../rules/capacity.ts'
import { type ImageFormat, imagePath, productPhoto, widthsOf } from '../rules/product-image.ts'
import type { CardView } from '../ui/card/product-card.tsx'
import type { PhotoView } from '../ui/photo.tsx'
import type { RelatedView } from '../ui/product-view.ts'

/**
 * The dependencies of the catalog's views: how a picture reaches the page, and facts of other features
 * about a type.
 */
export interface ViewContext {
  picture(spec: PictureSpec): PagePicture
  /** whether rebate programs pay for products of this type */
  mayHaveRebate(type: string): boolean
  /** whether rules of a place can forbid products of this type */
  isRegulated(type: string): boolean
}

/** Heavier cartons travel by truck; a card does not need their size. */
const PARCEL_LIMIT_LB = 150

export const pictureOf = (
  card: Pick<ProductCard, 'drawing' | 'dimensions'>,
  view: PictureView,
  more: Partial<PictureSpec> = {},
): PictureSpec => ({
  drawing: card.drawing,
  dimensions: card.dimensions,
  view,
  ...more,
})

/** A product of the catalog as a card. `scale` is shared by all cards of a list. */
function cardView(
  card: ProductCard,
  context: ViewContext,
  view: PictureView = 'card',
  scale?: number,
): CardView {
  const capacity = capacityOnCard(card.type, card.attributes)
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
    ...(card.rating ? { rating: card.rating } : {}),
    ...(capacity ? { capacity } : {}),
    ...(context.mayHaveRebate(card.type) ? { rebate: true as const } : {}),
    picture: context.picture(
      pictureOf(card, view, view === 'card' ? (scale ? { scale } : {}) : { decorative: true }),
    ),
  }
}

/** The cards of one row share one scale, so that shoppers can compare sizes by eye. */
export function cardRow(cards: readonly ProductCard[], context: ViewContext): CardView[] {
  const scale = commonScale(cards)
  return cards.map((card) => cardView(card, context, 'card', scale))
}

/**
 * The same with photographs, or with renderings where the merchant has none, for a list. Their addresses
 * never change, so browsers keep them.
 */
export const listCards = (cards: readonly ProductCard[], context: ViewContext): CardView[] =>
  cardRow(cards, context).map((view, index) => {
    const card = cards[index]!
    return { ...view, look: lookOf(card) }
  })

/** A photograph, else the picture of the type, else a rendering. */
function lookOf(card: ProductCard): NonNullable<CardView['look']> {
  const photo = cardPhoto(card)
  if (photo) return { src: photo.src, photo }
  return card.picture === undefined
    ? { src: renderingUrl(card) }
    : { src: card.picture, label: photoTexts.ofType }
}

const renderingUrl = (card: ProductCard): string =>
  `/drawings/${card.id}/rendering.svg?v=${renderingVersion(renderedProduct(card))}`

export const shippingOf = ({ weight, shipsFree, paysShipping }: ProductCard): CardView['shipping'] => ({
  weightLb: weight,
  mode: weight > PARCEL_LIMIT_LB ? 'ltl' : 'parcel',
  shipsFree,
  paysShipping,
})

/** A product beside another one, with the reason why. */
export const relatedView = (
  { product, quantity, reason }: RelatedProduct,
  context: ViewContext,
): RelatedView => ({
  card: cardView(product, context, 'thumb'),
  quantity,
  reason,
})

interface Product extends Pick<RenderedProduct, 'drawing' | 'dimensions'> {
  name: string
  type: string
  attributes: Readonly<Record<string, unknown>>
}

/** What of a product's record decides how its rendering looks. */
export function renderedProduct({ name, type, drawing, dimensions, attributes }: Product): RenderedProduct {
  const kind = attributes[ATTR.kind]
  return { drawing, dimensions, name, kind: typeof kind === 'string' ? kind : type }
}

/** Labels of photographs by what they show. Only the server reads them, so pages do not load them. */
const photoTexts = defineTexts({
  studio: '',
  installed: 'Installed',
  label: 'Data label',
  packed: 'In its box',
  ofType: 'Of its kind',
})

type Image = ProductDetails['images'][number]

/** The addresses of a photograph's copies, made on the server, so that pages bring no code for it. */
function photoView({ hash, alt, width, height, kind }: Image): PhotoView {
  const widths = widthsOf(width)
  const copies = (format: ImageFormat) =>
    widths.map((each) => `${imagePath(hash, each, format)} ${each}w`).join(', ')
  return {
    alt,
    width,
    height,
    src: imagePath(hash, widths[0] ?? width, 'webp'),
    largest: imagePath(hash, width, 'webp'),
    avif: copies('avif'),
    webp: copies('webp'),
    label: photoTexts[kind],
  }
}

/** The photograph that a card shows in place of the rendering. */
const cardPhoto = ({ photo }: ProductCard): PhotoView | undefined => photo && photoView(photo)

/** The photograph that stands for the product on its page, and all of them, that one first. */
export function pagePhotos(images: readonly Image[]): { photo: PhotoView | null; photos: PhotoView[] } {
  const first = productPhoto(images)
  const others = images.filter((image) => image !== first)
  return {
    photo: first ? photoView(first) : null,
    photos: (first ? [first, ...others] : others).map(photoView),
  }
}
