import {
  emptyPage,
  NO_SUGGESTIONS,
  type PlaceLaw,
  type SearchDoc,
  type SearchEngine,
} from '#features/choosing/search/server/ports.ts'
import { modelIn } from './codes/match-parts.ts'
import { emptyColumns, valuesIn, withFacets } from './columns/columns.ts'
import {
  changeGeneration,
  type DescribeFacets,
  describeBy,
  type Generation,
  type GenerationParts,
  makeGeneration,
  warm,
  withVocabulary,
  withWithdrawn,
  writeDocs,
} from './generation.ts'
import { pack, unpack } from './packed.ts'
import { createScratch } from './scratch.ts'
import { createTextReader, searchIn, suggestIn } from './search-in.ts'
import { makeWordsIndex, type WordsIndex } from './words-index.ts'

export { createTextReader } from './search-in.ts'
export { rightWords } from './text/right-words.ts'

/**
 * The search engine of one process: words, filters and orders in typed arrays, all in memory.
 */
export function createMemorySearch(law?: PlaceLaw): SearchEngine {
  let current: Generation | undefined
  let revision = 0
  let writing: Promise<void> = Promise.resolve()
  const scratch = createScratch()
  const reader = createTextReader()

  // Writers queue; readers never wait.
  function write(task: () => Promise<void>): Promise<void> {
    writing = writing.then(task, task)
    return writing
  }

  async function replace(index: Parameters<SearchEngine['replace']>[0]): Promise<void> {
    const words = makeWordsIndex()
    await begin(words, () => readIndex(index, words))
  }

  async function open(bytes: Uint8Array, describe: DescribeFacets): Promise<void> {
    const { words: packed, ...parts } = unpack(bytes)
    const words = makeWordsIndex(packed)
    await begin(words, async () => {
      await words.settle()
      return { ...parts, describe }
    })
  }

  /** Answers from a new index as soon as it is whole. */
  async function begin(
    words: WordsIndex,
    read: () => Promise<Omit<GenerationParts, 'words' | 'scratch' | 'law' | 'vocabulary'>>,
  ): Promise<void> {
    const parts = { ...(await read()), words, scratch, law }
    current = makeGeneration({ ...parts, vocabulary: reader.vocabulary })
    revision++
    void warm(law)
  }

  async function change(changes: ReadonlyMap<string, SearchDoc | undefined>, version: number): Promise<void> {
    const parts = { ...NOTHING, version, scratch, law, vocabulary: reader.vocabulary }
    const empty = () => makeGeneration({ ...parts, columns: emptyColumns([]), words: makeWordsIndex() })
    current = changeGeneration(current ?? empty(), changes, version)
    revision++
    await current.words.settle()
  }

  return {
    isReady: () => current !== undefined,
    version: () => current?.version ?? 0,
    revision: () => revision,
    facets: () => current?.facets ?? [],
    understand: reader.understand,
    setVocabulary(vocabulary) {
      reader.setVocabulary(vocabulary)
      current &&= withVocabulary(current, vocabulary)
      revision++
    },
    ...answersOf(() => current),
    replace: (index) => write(() => replace(index)),
    pack: () => current && pack(current),
    unpack: (bytes, facets) => write(() => open(bytes, facets)),
    setWithdrawn: (models) =>
      write(async () => {
        current &&= withWithdrawn(current, models)
        revision++
      }),
    put: (docs, version) => write(() => change(new Map(docs.map((doc) => [doc.id, doc])), version)),
    remove: (ids, version) => write(() => change(new Map(ids.map((id) => [id, undefined])), version)),
    close() {
      current = undefined
    },
  }
}

/** The parts of a catalog that is given document by document. */
async function readIndex(
  { docs, facets, ...more }: Parameters<SearchEngine['replace']>[0],
  words: WordsIndex,
): Promise<Pick<GenerationParts, 'columns' | 'facets' | 'followed' | 'describe' | 'withdrawn' | 'version'>> {
  const written = await writeDocs(
    docs,
    words,
    facets(() => []),
  )
  const described = describeBy(facets, (key) => valuesIn(written, key))
  const columns = withFacets(written, described.facets)
  return { withdrawn: [], ...more, ...described, columns, describe: facets }
}

/** The answers of the newest generation; empty ones before there is one. */
const answersOf = (
  current: () => Generation | undefined,
): Pick<SearchEngine, 'modelIn' | 'search' | 'suggest'> => ({
  async modelIn(text) {
    const now = current()
    return now && modelIn(now, text)
  },
  async search(query) {
    const now = current()
    return now ? searchIn(now, query) : emptyPage()
  },
  async suggest(text, limit) {
    const now = current()
    return now ? suggestIn(now, text, limit) : NO_SUGGESTIONS
  },
})

/** A catalog without products. */
const NOTHING = { facets: [], describe: () => [], withdrawn: [] }
