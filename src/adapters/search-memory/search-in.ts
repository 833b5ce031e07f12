import { LRUCache } from 'lru-cache'
import { understandAsked } from '#features/choosing/search/rules/advice/understand-asked.ts'
import { complete, matchCategories } from '#features/choosing/search/rules/matching/complete.ts'
import { completeFigures } from '#features/choosing/search/rules/matching/complete-figures.ts'
import type { Understood } from '#features/choosing/search/rules/query/understand-query.ts'
import { SHIPPED_VOCABULARY, type Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import type { Hit, SearchPage, SearchQuery, Suggestions } from '#features/choosing/search/server/ports.ts'
import { noteAsked } from '#lib/asked-before.ts'
import { matchParts } from './codes/match-parts.ts'
import type { Columns } from './columns/columns.ts'
import type { Products } from './columns/products.ts'
import { type Counted, filterAndCount } from './facets/count.ts'
import { readCategories, readFacets } from './facets/read-counts.ts'
import type { Generation } from './generation.ts'
import { fitAmong, type HomeHits } from './home-hits.ts'
import { matchText } from './match-text.ts'
import type { Matched } from './matched.ts'
import { pageOfOrder, topByScore } from './rank.ts'

export function searchIn(generation: Generation, query: SearchQuery): SearchPage {
  const { columns, version } = generation
  const matched = matchedBy(generation, query)
  const found = count(generation, matched, query)
  const home = query.home && fitAmong(columns, found.hits, query.home)
  const { hits, counts } = home?.fit?.isOnly
    ? filterAndCount(columns, home.withoutMisses(matched?.slots ?? columns.slots), query, generation.scratch)
    : found
  const score = matched?.score ?? (() => 1)
  const words = matched?.words ?? []
  const shown = pageSlots(columns, hits, { score: matched?.score, home }, query)
  return {
    version,
    total: hits.length,
    hits: shown.map((slot) => new FoundHit(columns.products, slot, score(slot), words)),
    facets: readFacets(columns, counts, query.filters),
    categories: readCategories(columns, counts),
    corrections: matched?.corrections ?? [],
    isRelaxed: matched?.isRelaxed ?? false,
    setAside: matched?.setAside ?? [],
    unsoldBrand: matched?.unsoldBrand,
    ...(matched?.notSold !== undefined && { notSold: matched.notSold }),
    ...(home?.fit && { fit: home.fit }),
    read: matched?.read ?? [],
    advice: query.text.advice,
    fits: matched?.fits,
    ...(matched?.replaced && { replaced: matched.replaced }),
    place: placeOf(columns, matched, shown),
  }
}

/** The place of a text, and why its laws forbid products of a page. */
function placeOf(
  { products }: Columns,
  matched: Matched | undefined,
  shown: readonly number[],
): SearchPage['place'] {
  if (!matched?.place) return undefined
  const { label, zip } = matched.place
  const forbidden = shown.flatMap((slot) => {
    const why = matched.forbidden.get(slot)
    return why === undefined ? [] : [{ id: products.idAt(slot), why }]
  })
  return { label, zip, forbidden }
}

/** A parts list changes with prices, so its matches are not kept. */
const matchedBy = (generation: Generation, { text, parts }: SearchQuery): Matched | undefined =>
  (parts && matchParts(generation, text, parts)) ?? remembered(generation, text)

/** The products that match a text, kept for the pages, filters and orders of a text that was asked before. */
function remembered(generation: Generation, text: SearchQuery['text']): Matched | undefined {
  const { matches, scratch, columns } = generation
  const known = matches.get(text)
  if (!known) {
    const matched = matchText(generation, text)
    if (matched && text.isRepeated)
      matches.set(text, {
        ...matched,
        slots: matched.slots.slice(),
        scores: scoresOf(matched),
      })
    return matched
  }
  const scores = scratch.scores(columns.products.size)
  scores.restore(known.slots, known.scores)
  return { ...known, score: scores.get }
}

/** A loop: `Float32Array.from` reads an array through its iterator, which takes thirty times as long. */
function scoresOf({ slots, score }: Pick<Matched, 'slots' | 'score'>): Float32Array {
  const scores = new Float32Array(slots.length)
  for (let at = 0; at < slots.length; at++) scores[at] = score(slots[at]!)
  return scores
}

function count(generation: Generation, matched: Matched | undefined, query: SearchQuery): Counted {
  const { columns, everywhere, scratch } = generation
  if (!matched && query.filters.length === 0 && query.categoryPath === '') return everywhere
  return filterAndCount(columns, matched?.slots ?? columns.slots, query, scratch)
}

/** A class: an object with a getter of its own costs more than the rest of the hit. */
class FoundHit implements Hit {
  readonly id: string
  readonly json: Uint8Array
  readonly name: string
  readonly score: number
  readonly matched: readonly string[]

  constructor(products: Products, slot: number, score: number, matched: readonly string[]) {
    this.id = products.idAt(slot)
    this.json = products.cards.json(slot)
    this.name = products.nameAt(slot)
    this.score = score
    this.matched = matched
  }

  get source(): Hit['source'] {
    const { buffer, byteOffset, byteLength } = this.json
    return JSON.parse(Buffer.from(buffer, byteOffset, byteLength).toString())
  }
}

function pageSlots(
  columns: Columns,
  hits: Int32Array,
  { score, home }: { score: ((slot: number) => number) | undefined; home: HomeHits | undefined },
  query: SearchQuery,
): number[] {
  const { mode, order } = query.sort
  if (mode === 'score' && (score || home))
    return topByScore(hits, score ?? (() => 1), home?.ranks ?? columns.meritRank, {
      count: query.from + query.limit,
      worst: order === 'asc',
    }).slice(query.from)
  return pageOfOrder(
    mode === 'score' ? columns.orders.merit : columns.orders[`${mode}-${order}`],
    hits,
    columns.products.size,
    query,
  )
}

export function suggestIn(generation: Generation, text: SearchQuery['text'], limit: number): Suggestions {
  const { columns, version } = generation
  const page = searchIn(generation, {
    text,
    categoryPath: '',
    filters: [],
    sort: { mode: 'score', order: 'desc' },
    from: 0,
    limit,
  })
  return {
    version,
    products: text.code === '' ? [] : page.hits.map((hit) => hit.source),
    categories: matchCategories(readCategories(columns, generation.everywhere.counts), text.terms, limit),
    completions: [
      ...new Set([
        ...completeFigures(generation, text.plain, limit),
        ...complete(generation, text.terms, limit),
      ]),
    ].slice(0, limit),
    advice: text.advice,
  }
}

/** Texts whose meaning is kept. A text has at most a hundred letters. */
const MOST_TEXTS = 2_000

/** Reads texts by the words of the trade, and keeps the meaning of a text that is asked twice. */
interface TextReader {
  vocabulary(): Vocabulary
  setVocabulary(vocabulary: Vocabulary): void
  understand(text: string): Understood
}

export function createTextReader(): TextReader {
  let vocabulary = SHIPPED_VOCABULARY
  const texts = new LRUCache<string, Understood>({ max: MOST_TEXTS })
  const wasAsked = noteAsked()
  return {
    vocabulary: () => vocabulary,
    setVocabulary(next) {
      vocabulary = next
      texts.clear()
    },
    understand(text) {
      const known = texts.get(text)
      if (known) return known
      const understood = understandAsked(text, vocabulary)
      if (!wasAsked(text)) return understood
      const repeated = { ...understood, isRepeated: true }
      texts.set(text, repeated)
      return repeated
    },
  }
}
