import { setImmediate as nextTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { joinOldModels, type OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import { looksLikeCode } from '#features/choosing/search/rules/codes/slips.ts'
import { replacedModel } from '#features/choosing/search/rules/matching/old-models.ts'
import type { Understood } from '#features/choosing/search/rules/query/understand-query.ts'
import type { Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import type { Facet, PlaceLaw, SearchDoc, SearchEngine } from '#features/choosing/search/server/ports.ts'
import { catalogWords } from './catalog-words.ts'
import { type KnownCodes, makeNearCodes } from './codes/near-codes.ts'
import { soldGoods } from './codes/old-models.ts'
import { collectFigures, type Figures } from './collect-figures.ts'
import {
  type Columns,
  changeColumns,
  changesOf,
  closeGaps,
  emptyColumns,
  numbersInUse,
  withFacets,
  writeColumns,
} from './columns/columns.ts'
import { sortSteps } from './columns/orders.ts'
import { type Change, type Kept, keep } from './columns/products.ts'
import { addToCounts, type Counted, countAll, takeFromCounts } from './facets/count.ts'
import type { Matched, Reader } from './matched.ts'
import type { Scratch } from './scratch.ts'
import { makeSpeller } from './spelling.ts'
import { collectPhrases } from './suggest.ts'
import { rightWords } from './text/right-words.ts'
import { makeVerdicts } from './text/sink-forbidden.ts'
import { inTurns } from './turns.ts'
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
 * Writes all documents, in short turns so that requests are answered in between. Answers their columns.
 * @param groups the facets; their ranges do not count
 */
export async function writeDocs(
  source: Parameters<SearchEngine['replace']>[0]['docs'],
  words: WordsIndex,
  groups: readonly Facet[],
): Promise<Columns> {
  const { products, ...empty } = emptyColumns(groups)
  const writer = writeColumns({ products, ...empty })
  const batch: { slot: number; doc: SearchDoc }[] = []
  for await (const doc of source) {
    const slot = products.slotFor(doc.id)
    writer.write(slot, doc, keep(doc))
    batch.push({ slot, doc })
    if (batch.length < BATCH) continue
    words.write(batch.splice(0))
    await nextTurn()
  }
  words.write(batch)
  await words.settle()
  const slots = products.slots()
  return { ...writer.finish(), slots, ...(await inTurns(sortSteps(products, slots))) }
}

export interface GenerationParts {
  columns: Columns
  words: WordsIndex
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

/** Adds, changes and takes out products by id, in one step. Answers the same generation. */
export function changeGeneration(
  old: Generation,
  given: ReadonlyMap<string, SearchDoc | undefined>,
  version: number,
): Generation {
  return Object.assign(old, changedParts(old, changesOf(old.columns, given)), { version })
}

/** What of a generation a change makes anew: only what depends on the changed parts of these products. */
function changedParts(old: Generation, changes: readonly Change[]): Partial<Generation> {
  const slots = changes.map(({ slot }) => slot)
  const numbersBefore = followedNumbers(old, old.columns, slots)
  takeFromCounts(old.columns, old.everywhere.counts, slots)
  const changed = changeColumns(old.columns, changes)
  const added = addToCounts(changed, old.everywhere.counts, slots)
  const haveRanges = followedNumbers(old, changed, slots) !== numbersBefore
  const { columns, counts } = closeGaps(changed, added) ?? { columns: changed, counts: added }
  const haveWords = writeWords(old.words, changes)
  const hasChanged = (part: (kept: Kept) => string): boolean =>
    changes.some(({ before, after }) => (before && part(before)) !== (after && part(after)))
  old.verdicts?.forget(slots)
  return {
    ...(haveRanges ? withRanges(columns, old, counts) : { columns }),
    everywhere: { hits: columns.slots, counts },
    matches: makeMatchCache(),
    ...(haveWords && { speller: makeSpeller(old.words, old.vocabulary) }),
    ...((haveWords || hasChanged(({ code }) => code)) && { codesNear: makeNearCodes(() => knownCodes(old)) }),
    ...(hasChanged(({ phrases }) => phrases) && { phrases: once(() => collectPhrases(old.columns)) }),
    ...(hasChanged(({ figures }) => figures) && { entries: once(() => collectFigures(old.columns)) }),
  }
}

/** Writes the words of the products whose words have changed. Answers whether there are any. */
function writeWords(words: WordsIndex, changes: readonly Change[]): boolean {
  const rows = changes.filter(({ before, after }) => before?.wordsMark !== after?.wordsMark)
  if (rows.length === 0) return false
  words.write(rows)
  words.clearCache()
  return true
}

/** The numbers of these products in groups whose buckets may follow from them. */
function followedNumbers(
  { followed }: Generation,
  { offsets, lengths, ordinals, groupOf, columns }: Columns,
  slots: readonly number[],
): string {
  const isFollowed = columns.map(
    ({ facet: { key, kind } }) => kind === 'number' && followed?.has(key) !== false,
  )
  return slots
    .map((slot) => {
      const from = offsets[slot] ?? 0
      const run = ordinals.subarray(from, from + (lengths[slot] ?? 0))
      return run.filter((ordinal) => isFollowed[groupOf[ordinal]!]).sort()
    })
    .join(' ')
}

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

export function makeGeneration(given: GenerationParts): Generation {
  const { followed, columns, vocabulary: read, ...parts } = given
  const { words, law, withdrawn } = parts
  const vocabulary = read()
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
    verdicts: law && makeVerdicts(columns.products.cards, law),
    oldModels: joinOldModels(withdrawn, vocabulary.replaced),
    codesNear: makeNearCodes(() => knownCodes(generation)),
    phrases: once(() => collectPhrases(generation.columns)),
    entries: once(() => collectFigures(generation.columns)),
  }
  return generation
}

/** Model numbers, old models, and the numbers of units in the numbers of systems: each kind in its order. */
function* knownCodes(reader: Reader): Generator<KnownCodes> {
  const goods = soldGoods(reader)
  yield { codes: Array.from(reader.columns.codes, reader.columns.products.codeAt), isInOrder: true }
  yield {
    codes: [...reader.oldModels.keys()].filter((code) => replacedModel(goods, code)),
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
  return withModels({ ...old, vocabulary, speller: makeSpeller(old.words, vocabulary) })
}

/** The same products beside other models that are no longer sold. */
export const withWithdrawn = (old: Generation, withdrawn: readonly OldModel[]): Generation =>
  withModels({ ...old, withdrawn })

function withModels(old: Generation): Generation {
  const generation: Generation = {
    ...old,
    ...catalogWords(() => generation),
    matches: makeMatchCache(),
    oldModels: joinOldModels(old.withdrawn, old.vocabulary.replaced),
    codesNear: makeNearCodes(() => knownCodes(generation)),
  }
  return generation
}

/** Reads the right words and the names of places before a shopper's search does. */
export async function warm(law: PlaceLaw | undefined): Promise<void> {
  await rightWords().load()
  law?.find([])
}
