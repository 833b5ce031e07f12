import type { Range } from '#features/catalog/catalog/rules/range.ts'
import type { ListHome } from '#features/choosing/sizing/rules/equipment/size-windows.ts'
import type { FoundProduct } from '../contract.ts'
import type { Advice } from '../rules/advice/advice-table.ts'
import type { OldModel } from '../rules/codes/old-models.ts'
import type { Bucket } from '../rules/facets/aggregations.ts'
import type { CategoryCount } from '../rules/facets/category-tree.ts'
import type { SortMode, SortOrder } from '../rules/listing/listing.ts'
import type { SizedFacts } from '../rules/order/home-order.ts'
import type { FigurePhrase } from '../rules/query/figures.ts'
import type { Quantity } from '../rules/query/measures/quantities.ts'
import type { ReadPart } from '../rules/query/parts/read-parts.ts'
import type { Understood } from '../rules/query/understand-query.ts'
import type { Vocabulary } from '../rules/query/vocabulary.ts'

export type { CategoryCount } from '../rules/facets/category-tree.ts'
export type { Measure } from '../rules/query/measures/measures.ts'
export type { Quantity } from '../rules/query/measures/quantities.ts'

/**
 * One product as an engine stores it. Its words are normalized by the search rules and joined by single
 * spaces.
 */
export interface SearchDoc {
  id: string
  /** letters and digits of the model number, lower case */
  code: string
  words: {
    head: string
    code: string
    kind: string
    name: string
    maker: string
    facts: string
    text: string
  }
  /** whole queries that lead to this product, lower case: "northvale gas furnace" */
  phrases: readonly string[]
  /** whole queries with a figure of this product: "80,000 BTU gas furnaces" */
  figures: readonly FigurePhrase[]
  categories: readonly { path: string; parent: string; name: string; url: string }[]
  /** list values by facet key */
  values: Readonly<Record<string, readonly string[]>>
  /** numbers by facet key */
  numbers: Readonly<Record<string, number>>
  measures: Readonly<Partial<Record<Quantity, number>>>
  sort: { price: number; efficiency: number | null; rating: number | null; size: number | null; name: string }
  /** tie-break, higher first: stock, then rating */
  merit: number
  /** what decides whether it fits a home; equal facts of several products are one object */
  sized?: SizedFacts | undefined
  /** what a list shows of the product */
  source: FoundProduct
}

/** A place in a text. `zip` and `countyFips` are empty for a whole state. */
export interface AskedPlace {
  zip: string
  state: string
  countyFips: string
  label: string
}

/** What the engine needs to know of places and their laws. */
export interface PlaceLaw {
  /** the place that these words name */
  find(words: readonly string[]): AskedPlace | undefined
  /** the facts of a product that laws and climates read, as a key; products with one key share a verdict */
  factsOf(product: FoundProduct): string
  /** why a product may not be sold or installed there, and whether it is made for that climate */
  judge(facts: string, place: AskedPlace): { forbidden?: string; suits?: boolean }
}

/** A filter group. `ranges` are the buckets of a number facet, both ends included. */
export type Facet = { key: string; name: string; unit: string } & (
  | { kind: 'list' }
  | { kind: 'number'; ranges: readonly Range[] }
)

export type FilterValue = { kind: 'value'; value: string } | ({ kind: 'range' } & Range)

/**
 * A search, in no engine's language. Values of one filter are alternatives; each further filter narrows the
 * result.
 */
export interface SearchQuery {
  text: Understood
  /** category path joined as in SearchDoc.categories; empty for all */
  categoryPath: string
  filters: readonly { key: string; wanted: readonly FilterValue[] }[]
  sort: { mode: SortMode; order: SortOrder }
  from: number
  limit: number
  /** what fits the model that the text names; such products stand first */
  parts?: PartsOfModel | undefined
  /** what fits this home comes first; with `onlyFitting` the rest is left out, when anything fits */
  home?: (ListHome & { onlyFitting: boolean }) | undefined
}

/** Everything that we sell for one of our models. */
export interface PartsOfModel {
  model: OwnModel
  /** product ids, what the merchant named first */
  ids: readonly string[]
}

/** One of our products, by the model number that a text has. */
export interface OwnModel {
  id: string
  sku: string
  /** the words of the text that are the number */
  said: readonly string[]
}

export interface Hit {
  id: string
  score: number
  /** parsed from `json` at each access */
  readonly source: FoundProduct
  /** the same as compact JSON in UTF-8, which POST /search copies into its answer */
  json: Uint8Array
  name: string
  /** the words of the product that matched, normalized */
  matched: readonly string[]
}

export interface FacetCount {
  key: string
  name: string
  unit: string
  buckets: Bucket[]
  /** over the counted products; only for numbers */
  min?: number
  max?: number
}

