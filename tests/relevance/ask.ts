import { createMemorySearch } from '#adapters/search-memory/index.ts'
import { generateProducts } from '#demo/catalogue/generate.ts'
import { storedProduct } from '#demo/catalogue/load.ts'
import { DEMO_CONTENT } from '#demo/content/content.ts'
import { needsOf } from '#features/catalog/accessories/rules/needs.ts'
import {
  allThatFits,
  fittingParts,
  isPartType,
  partsByKind,
} from '#features/catalog/accessories/rules/part-kinds.ts'
import { attributes } from '#features/catalog/catalog/rules/attributes.ts'
import { SEED_CATEGORIES } from '#features/catalog/catalog/rules/vocabulary/seed-categories.ts'
import type { IndexedRow } from '#features/catalog/catalog/server/index.ts'
import { judgedFacts, placeVerdict } from '#features/catalog/compliance/rules/place-verdict.ts'
import { placeNames } from '#features/catalog/location/server/place-names.ts'
import type { FoundProduct, SearchAdvice } from '#features/choosing/search/contract.ts'
import { searchRequestSchema } from '#features/choosing/search/contract.ts'
import type { OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import { describeFacets } from '#features/choosing/search/server/describe-facets.ts'
import { indexDocument, placeCategories } from '#features/choosing/search/server/index-document.ts'
import { oldModel } from '#features/choosing/search/server/old-models.ts'
import { type PartsThatFit, withPartsLists } from '#features/choosing/search/server/parts-of-models.ts'
import type { PlaceLaw, SearchEngine } from '#features/choosing/search/server/ports.ts'
import { toQuery } from '#features/choosing/search/server/present.ts'
import { presentPage } from '#features/choosing/search/server/write-page.ts'
import type { ArticleBody } from '#features/content/content/contract/article.ts'
import { articlePath, articleSlug, contentPath } from '#features/content/content/rules/kinds.ts'
import { indexOf, pagesAbout } from '#features/content/content/rules/pages-about.ts'
import { type ContentEntry, starterContent } from '#features/content/content/server/index.ts'
import { writtenPage } from '#features/content/content/server/parts.ts'
import { readArticles } from '#features/content/content/server/starter.ts'
import { newOpenSearch, OPENSEARCH } from '#tests/adapters/search-engines.ts'
import type { Answered } from './judge.ts'
import { SHOWN } from './measure.ts'

const WRITTEN = [...DEMO_CONTENT, ...starterContent()].flatMap((entry) => {
  const path = contentPath(entry.kind, entry.slug) ?? null
  return writtenPage({ ...entry, path, updatedAt: '' } as ContentEntry)
})
const INDEX = indexOf(WRITTEN)

const RELATED = new Map(readArticles().map(({ slug, body }) => [slug, (body as ArticleBody).related]))
const nextTo = (path: string): string[] => (RELATED.get(articleSlug(path) ?? '') ?? []).map(articlePath)

/** The pages of some advice, in the order in which the store lists them. */
function besides({ path, also = [] }: SearchAdvice): string[] {
  if (path === undefined) return []
  const articles = also.filter((each) => articleSlug(each) !== undefined)
  return [path, ...articles.slice(0, 1), ...nextTo(path).slice(0, 1), ...articles.slice(1)]
}

/** The day on which the demo catalog is judged. */
const NOW = new Date('2026-11-22T12:00:00Z')

export interface Searched {
  engine: SearchEngine
  /** everything that can be found */
  products: readonly FoundProduct[]
  ask(text: string): Promise<Answered>
}

let opened: Promise<Searched> | undefined

/** The index that the tests share: building it takes seconds. It stays until the process ends. */
export const sharedSearch = (): Promise<Searched> => {
  opened ??= openSearch()
  return opened
}

/** The engine of this run: OpenSearch where `npm run opensearch -- suites` has started a server. */
const createEngine = OPENSEARCH === '' ? createMemorySearch : newOpenSearch

/** The demo catalog in a search index, without a database. */
export async function openSearch(): Promise<Searched> {
  const places = placeCategories(
    SEED_CATEGORIES.map(({ id, parentId, slug, name }) => ({ id, parent_id: parentId, slug, name })),
  )
  const docs = generateProducts()
    .filter((product) => !product.isService && !product.withdrawn)
    .map((product) => indexDocument(rowOf(product), places, attributes()))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const engine = withPartsLists(createEngine(LAW), partsByRules(docs.map((doc) => doc.source)))
  await engine.replace({
    version: 1,
    docs,
    withdrawn: withdrawnModels(),
    facets: () => describeFacets(attributes(), () => []),
  })
  return { engine, products: docs.map((doc) => doc.source), ask: (text) => ask(engine, text) }
}

export const withdrawnModels = (): OldModel[] =>
  generateProducts()
    .filter(({ withdrawn }) => withdrawn)
    .map((product) =>
      oldModel(
        product,
        product.relations.filter(({ kind }) => kind === 'also_consider').map(({ sku }) => sku),
        attributes(),
      ),
    )

/** Names of places, and the laws of the day on which the catalog is judged. */
const LAW: PlaceLaw = {
  find: placeNames().find,
  factsOf: judgedFacts,
  judge: (facts, place) => placeVerdict(facts, place, '2026-11-22'),
}

/** What is sold for a unit: what the catalog ties to it, then what the rules of the parts list find. */
function partsByRules(products: readonly FoundProduct[]): PartsThatFit {
  const all = generateProducts()
  const generated = new Map(all.map((product) => [product.id, product]))
  const idOf = new Map(all.map(({ sku, id }) => [sku, id]))
  const partOf = (id: string) => generated.get(id)!
  const parts = partsByKind(
    products
      .filter(({ type }) => isPartType(type))
      .toSorted((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
      .map(({ id }) => partOf(id)),
  )
  return async (id) => {
    const tied = partOf(id).relations.map(({ kind, sku }) => ({ kind, id: idOf.get(sku) ?? '' }))
    return allThatFits(tied, fittingParts(needsOf(partOf(id), []), parts))
  }
}

function rowOf(product: Parameters<typeof storedProduct>[0]): IndexedRow {
  const { withdrawn: _, ...stored } = storedProduct(product, NOW)
  const { match } = product
  const models = [match?.outdoorModel, match?.indoorModel, match?.furnaceModel].flatMap(
    (model) => model ?? [],
  )
  return {
    ...stored,
    rating_average: null,
    rating_count: 0,
    withdrawn_at: null,
    photo: null,
    rated_models: match === null ? null : models,
  }
}

async function ask(engine: SearchEngine, text: string): Promise<Answered> {
  const query = toQuery(searchRequestSchema.parse({ query: text, limit: SHOWN }), engine)
  const page = presentPage(await engine.search(query), query)
  return {
    products: page.hits.hits.map((hit) => hit._source),
    isRelaxed: page.isRelaxed,
    pages: [
      ...(page.advice === undefined ? [] : besides(page.advice)),
      ...pagesAbout(text, WRITTEN, INDEX).map(({ path }) => path),
    ],
    unsoldBrand: page.unsoldBrand,
  }
}
