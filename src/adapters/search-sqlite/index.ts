import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { readPhrases } from '#features/search/rules/query/read-phrases.ts'
import type {
  Facet,
  Hit,
  SearchDoc,
  SearchEngine,
  SearchPage,
  SearchQuery,
  Suggestions,
} from '#features/search/server/ports.ts'
import { buildColumns, type Columns, type StoredDoc } from './columns.ts'
import { filterAndCount, readCategories, readFacets } from './count.ts'
import { matchText, type Reader } from './match-text.ts'
import { pageOfOrder, topByScore } from './rank.ts'
import { createScratch, type Scratch } from './scratch.ts'
import { makeSpeller } from './spelling.ts'
import { collectPhrases, complete, matchCategories, type Phrases } from './suggest.ts'
import { makeWordsIndex, type WordsIndex } from './words-index.ts'

/** All data of a search. It is replaced as a whole, so no answer mixes two catalogues. */
interface Generation extends Reader, Phrases {
  version: number
  facets: readonly Facet[]
}

const BATCH = 500
const COMMON_WORD = 2_000
/** The pause after reading a common word, as a multiple of the time the reading took. */
const WARM_PAUSE = 6

/**
 * The search engine of one process: words in SQLite FTS5, filters and orders in typed-array columns, all in
 * memory.
 */
export function createSqliteSearch(): SearchEngine {
  let current: Generation | undefined
  let revision = 0
  let writing: Promise<void> = Promise.resolve()
  const scratch = createScratch()

  // Writers queue; readers never wait.
  function write(task: () => Promise<void>): Promise<void> {
    writing = writing.then(task, task)
    return writing
  }

  async function replace(index: Parameters<SearchEngine['replace']>[0]): Promise<void> {
    const words = makeWordsIndex()
    try {
      const docs = await writeDocs(index.docs, words)
      const next = await makeGeneration({
        docs,
        words,
        facets: index.facets(),
        version: index.version,
        scratch,
      })
      const old = current
      current = next
      revision++
      old?.words.close()
      void warm(words, () => current?.words === words)
    } catch (cause) {
      words.close()
      throw cause
    }
  }

  async function change(changes: ReadonlyMap<string, SearchDoc | undefined>, version: number): Promise<void> {
    const old =
      current ?? (await makeGeneration({ docs: [], words: makeWordsIndex(), facets: [], version, scratch }))
    const docs = [...old.columns.docs]
    const rows: { slot: number; doc: SearchDoc | undefined }[] = []
    for (const [id, doc] of changes) {
      const slot = old.columns.slotOf.get(id) ?? (doc ? docs.length : undefined)
      if (slot === undefined) continue
      docs[slot] = doc && store(doc)
      rows.push({ slot, doc })
    }
    const columns = await buildColumns(docs, old.facets)
    const { phrases } = collectPhrases(docs)
    // No `await` from here on: the words and the columns change together.
    old.words.write(rows)
    old.words.clearCache()
    current = { ...old, columns, phrases, speller: makeSpeller(old.words.vocabulary()), version }
    revision++
  }

  return {
    isReady: () => current !== undefined,
    version: () => current?.version ?? 0,
    revision: () => revision,
    facets: () => current?.facets ?? [],
    search: async (query) => (current ? searchIn(current, query) : emptyPage()),
    suggest: async (text, limit) =>
      current
        ? suggestIn(current, text, limit)
        : { version: 0, products: [], categories: [], completions: [] },
    replace: (index) => write(() => replace(index)),
    put: (docs, version) => write(() => change(new Map(docs.map((doc) => [doc.id, doc])), version)),
    remove: (ids, version) => write(() => change(new Map(ids.map((id) => [id, undefined])), version)),
    close() {
      current?.words.close()
      current = undefined
    },
  }
}