export interface SearchPage {
  version: number
  total: number
  hits: Hit[]
  /** each group is counted with every filter but its own; so is the category tree */
  facets: FacetCount[]
  categories: CategoryCount[]
  /** words whose spelling was corrected to find something */
  corrections: { said: string; read: string }[]
  /** true when no product matched everything, and the nearest products are shown instead */
  isRelaxed: boolean
  /** words of the query that no product of the kind asked for has, as typed */
  setAside: string[]
  /** the size and goods that no product has, e.g. "22 × 22 × 1 in filter"; the hits have the nearest sizes */
  notSold?: string
  /** the maker that was asked for and has no product in the catalog */
  unsoldBrand: string | undefined
  /** how many of the products fit the home of the query, and whether the others are left out */
  fit?: { fitting: number; of: number; isOnly: boolean }
  /** the parts of the text as they were read */
  read: ReadPart[]
  /** what answers a fault, a plan or goods of other shops; the hits are then the goods that help */
  advice: Advice | undefined
  /** the model that the first products fit */
  fits: string | undefined
  /** models of the text that are no longer sold, and what takes their place */
  replaced?: ReplacedModel[]
  /** the place that the text names, and the hits that its laws forbid: they stand last */
  place: { label: string; zip: string; forbidden: { id: string; why: string }[] } | undefined
}

interface ReplacedModel {
  model: string
  /** model numbers, the best first; empty when nothing takes its place */
  by: string[]
  /** the products are these models, then others of the same type and size */
  isShown: boolean
}

export interface Suggestions {
  version: number
  products: FoundProduct[]
  categories: CategoryCount[]
  /** whole queries, most useful first */
  completions: string[]
  advice: Advice | undefined
}

/** What an engine answers before it has a catalog. */
export const emptyPage = (): SearchPage => ({
  version: 0,
  total: 0,
  hits: [],
  facets: [],
  categories: [],
  corrections: [],
  isRelaxed: false,
  setAside: [],
  unsoldBrand: undefined,
  read: [],
  advice: undefined,
  fits: undefined,
  place: undefined,
})

export const NO_SUGGESTIONS: Suggestions = {
  version: 0,
  products: [],
  categories: [],
  completions: [],
  advice: undefined,
}

/**
 * Finds products. Every answer comes from one version of the catalog, the old or the new one, never a
 * mixture. Methods reject only when the engine is broken or cannot be reached.
 */
interface SearchReader {
  /** false until there is a catalog */
  isReady(): boolean
  version(): number
  /**
   * Grows with every replace, put, remove and setVocabulary; a cached answer is valid while it is the same.
   */
  revision(): number
  facets(): readonly Facet[]
  /** what a text means by the words of the trade; a text that is asked again is not read again */
  understand(text: string): Understood
  /** the product of ours whose model number a text has beside other words */
  modelIn(text: Understood): Promise<OwnModel | undefined>
  search(query: SearchQuery): Promise<SearchPage>
  suggest(query: SearchQuery['text'], limit: number): Promise<Suggestions>
}

/** Takes products in. Document ids are unique. */
interface SearchIndex {
  /** Replaces the words of the trade, in this process alone. */
  setVocabulary(vocabulary: Vocabulary): void
  /**
   * Replaces the whole catalog atomically. `facets` is called at first for its groups, after the last
   * document for their ranges, and again when other numbers occur in a group that it asks for; its answer has
   * the same groups each time. `numbersOf` answers the numbers of a group that occur, ascending.
   */
  replace(index: {
    version: number
    facets: (numbersOf: (key: string) => readonly number[]) => readonly Facet[]
    docs: Iterable<SearchDoc> | AsyncIterable<SearchDoc>
    /** models that are no longer sold */
    withdrawn?: readonly OldModel[]
  }): Promise<void>
  /** The whole catalog as bytes for `unpack`; undefined before there is one, and where others keep it. */
  pack(): Uint8Array | undefined
  /**
   * Replaces the whole catalog by one that `pack` of the same build made. Rejects when it cannot be read.
   * `facets` is that of `replace`.
   */
  unpack(bytes: Uint8Array, facets: Parameters<SearchIndex['replace']>[0]['facets']): Promise<void>
  /**
   * Replaces the models that are no longer sold. Left out by an engine that is replaced as a whole when they
   * change.
   */
  setWithdrawn?(models: readonly OldModel[]): Promise<void>
  /** Adds or changes products, all at once. */
  put(docs: readonly SearchDoc[], version: number): Promise<void>
  remove(ids: readonly string[], version: number): Promise<void>
  close(): void
}

export interface SearchEngine extends SearchReader, SearchIndex {}

/** An index that all processes share: one of them writes, and the others follow. */
export interface SharedSearch extends SearchEngine {
  /** Learns what another process wrote; true when that is something new. */
  follow(): Promise<boolean>
  /** What goes beside the index with the next write: what the next process needs that writes it. */
  note(mark: string): void
  /** what the writer noted with the state that this process reads */
  noted(): string | undefined
  /**
   * Makes this process the one that writes, and answers where it goes on; what an earlier writer still sends
   * is refused. Undefined where there is nothing to go on with: then `replace` makes this process the writer.
   * `facets` is that of `replace`.
   */
  resume(
    facets: Parameters<SearchIndex['replace']>[0]['facets'],
  ): Promise<{ mark: string; withdrawn: readonly OldModel[] } | undefined>
}
