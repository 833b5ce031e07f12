import { commonScale, renderingVersion, stageOf } from '#drawings/pictures.ts'
import { describeInstalled } from '#drawings/renderings/installed/installed.ts'
import { describeRendering } from '#drawings/renderings/rendering.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { fromWire } from '#lib/money.ts'
import type { ProductCard, ProductDetails, RelatedProduct } from '../contract.ts'
import { PARTS_WARRANTY_ATTRIBUTE } from '../rules/attribute-ids.ts'
import { capacityOf } from '../rules/capacity.ts'
import { productPhoto } from '../rules/product-image.ts'
import type { ProductView, RelatedView } from '../ui/product-view.ts'
import { texts } from '../ui/texts.ts'
import {
  cardRow,
  pagePhotos,
  pictureOf,
  relatedView,
  renderedProduct,
  shippingOf,
  type ViewContext,
} from './product-card.ts'
import { seriesView, systemView } from './series-and-system.ts'

/** Most cards in one row of a product page. */
const MOST_CARDS = 3
/** Most lines under "What you also need". */
const MOST_NEEDS = 6

const templates = ['single', 'series', 'system', 'service'] as const

/** The view of a product page, from the API's answer. */
export const productView = (product: ProductDetails, context: ViewContext): ProductView => ({
  ...identity(product),
  ...offer(product, context),
  ...drawings(product, context),
  ...relatedProducts(product, context),
  ...facts(product),
})

const identity = (product: ProductDetails) => {
  const { details } = product
  return {
    id: details.id,
    sku: details.sku,
    brand: details.brand,
    template: templates.find((each) => each === product.template) ?? ('single' as const),
    name: details.name,
    href: details.path,
    summary: details.summary,
    description: details.description,
    hero: product.heroBanner,
    crumbs: details.breadcrumbs.map(({ name, path }) => ({ label: name, href: path })),
    sections: product.sections,
  }
}

const offer = ({ plate, details }: ProductDetails, context: ViewContext) => ({
  plate,
  price: fromWire(details.price),
  listPrice: details.listPrice === null ? null : fromWire(details.listPrice),
  stock: details.stock,
  shipping: { ...shippingOf(details), mode: details.freight.mode ?? shippingOf(details).mode },
  withdrawn: details.withdrawn,
  isOff: details.isOff,
  mayHaveRebate: context.mayHaveRebate(details.type),
  capacity: capacityOf(details.type, details.attributes),
  regulated: context.isRegulated(details.type),
  boxNote: boxNote(details),
})

const drawings = ({ details, images }: ProductDetails, context: ViewContext) => ({
  ...pagePhotos(images),
  besideDoor: context.picture(pictureOf(details, 'room-phone')),
  closeUp: context.picture(pictureOf(details, 'card', { scale: commonScale([details]) })),
  stage: stageOf(details),
  rendering: productPhoto(images) ? null : renderingView(details),
  installed: installedView(details),
})

/** Stands in where the merchant has no photograph. */
function renderingView(details: ProductDetails['details']): ProductView['rendering'] {
  if (details.isService) return null
  if (details.picture !== undefined) return { src: details.picture, alt: details.typeLabel }
  const rendered = renderedProduct(details)
  return {
    src: `/drawings/${details.id}/rendering.svg?v=${renderingVersion(rendered)}`,
    alt: describeRendering(rendered),
  }
}

/** The unit beside a house or in a basement; null for products that have no such scene. */
function installedView(details: ProductDetails['details']): ProductView['installed'] {
  const rendered = renderedProduct(details)
  const alt = describeInstalled(rendered)
  return alt === ''
    ? null
    : { src: `/drawings/${details.id}/installed.svg?v=${renderingVersion(rendered)}`, alt }
}

function relatedProducts(product: ProductDetails, context: ViewContext) {
  const { includedItems } = product
  const related = (list: readonly RelatedProduct[]): RelatedView[] =>
    list.map((each) => relatedView(each, context))
  const plain = (card: ProductCard): RelatedView =>
    relatedView({ product: card, quantity: 1, reason: card.summary, page: null }, context)
  return {
    series: product.productSeries === null ? null : seriesView(product.productSeries),
    system: product.matchedSystem === null ? null : systemView(product.matchedSystem, context),
    needs: related([...product.required, ...product.accessories].slice(0, MOST_NEEDS)),
    moreNeeds: [],
    saidNeeds: [],
    included: includedItems.includes,
    inside: related(includedItems.products),
    adapters: related(includedItems.wifiAdapters),
    airHandlerTypes: product.includedAirHandlerTypes,
    commonAirHandler: product.mostCommonAirHandler === null ? null : plain(product.mostCommonAirHandler),
    alternatives: cardRow(
      [...(product.alsoConsider ? [product.alsoConsider] : []), ...product.recommendations]
        .map((each) => each.product)
        .filter(
          ({ id, withdrawn }, index, all) => !withdrawn && all.findIndex((one) => one.id === id) === index,
        )
        .slice(0, MOST_CARDS),
      context,
    ),
    systems: product.partOfSystems.slice(0, MOST_CARDS).map(plain),
  }
}

const facts = (product: ProductDetails) => ({
  rating: product.details.rating,
  specs: product.specs.map(({ group, rows }) => ({
    group,
    rows: rows.map(({ id, name, value, unit }) => ({ id, name, value, unit })),
  })),
  partsWarranty: partsWarranty(product),
  circuits: product.circuits,
  unitSizes: product.unitSizes,
  documents: product.documents.map(({ kind, title, url }) => ({
    kind,
    title: kind === 'specification' ? texts.specificationSheet : title,
    url,
  })),
  expertAssistance: product.expertAssistance,
  questions: product.questions.map(({ question, author, answer, answeredBy, answeredOn }) => ({
    question,
    author,
    answer,
    answeredBy,
    answeredOn,
  })),
  reviews: product.reviews,
  distribution: product.reviewSummary?.distribution ?? [],
})

/** Years of the parts warranty; null where the maker does not state them. */
function partsWarranty({ specs }: ProductDetails): string | null {
  const row = specs.flatMap(({ rows }) => rows).find(({ id }) => id === PARTS_WARRANTY_ATTRIBUTE)
  return row && /^\d+$/.test(row.value) ? row.value : null
}

const pounds = new Intl.NumberFormat(merchant().locale, { maximumFractionDigits: 1 })

const boxTexts = defineTexts({
  onPallet: (pounds: string) => `Ships on a pallet (${pounds} lb). Plan on two people or a hand truck.`,
  inCarton: (pounds: string) => `Ships in one carton (${pounds} lb).`,
})

function boxNote({ weight, freight }: ProductDetails['details']): string {
  if (weight <= 0) return ''
  if (freight.mode === 'ltl') return boxTexts.onPallet(pounds.format(weight))
  return boxTexts.inCarton(pounds.format(weight))
}
