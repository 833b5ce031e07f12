import type { Db } from '#db/connect.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { oneFor } from '#platform/projections/server/projection.ts'
import { jsonSize, versionedCache } from '#platform/projections/server/versioned-cache.ts'
import type { ProductCard, ProductDetails, RelatedProduct } from '../../contract.ts'
import { AIR_HANDLER_TYPES, type AirHandlerType, ATTR } from '../../rules/attributes.ts'
import { circuitsOf } from '../../rules/circuits/circuits.ts'
import { unitSizesOf } from '../../rules/circuits/unit-sizes.ts'
import { pagePlateOf } from '../../rules/plate.ts'
import { productType } from '../../rules/product-types.ts'
import { certificateTitle } from '../../texts.ts'
import { catalogNews, shows } from '../changes/catalog-news.ts'
import { type CategoryTree, categoryTree } from './category-tree.ts'
import { findCards } from './find-cards.ts'
import { findProduct } from './find-product.ts'
import {
  plateFacts,
  presentBreadcrumbs,
  presentCard,
  presentQuestion,
  presentRating,
  presentReview,
  presentSideCard,
  presentSpecs,
} from './present-card.ts'
import type { MatchedRow, ProductPageRow } from './rows.ts'

const MOST_COMPATIBLE = 12
const MOST_COMMON_TYPE: AirHandlerType = 'Wall Mount'

/**
 * The answer of a product page (E-PRODUCT). `beside` has the cards of the products it links to, by id.
 * It lists only sections with content.
 */
function presentProduct(
  product: ProductPageRow,
  beside: ReadonlyMap<string, ProductCard>,
  tree: CategoryTree,
): ProductDetails {
  const related = (kind: string): RelatedProduct[] =>
    product.links.flatMap((link) => {
      const card = link.kind === kind ? beside.get(link.id) : undefined
      return card === undefined || card.withdrawn
        ? []
        : [{ product: card, quantity: link.quantity, reason: link.reason, page: link.page }]
    })
  const cards = (kind: string): ProductCard[] =>
    related(kind)
      .map(({ product: card }) => card)
      .toSorted((a, b) => a.price - b.price || a.id.localeCompare(b.id))
  const [considered, series, neighbors, compatible] = [
    related('also_consider'),
    cards('series'),
    related('neighbor'),
    related('compatible'),
  ]
  const details: ProductDetails = {
    details: {
      ...presentCard(product, tree),
      description: product.description,
      breadcrumbs: presentBreadcrumbs(tree, product.category_id),
      slug: product.slug,
      categoryId: product.category_id,
      isHighValue: tree.byId.get(product.category_id)?.isHighValue ?? false,
      freight: product.freight,
      updatedAt: product.updated_at.toISOString(),
    },
    template: product.template,
    heroBanner: heroBanner(product),
    sections: [],
    productSeries:
      series.length > 1 ? { name: `${product.brand} ${product.series}`, products: series } : null,
    plate: pagePlateOf(plateFacts(product)),
    specs: presentSpecs(product, product.units.length > 0),
    circuits: circuitsOf(product, product.units),
    unitSizes: unitSizesOf(product, product.units),
    documents: documentsOf(product),
    includedItems: {
      includes: product.included,
      products: related('included'),
      wifiAdapters: related('wifi_adapter'),
    },
    required: related('required'),
    accessories: related('accessory'),
    compatible: compatible.slice(0, MOST_COMPATIBLE),
    recommendations: [...considered.slice(1), ...neighbors].slice(0, 4),
    alsoConsider: considered[0] ?? null,
    matchedSystem: product.match === null ? null : matchedSystem(product.match, cards),
    partOfSystems: cards('system'),
    mostCommonAirHandler: mostCommon(compatible),
    includedAirHandlerTypes: airHandlerTypes(product),
    expertAssistance: productType(product.type)?.isEquipment ?? false,
    installationServiceIds: product.installation_service_ids,
    reviewSummary: reviewSummary(product),
    reviews: product.reviews.map(presentReview),
    questions: product.questions.map(presentQuestion),
    images: product.images,
  }
  return { ...details, sections: sectionsOf(details) }
}

/** The banner of a page, with the promise of its series, system or service. A single part has none. */
function heroBanner({ template, summary, description }: ProductPageRow): ProductDetails['heroBanner'] {
  const [first = ''] = description.split(/\n{2,}/)
  return template === 'single' || summary === '' || first === '' ? null : { title: summary, text: first }
}

/** The documents on file, and the certificate of a system whose rating has a reference number. */
const documentsOf = ({ id, documents, match }: ProductPageRow): ProductDetails['documents'] => [
  ...documents,
  ...(match?.reference_number
    ? [
        {
          kind: 'certificate',
          title: certificateTitle(match.reference_number),
          url: `/product-documents/${id}/certificate.pdf`,
        },
      ]
    : []),
]