/** Writes the words of all documents, in short turns so that requests are answered in between. */
async function writeDocs(
  source: Parameters<SearchEngine['replace']>[0]['docs'],
  words: WordsIndex,
): Promise<StoredDoc[]> {
  const docs: StoredDoc[] = []
  const batch: { slot: number; doc: SearchDoc }[] = []
  for await (const doc of source) {
    batch.push({ slot: docs.length, doc })
    docs.push(store(doc))
    if (batch.length < BATCH) continue
    words.write(batch.splice(0))
    await nextTurn()
  }
  words.write(batch)
  return docs
}

// The words are in the word store. What a list shows is kept as bytes: as objects it would be ten times
// larger.
const store = ({ words: _, source, ...rest }: SearchDoc): StoredDoc => ({
  ...rest,
  json: Buffer.from(JSON.stringify(source)),
})
const emptyPage = (): SearchPage => ({
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
})

async function makeGeneration(parts: {
  docs: readonly StoredDoc[]
  words: WordsIndex
  facets: readonly Facet[]
  version: number
  scratch: Scratch
}): Promise<Generation> {
  const columns = await buildColumns(parts.docs, parts.facets)
  parts.words.clearCache()
  return { ...parts, columns, speller: makeSpeller(parts.words.vocabulary()), ...collectPhrases(parts.docs) }
}

// In a large catalogue the first reading of a common word takes tens of milliseconds. Read them all once
// before a shopper does, with pauses, so that requests in between are answered without delay.
async function warm(words: WordsIndex, isCurrent: () => boolean): Promise<void> {
  for (const { word, docCount } of words.vocabulary()) {
    if (docCount < COMMON_WORD) continue
    const started = performance.now()
    words.postings(word, false)
    await sleep((performance.now() - started) * WARM_PAUSE, undefined, { ref: false })
    if (!isCurrent()) return
  }
}

function searchIn(generation: Generation, query: SearchQuery): SearchPage {
  const { columns, version } = generation
  const matched = matchText(generation, query.text)
  const { hits, counts } = filterAndCount(columns, matched?.slots ?? columns.slots, query, generation.scratch)
  const score = matched?.score ?? (() => 1)
  const words = matched?.words ?? []
  return {
    version,
    total: hits.length,
    hits: pageSlots(columns, hits, matched?.score, query).map((slot) =>
      hitOf(columns.docs[slot]!, score(slot), words),
    ),
    facets: readFacets(columns, counts, query.filters),
    categories: readCategories(columns, counts),
    corrections: matched?.corrections ?? [],
    isRelaxed: matched?.isRelaxed ?? false,
    setAside: matched?.setAside ?? [],
    unsoldBrand: matched?.unsoldBrand,
    read: readPhrases(query.text),
  }
}

const hitOf = ({ id, json, sort }: StoredDoc, score: number, matched: readonly string[]): Hit => ({
  id,
  score,
  json,
  name: sort.name,
  matched,
  get source() {
    return JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString())
  },
})

function pageSlots(
  columns: Columns,
  hits: Int32Array,
  score: ((slot: number) => number) | undefined,
  query: SearchQuery,
): number[] {
  const { mode, order } = query.sort
  if (mode === 'score' && score)
    return topByScore(hits, score, columns.meritRank, {
      count: query.from + query.limit,
      worst: order === 'asc',
    }).slice(query.from)
  return pageOfOrder(
    mode === 'score' ? columns.orders.merit : columns.orders[`${mode}-${order}`],
    hits,
    columns.docs.length,
    query,
  )
}

function suggestIn(generation: Generation, text: SearchQuery['text'], limit: number): Suggestions {
  const { columns, version } = generation
  const page = searchIn(generation, {
    text,
    categoryPath: '',
    filters: [],
    sort: { mode: 'score', order: 'desc' },
    from: 0,
    limit,
  })
  const everywhere = filterAndCount(
    columns,
    columns.slots,
    { filters: [], categoryPath: '' },
    generation.scratch,
  )
  return {
    version,
    products: text.code === '' ? [] : page.hits.map((hit) => hit.source),
    categories: matchCategories(readCategories(columns, everywhere.counts), text.terms, limit),
    completions: complete(generation, text.terms, limit),
  }
}
