import type { ProductCard, ProductDetails, RelatedProduct } from '../contract.ts'
import { AIR_HANDLER_TYPES, ATTR } from '../rules/attributes.ts'
import { pagePlateOf } from '../rules/plate.ts'
import { productType } from '../rules/product-types.ts'
import { plateFacts, presentBreadcrumbs, presentCard, presentQuestion, presentRelated, presentReview, presentSideCard, presentSpecs } from './present.ts'
import type { LinkedRow, MatchedRow, PageExtras, ProductRowFull } from './queries.ts'
import type { CategoryTree } from './tree.ts'

const MOST_COMPATIBLE = 12

/** The answer of a product page (E-PRODUCT). Sections are listed only when they have something to show. */
export function presentProduct(product: ProductRowFull, linked: readonly LinkedRow[], extras: PageExtras, tree: CategoryTree): ProductDetails {
  const related = (kind: string): RelatedProduct[] => linked.filter((row) => row.kind === kind && row.withdrawn_at === null).map((row) => presentRelated(row, tree))
  const cards = (kind: string): ProductCard[] => related(kind).map(({ product: card }) => card)
  const [considered, series, neighbours, compatible] = [related('also_consider'), cards('series'), related('neighbour'), related('compatible')]
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
    productSeries: series.length > 1 ? { name: `${product.brand} ${product.series}`, products: series } : null,
    plate: pagePlateOf(plateFacts(product)),
    specs: presentSpecs(product),
    documents: extras.documents,
    includedItems: { includes: product.included, products: related('included'), wifiAdapters: related('wifi_adapter') },
    required: related('required'),
    accessories: related('accessory'),
    compatible: compatible.slice(0, MOST_COMPATIBLE),
    recommendations: [...considered.slice(1), ...neighbours].slice(0, 4),
    alsoConsider: considered[0] ?? null,
    matchedSystem: extras.match === null ? null : matchedSystem(extras.match, linked, tree),
    partOfSystems: cards('system'),
    mostCommonAirHandler: compatible.find(({ product: card }) => card.attributes[ATTR.airHandlerType] === 'Wall Mount')?.product ?? null,
    includedAirHandlerTypes: airHandlerTypes(product),
    expertAssistance: productType(product.type)?.isEquipment ?? false,
    installationServiceIds: product.installation_service_ids,
    reviewSummary: reviewSummary(product, extras),
    reviews: extras.reviews.map(presentReview),
    questions: extras.questions.map(presentQuestion),
    images: extras.images,
  }
  return { ...details, sections: sectionsOf(details) }
}

/** A system's banner names its parts' common promise; single products have none. */
const heroBanner = (product: ProductRowFull): ProductDetails['heroBanner'] =>
  product.template === 'system' ? { title: product.series === '' ? product.brand : `${product.brand} ${product.series}`, text: product.summary } : null

function airHandlerTypes(product: ProductRowFull): string[] {
  const value = product.attributes[ATTR.airHandlerType]
  const types = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
  return AIR_HANDLER_TYPES.filter((type) => types.includes(type))
}

const reviewSummary = (product: ProductRowFull, extras: PageExtras): ProductDetails['reviewSummary'] =>
  product.rating_average === null ? null : { average: product.rating_average, count: product.rating_count, distribution: extras.distribution }

function matchedSystem(match: MatchedRow, linked: readonly LinkedRow[], tree: CategoryTree): ProductDetails['matchedSystem'] {
  const part = (kind: string): ProductCard | null => {
    const row = linked.find((each) => each.kind === kind)
    return row === undefined ? null : presentSideCard(row, tree)
  }
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

/** The page's own table of contents. */
function sectionsOf(details: ProductDetails): ProductDetails['sections'] {
  const all = [
    { id: 'overview', title: 'Overview', there: true },
    { id: 'included', title: 'In the box', there: details.includedItems.includes.length > 0 },
    { id: 'needs', title: 'What you also need', there: details.required.length + details.accessories.length > 0 },
    { id: 'specifications', title: 'Specifications', there: details.specs.length > 0 },
    { id: 'documents', title: 'Documents', there: details.documents.length > 0 },
    { id: 'reviews', title: 'Reviews', there: details.reviewSummary !== null },
  ]
  return all.flatMap(({ id, title, there }) => (there ? [{ id, title }] : []))
}
