import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { joinOldModels, type OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import { looksLikeCode } from '#features/choosing/search/rules/codes/slips.ts'
import type { Understood } from '#features/choosing/search/rules/query/understand-query.ts'
import type { Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import type { Facet, PlaceLaw, SearchDoc, SearchEngine } from '#features/choosing/search/server/ports.ts'
import { catalogWords } from './catalog-words.ts'
import { type KnownCodes, makeNearCodes } from './codes/near-codes.ts'
import { replacedModel } from './codes/old-models.ts'
import { type Cards, makeCards } from './columns/cards.ts'
import {
  buildColumns,
  type Columns,
  changeColumns,
  isWorthBuilding,
  numbersInUse,
  type StoredDoc,
  withFacets,
} from './columns/columns.ts'
import { type Change, type KeepDoc, makeKeepDoc } from './columns/stored-doc.ts'
import { collectFigures, type Figures } from './complete-figures.ts'
import { addToCounts, type Counted, countAll, takeFromCounts } from './facets/count.ts'
import type { Matched, Reader } from './matched.ts'
import type { Scratch } from './scratch.ts'
import { makeSpeller } from './spelling.ts'
import { collectPhrases } from './suggest.ts'
import { rightWords } from './text/right-words.ts'
import { makeVerdicts } from './text/sink-forbidden.ts'
import type { WordsIndex } from './words-index.ts'

/**
 * All data of a search. A search reads it in one turn of the process, and between two turns it is changed or
 * replaced as a whole, so no answer mixes two catalogs.
 */
export interface Generation extends Reader, Figures {
  version: number
  facets: readonly Facet[]
  /** describes the facets again when other values occur */
  describe: DescribeFacets
  /** the groups whose buckets follow from their values; undefined where that is not known */
  followed: ReadonlySet<string> | undefined
  keepDoc: KeepDoc
  /** the models that the catalog no longer sells */
  withdrawn: readonly OldModel[]
  /** the counts without text, filters and category */
  everywhere: Counted
  matches: MatchCache
}

export type DescribeFacets = Parameters<SearchEngine['replace']>[0]['facets']

/** The matches of texts in this catalog, by the objects that `understand` returned. */
type MatchCache = LRUCache<Understood, Remembered>

/** The products that match a text, kept beyond the next search. */
interface Remembered extends Omit<Matched, 'slots' | 'score'> {
  slots: Int32Array
  scores: Float32Array
}

/** A larger batch outlives the young generation of the heap, which then grows by 40 MB. */
const BATCH = 50
const MATCH_BYTES = 4 * 1024 * 1024
const BYTES_PER_SLOT = 8
const BYTES_PER_MATCH = 2_000

const makeMatchCache = (): MatchCache =>
  new LRUCache({
    maxSize: MATCH_BYTES,
    sizeCalculation: ({ slots }) => BYTES_PER_MATCH + slots.length * BYTES_PER_SLOT,
  })

/**
 * Writes the words of all documents, in short turns so that requests are answered in between. Answers the
 * documents and the numbers that occur.
 */
export async function writeDocs(
  source: Parameters<SearchEngine['replace']>[0]['docs'],
  words: WordsIndex,
): Promise<
  Pick<GenerationParts, 'cards' | 'keepDoc'> & {
    docs: StoredDoc[]
    valuesOf: (key: string) => number[]
  }
> {
  const cards = makeCards()
  const keepDoc = makeKeepDoc()
  const docs: StoredDoc[] = []
  const numbers = new Map<string, Set<number>>()
  const batch: { slot: number; doc: SearchDoc }[] = []
  for await (const doc of source) {
    batch.push({ slot: docs.length, doc })
    cards.put(docs.length, doc.source)
    docs.push(keepDoc(doc))
    for (const [key, value] of Object.entries(doc.numbers)) {
      const seen = numbers.get(key) ?? new Set()
      numbers.set(key, seen.add(value))
    }
    if (batch.length < BATCH) continue
    words.write(batch.splice(0))
    await nextTurn()
  }
  words.write(batch)
  await words.settle()
  const valuesOf = (key: string) => [...(numbers.get(key) ?? [])].sort((a, b) => a - b)
  return { cards, keepDoc, docs, valuesOf }
}

export interface GenerationParts {
  docs: readonly (StoredDoc | undefined)[]
  words: WordsIndex
  cards: Cards
  keepDoc: KeepDoc
  facets: readonly Facet[]
  describe: DescribeFacets
  followed?: ReadonlySet<string> | undefined
  withdrawn: readonly OldModel[]
  version: number
  scratch: Scratch
  law: PlaceLaw | undefined
  /** read last, because words may be imported in between */
  vocabulary: () => Vocabulary
}

export async function makeGeneration(parts: GenerationParts): Promise<Generation> {
  const { docs, vocabulary, ...rest } = parts
  const columns = await buildColumns(docs, rest.facets)
  return withColumns({ ...rest, columns }, vocabulary())
}

/**
 * Prepares to add, change and take out products by id. The function that it returns does so in one step, so
 * that no search sees new words with old columns. `old` may become the new generation.
 */
export async function prepareChange(
  old: Generation,
  given: ReadonlyMap<string, SearchDoc | undefined>,
): Promise<(version: number, vocabulary: Vocabulary) => Generation> {
  const changes = changesOf(old, given)
  if (!isWorthBuilding(old.columns, changes.length))
    return (version) => Object.assign(old, changedParts(old, changes, given), { version })
  const docs = [...old.columns.docs]
  for (const { slot, after } of changes) docs[slot] = after
  const columns = await buildColumns(docs, old.facets)
  return (version, vocabulary) => {
    writeWords(old, changes, given)
    writeCards(old, changes, given)
    return withColumns({ ...old, version, ...withRanges(columns, old, countAll(columns).counts) }, vocabulary)
  }
}

function changesOf(
  { columns: { docs, slotOf }, keepDoc }: Generation,
  given: ReadonlyMap<string, SearchDoc | undefined>,
): readonly Change[] {
  let next = docs.length
  return [...given].flatMap(([id, doc]) => {
    const slot = slotOf.get(id) ?? (doc ? next++ : undefined)
    return slot === undefined ? [] : [{ slot, before: docs[slot], after: doc && keepDoc(doc) }]
  })
}

/** What of a generation a change makes anew: only what depends on the changed parts of these products. */
function changedParts(
  old: Generation,
  changes: readonly Change[],
  given: ReadonlyMap<string, SearchDoc | undefined>,
): Partial<Generation> {
  const slots = changes.map(({ slot }) => slot)
  takeFromCounts(old.columns, old.everywhere.counts, slots)
  const columns = changeColumns(old.columns, changes)
  const counts = addToCounts(columns, old.everywhere.counts, slots)
  const haveWords = writeWords(old, changes, given)
  writeCards(old, changes, given)
  const hasChanged = (part: (doc: StoredDoc) => unknown): boolean =>
    changes.some(({ before, after }) => (before && part(before)) !== (after && part(after)))
  const haveRanges = haveRangesChanged(old, changes)
  old.verdicts?.forget(slots)
  return {
    ...(haveRanges ? withRanges(columns, old, counts) : { columns }),
    everywhere: { hits: columns.slots, counts },
    matches: makeMatchCache(),
    ...(haveWords && { speller: makeSpeller(old.words, old.vocabulary) }),
    ...((haveWords || hasChanged(({ code }) => code)) && { codesNear: makeNearCodes(() => knownCodes(old)) }),
    ...(hasChanged(({ phrases }) => phrases.join()) && { phrases: once(() => collectPhrases(columns.docs)) }),
    ...(hasChanged(({ figures }) => JSON.stringify(figures)) && {
      entries: once(() => collectFigures(columns.docs)),
    }),
  }
}

/** Writes the words of the products whose words have changed. Answers whether there are any. */
function writeWords(
  { words }: Generation,
  changes: readonly Change[],
  given: ReadonlyMap<string, SearchDoc | undefined>,
): boolean {
  const rows = changes
    .filter(({ before, after }) => before?.wordsMark !== after?.wordsMark)
    .map(({ slot, after }) => ({ slot, doc: after && given.get(after.id) }))
  if (rows.length === 0) return false
  words.write(rows)
  words.clearCache()
  return true
}

function writeCards(
  { cards }: Generation,
  changes: readonly Change[],
  given: ReadonlyMap<string, SearchDoc | undefined>,
): void {
  for (const { slot, after } of changes) {
    const doc = after && given.get(after.id)
    if (doc) cards.put(slot, doc.source)
    else cards.drop(slot)
  }
}

/** True where the buckets of a group may be others, because they follow from its values. */
const haveRangesChanged = ({ followed }: Generation, changes: readonly Change[]): boolean =>
  changes.some(({ before, after }) =>
    Object.keys({ ...before?.numbers, ...after?.numbers }).some(
      (key) => before?.numbers[key] !== after?.numbers[key] && followed?.has(key) !== false,
    ),
  )

/** The buckets of the values that occur now. */
function withRanges(
  columns: Columns,
  { describe }: Pick<Generation, 'describe'>,
  counts: Uint32Array,
): Pick<Generation, 'columns' | 'facets' | 'followed'> {
  const { facets, followed } = describeBy(describe, (key) => numbersInUse(columns, counts, key))
  return { columns: withFacets(columns, facets), facets, followed }
}

/** The facets of a catalog, and the groups whose values were asked for. */
export function describeBy(
  describe: DescribeFacets,
  valuesOf: (key: string) => number[],
): Pick<Generation, 'facets' | 'followed'> {
  const followed = new Set<string>()
  const facets = describe((key) => {
    followed.add(key)
    return valuesOf(key)
  })
  return { facets, followed }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

type WithColumns = Omit<GenerationParts, 'docs' | 'vocabulary'> & Pick<Generation, 'columns'>

function withColumns({ followed, columns, ...parts }: WithColumns, vocabulary: Vocabulary): Generation {
  const { words, cards, law, withdrawn } = parts
  words.clearCache()
  const generation: Generation = {
    ...parts,
    ...catalogWords(() => generation),
    followed,
    columns,
    vocabulary,
    everywhere: countAll(columns),
    matches: makeMatchCache(),
    speller: makeSpeller(words, vocabulary),
    verdicts: law && makeVerdicts(cards, law),
    oldModels: joinOldModels(withdrawn, vocabulary.replaced),
    codesNear: makeNearCodes(() => knownCodes(generation)),
    phrases: once(() => collectPhrases(columns.docs)),
    entries: once(() => collectFigures(columns.docs)),
  }
  return generation
}

/** Model numbers, old models, and the numbers of units in the numbers of systems: each kind in its order. */
function* knownCodes(reader: Reader): Generator<KnownCodes> {
  yield { codes: reader.columns.codes.map(({ code }) => code), isInOrder: true }
  yield {
    codes: [...reader.oldModels.keys()].filter((code) => replacedModel(reader, code)),
    isInOrder: false,
  }
  yield { codes: codesInWords(reader.words), isInOrder: true }
}

function* codesInWords({ terms, docCount }: WordsIndex): Generator<string> {
  for (let term = 0; term < terms.size(); term++) {
    const word = terms.at(term)
    if (/^[a-z]/.test(word) && looksLikeCode(word) && docCount(term) > 0) yield word
  }
}

/** The same products, read with another vocabulary. */
export function withVocabulary(old: Generation, vocabulary: Vocabulary): Generation {
  old.words.forgetMeanings()
  const generation: Generation = {
    ...old,
    ...catalogWords(() => generation),
    vocabulary,
    matches: makeMatchCache(),
    speller: makeSpeller(old.words, vocabulary),
    oldModels: joinOldModels(old.withdrawn, vocabulary.replaced),
    codesNear: makeNearCodes(() => knownCodes(generation)),
  }
  return generation
}

/** Reads the right words and the names of places before a shopper's search does. */
export async function warm(law: PlaceLaw | undefined): Promise<void> {
  await rightWords().load()
  law?.find([])
}
