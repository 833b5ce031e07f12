import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { joinOldModels, type OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import type { Understood } from '#features/choosing/search/rules/query/understand-query.ts'
import type { Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import type { Facet, PlaceLaw, SearchDoc, SearchEngine } from '#features/choosing/search/server/ports.ts'
import { looksLikeCode, makeNearCodes } from './codes/near-codes.ts'
import { replacedModel } from './codes/old-models.ts'
import { buildColumns, type Columns, type StoredDoc } from './columns.ts'
import { collectFigures, type Figures } from './complete-figures.ts'
import { type Counted, countAll } from './facets/count.ts'
import type { Matched, Reader } from './matched.ts'
import type { Scratch } from './scratch.ts'
import { makeSpeller } from './spelling.ts'
import { collectPhrases, type Phrases } from './suggest.ts'
import { rightWords } from './text/right-words.ts'
import { makeVerdicts } from './text/sink-forbidden.ts'
import type { WordsIndex } from './words-index.ts'

/** All data of a search. It is replaced as a whole, so no answer mixes two catalogs. */
export interface Generation extends Reader, Phrases, Figures {
  version: number
  facets: readonly Facet[]
  /** the models that the catalog no longer sells */
  withdrawn: readonly OldModel[]
  /** the counts without text, filters and category */
  everywhere: Counted
  matches: MatchCache
}

/** The matches of texts in this catalog, by the objects that `understand` returned. */
type MatchCache = LRUCache<Understood, Remembered>

/** The products that match a text, kept beyond the next search. */
interface Remembered extends Omit<Matched, 'slots' | 'score'> {
  slots: Int32Array
  scores: Float32Array
}

/** A larger batch outlives the young generation of the heap, which then grows by 40 MB. */
const BATCH = 50
const COMMON_WORD = 2_000
/** The pause after reading a common word, as a multiple of the time the reading took. */
const WARM_PAUSE = 6
const MATCH_BYTES = 4 * 1024 * 1024
const BYTES_PER_SLOT = 8
const BYTES_PER_MATCH = 2_000

const makeMatchCache = (): MatchCache =>
  new LRUCache({
    maxSize: MATCH_BYTES,
    sizeCalculation: ({ slots }) => BYTES_PER_MATCH + slots.length * BYTES_PER_SLOT,
  })

/** Writes the words of all documents, in short turns so that requests are answered in between. */
export async function writeDocs(
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
  words.compact()
  return docs
}

// The words are in the word store. What a list shows is kept as bytes: as objects it would be ten times
// larger.
const store = ({ words: _, source, ...rest }: SearchDoc): StoredDoc => ({
  ...rest,
  json: Buffer.from(JSON.stringify(source)),
})

export interface GenerationParts {
  docs: readonly (StoredDoc | undefined)[]
  words: WordsIndex
  facets: readonly Facet[]
  withdrawn: readonly OldModel[]
  version: number
  scratch: Scratch
  law: PlaceLaw | undefined
  /** read last, because words may be imported in between */
  vocabulary: () => Vocabulary
}

export async function makeGeneration(parts: GenerationParts): Promise<Generation> {
  const columns = await buildColumns(parts.docs, parts.facets)
  parts.words.clearCache()
  return withColumns(parts, columns, parts.vocabulary())
}

/**
 * Prepares to add, change and take out products by id. The function that it returns does so in one step, so
 * that no search sees new words with old columns.
 */
export async function prepareChange(
  old: Generation,
  changes: ReadonlyMap<string, SearchDoc | undefined>,
): Promise<(version: number, vocabulary: Vocabulary) => Generation> {
  const docs = [...old.columns.docs]
  const rows: { slot: number; doc: SearchDoc | undefined }[] = []
  for (const [id, doc] of changes) {
    const slot = old.columns.slotOf.get(id) ?? (doc ? docs.length : undefined)
    if (slot === undefined) continue
    docs[slot] = doc && store(doc)
    rows.push({ slot, doc })
  }
  const columns = await buildColumns(docs, old.facets)
  return (version, vocabulary) => {
    old.words.write(rows)
    old.words.clearCache()
    return withColumns({ ...old, version }, columns, vocabulary)
  }
}

function withColumns(
  {
    words,
    facets,
    withdrawn,
    version,
    scratch,
    law,
  }: Pick<Generation, 'words' | 'facets' | 'withdrawn' | 'version' | 'scratch' | 'law'>,
  columns: Columns,
  vocabulary: Vocabulary,
): Generation {
  const generation: Generation = {
    words,
    facets,
    withdrawn,
    version,
    scratch,
    law,
    columns,
    vocabulary,
    everywhere: countAll(columns),
    matches: makeMatchCache(),
    speller: makeSpeller(words.vocabulary(), vocabulary),
    verdicts: law && makeVerdicts(columns, law),
    oldModels: joinOldModels(withdrawn, vocabulary.replaced),
    nearCodes: makeNearCodes(() => knownCodes(generation)),
    ...collectPhrases(columns.docs),
    ...collectFigures(columns.docs),
  }
  return generation
}

/** Model numbers, the numbers of units in the numbers of systems, and old models. */
const knownCodes = (reader: Reader): string[] => [
  ...reader.columns.codes.map(({ code }) => code),
  ...[...reader.oldModels.keys()].filter((code) => replacedModel(reader, code)),
  ...reader.words
    .vocabulary()
    .map(({ word }) => word)
    .filter((word) => /^[a-z]/.test(word) && looksLikeCode(word)),
]

/** The same products, read with another vocabulary. */
export function withVocabulary(old: Generation, vocabulary: Vocabulary): Generation {
  old.words.forgetMeanings()
  const generation: Generation = {
    ...old,
    vocabulary,
    matches: makeMatchCache(),
    speller: makeSpeller(old.words.vocabulary(), vocabulary),
    oldModels: joinOldModels(old.withdrawn, vocabulary.replaced),
    nearCodes: makeNearCodes(() => knownCodes(generation)),
  }
  return generation
}

// In a large catalog the first reading of a common word takes tens of milliseconds. Read them all once
// before a shopper does, with pauses, so that requests in between are answered without delay.
export async function warm(
  words: WordsIndex,
  law: PlaceLaw | undefined,
  isCurrent: () => boolean,
): Promise<void> {
  await rightWords().load()
  // The names of places are read at the first look: before a shopper's search does.
  law?.find([])
  if (!isCurrent()) return
  for (const { word, docCount } of words.vocabulary()) {
    if (docCount < COMMON_WORD) continue
    const started = performance.now()
    words.postings(word, false)
    await sleep((performance.now() - started) * WARM_PAUSE, undefined, { ref: false })
    if (!isCurrent()) return
  }
}