/** Most homes choose the wall mount; without one, take the first type. */
const mostCommon = (compatible: readonly RelatedProduct[]): ProductCard | null =>
  (
    compatible.find(({ product: card }) => card.attributes[ATTR.airHandlerType] === MOST_COMMON_TYPE) ??
    compatible.find(({ product: card }) => card.attributes[ATTR.airHandlerType] !== undefined)
  )?.product ?? null

function airHandlerTypes(product: ProductPageRow): string[] {
  const value = product.attributes[ATTR.airHandlerType]
  const types = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
  return AIR_HANDLER_TYPES.filter((type) => types.includes(type))
}

function reviewSummary(product: ProductPageRow): ProductDetails['reviewSummary'] {
  const rating = presentRating(product)
  return rating === null ? null : { ...rating, distribution: product.distribution }
}

function matchedSystem(
  match: MatchedRow,
  cards: (kind: string) => ProductCard[],
): ProductDetails['matchedSystem'] {
  const part = (kind: string): ProductCard | null => cards(kind)[0] ?? null
  return {
    referenceNumber: match.reference_number,
    ratingSource: match.rating_source,
    outdoor: part('outdoor'),
    indoor: part('indoor'),
    furnace: part('furnace'),
    outdoorModel: match.outdoor_model,
    indoorModel: match.indoor_model,
    furnaceModel: match.furnace_model,
    seer2: match.seer2,
    eer2: match.eer2,
    hspf2: match.hspf2,
    afue: match.afue,
    coolingBtu: match.cooling_btu,
    heatingBtu: match.heating_btu,
  }
}

const titles = defineTexts({
  sizes: 'Sizes',
  parts: 'The system',
  need: 'What you also need',
  box: 'In the box',
  airHandlers: 'Air handlers',
  about: 'About it',
  specs: 'Specifications',
  documents: 'Documents',
  systems: 'Complete systems',
  others: 'Others to consider',
  questions: 'Questions',
  reviews: 'Reviews',
})

/** The page's own table of contents: ids are the anchors of its parts. */
function sectionsOf(details: ProductDetails): ProductDetails['sections'] {
  const { includedItems, matchedSystem, template } = details
  const all = [
    { id: 'sizes', title: titles.sizes, there: details.productSeries !== null },
    { id: 'parts', title: titles.parts, there: matchedSystem !== null },
    {
      id: 'need',
      title: titles.need,
      there: details.required.length + details.accessories.length > 0,
    },
    { id: 'box', title: titles.box, there: includedItems.includes.length > 0 },
    {
      id: 'air-handlers',
      title: titles.airHandlers,
      there: details.includedAirHandlerTypes.length > 0 || details.mostCommonAirHandler !== null,
    },
    { id: 'about', title: titles.about, there: details.details.description !== '' },
    { id: 'specs', title: titles.specs, there: details.specs.length > 0 && template !== 'service' },
    { id: 'documents', title: titles.documents, there: details.documents.length > 0 },
    { id: 'systems', title: titles.systems, there: details.partOfSystems.length > 0 },
    {
      id: 'others',
      title: titles.others,
      there: details.alsoConsider !== null || details.recommendations.length > 0,
    },
    { id: 'questions', title: titles.questions, there: true },
    { id: 'reviews', title: titles.reviews, there: template !== 'service' },
  ]
  return all.flatMap(({ id, title, there }) => (there ? [{ id, title }] : []))
}

/** Everything a product page shows (E-PRODUCT); undefined when the product is not sold. */
export async function readProduct(db: Db, id: string, now: Date): Promise<ProductDetails | undefined> {
  const product = await findProduct(db, id, now)
  if (product === undefined) return undefined
  const tree = await categoryTree(db, product.version)
  const cards = await sideCards(db, [...new Set(product.links.map((link) => link.id))], tree, now)
  return presentProduct(product, cards, tree)
}

const CARDS_BYTES = 1024 * 1024
const TTL_MS = 30_000

interface SideCard {
  card: ProductCard
  since: number
}

/**
 * The same pads, whips and line sets appear beside hundreds of products, so their cards are cached: until
 * the product changes, for one version of the catalog, and for 30 s because of their stock.
 */
const cardsOf = oneFor((db) => {
  const news = catalogNews(db)
  return versionedCache<SideCard>({
    maxBytes: CARDS_BYTES,
    sizeOf: jsonSize,
    ttlMs: TTL_MS,
    isFresh: ({ card, since }) => news.isFresh(since, [shows.product(card.id)]),
  })
})

/**
 * Cards of the products that appear beside the product of a page, by id. Products that are not sold are left
 * out. Stock may be 30 s old.
 */
async function sideCards(
  db: Db,
  ids: readonly string[],
  tree: CategoryTree,
  now: Date,
): Promise<ReadonlyMap<string, ProductCard>> {
  const read = async (missing: readonly string[]) => {
    const since = catalogNews(db).now()
    const rows = await findCards(db, missing, now)
    return new Map(rows.map((row) => [row.id, { card: presentSideCard(row, tree), since }]))
  }
  const cards = await cardsOf(db).loadMany(ids, read, tree.version)
  return new Map([...cards].map(([id, { card }]) => [id, card]))
}
