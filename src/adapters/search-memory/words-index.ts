import { LRUCache } from 'lru-cache'
import type { SearchDoc } from '#features/choosing/search/server/ports.ts'
import { withRoom } from './columns/sorted.ts'
import { compacted, NO_POSTINGS, type Postings } from './postings.ts'
import { atOnce, inTurns } from './turns.ts'
import { closeGaps, dropEntry, type Entries, entryWriter, makeEntries, readEntry } from './words/entries.ts'
import { type Inverted, invert, readList } from './words/inverted.ts'
import { makeTerms, type PackedTerms, type Terms } from './words/terms.ts'

/**
 * The words of the catalog in typed arrays: for each product its words, and for each word its products. A
 * product that changes is noted beside the lists of its words until they are made again.
 */
export interface WordsIndex {
  write(rows: readonly { slot: number; doc: SearchDoc | undefined }[]): void
  /**
   * Makes the lists again where many products have changed, in short turns. Nothing may be written meanwhile;
   * searches may go on.
   */
  settle(): Promise<void>
  /** Drops cached postings; call it once after the last write. */
  clearCache(): void
  postings(word: string, isPrefix: boolean): Postings
  /**
   * The result of `make` from postings, cached with them. The key must name everything that it depends on.
   */
  remember(key: string, make: () => Postings): Postings
  /** Drops the cached results, because words have new meanings. */
  forgetMeanings(): void
  /** every word that is or was in the catalog */
  terms: Terms
  /** how many products have a word, by its number; 0 for a token such as "is.furnace" */
  docCount(term: number): number
  /** what `makeWordsIndex` makes the same index of */
  pack(): PackedWords
}

export interface PackedWords {
  terms: PackedTerms
  entries: Entries
}

/** Tokens such as "is.furnace" are no words that a person types. */
const TOKEN = /^[a-z]+\./
const MOST_CACHED_ROWS = 3_000_000
/** The memory of a cached list beside its rows, in rows. */
const ROWS_PER_LIST = 30
const MOST_CACHED_MEANINGS = 1_000_000
/** So many changed products may be beside the lists: the next ones to change wait for new lists. */
const MOST_CHANGED = 5_000

// BM25 as SQLite's FTS5 computes it.
const K1 = 1.2
const B = 0.75
const LEAST_IDF = 1e-6

const makeCache = (maxSize: number) =>
  new LRUCache<string, Postings>({ maxSize, sizeCalculation: (list) => list.slots.length + ROWS_PER_LIST })

/** An index without words, or the one that was packed. */
export function makeWordsIndex(packed?: PackedWords): WordsIndex {
  const terms = makeTerms(packed?.terms)
  const entries = packed?.entries ?? makeEntries()
  const store = makeStore(terms, entries)
  const cache = makeCache(MOST_CACHED_ROWS)
  const meanings = makeCache(MOST_CACHED_MEANINGS)

  function read(word: string, isPrefix: boolean): Postings {
    const exact = terms.find(word)
    const found = isPrefix && word !== '' ? terms.beginningWith(word) : exact < 0 ? [] : [exact]
    const list = store.read(found)
    return TOKEN.test(word) ? { ...list, places: new Uint8Array(list.slots.length) } : list
  }

  return {
    write: store.write,
    settle: store.settle,
    clearCache() {
      cache.clear()
      meanings.clear()
    },
    forgetMeanings: () => meanings.clear(),
    postings(word, isPrefix) {
      const key = isPrefix ? `${word}*` : word
      const cached = cache.get(key)
      if (cached) return cached
      const found = read(word, isPrefix)
      if (found.slots.length > 0) cache.set(key, found)
      return found
    },
    remember(key, make) {
      const cached = meanings.get(key)
      if (cached) return cached
      const made = compacted(make())
      meanings.set(key, made)
      return made
    },
    terms,
    docCount: (term) => (TOKEN.test(terms.at(term)) ? 0 : store.docCount(term)),
    pack: () => ({ terms: terms.pack(), entries }),
  }
}

/** The lists of all words, and beside them those of the products that changed since they were made. */
function makeStore(terms: Terms, entries: Entries) {
  const writeEntry = entryWriter(entries, terms)
  let settled: Inverted | undefined
  let changed = new Set<number>()
  let beside: Beside | undefined
  let counts = new Uint32Array(0)
  const totals = { rows: 0, tokens: 0 }
  for (let slot = 0; slot < entries.slots; slot++) countIn(slot, 1)

  function countIn(slot: number, by: 1 | -1): void {
    if (slot >= entries.slots || entries.at[slot] === 0) return
    totals.rows += by
    totals.tokens += by * entries.lengths[slot]!
    counts = withRoom(counts, terms.size())
    readEntry(entries, slot, (term) => {
      counts[term]! += by
    })
  }

  function take(made: Inverted): Inverted {
    settled = made
    changed = new Set()
    beside = undefined
    return made
  }

  const invertAll = () =>
    invert(
      entries,
      Int32Array.from({ length: entries.slots }, (_, slot) => slot),
      terms.size(),
    )

  function findBeside(): Beside | undefined {
    if (changed.size === 0) return undefined
    if (beside) return beside
    const slots = Int32Array.from(changed).sort()
    const isChanged = new Uint8Array(entries.slots)
    for (const slot of slots) isChanged[slot] = 1
    beside = { isChanged, lists: atOnce(invert(entries, slots, terms.size())) }
    return beside
  }

  return {
    write(rows: readonly { slot: number; doc: SearchDoc | undefined }[]): void {
      for (const { slot, doc } of rows) {
        countIn(slot, -1)
        dropEntry(entries, slot)
        if (doc) writeEntry(slot, doc.words)
        countIn(slot, 1)
        if (settled) changed.add(slot)
      }
      beside = undefined
    },
    async settle(): Promise<void> {
      if (settled && changed.size < MOST_CHANGED) return
      closeGaps(entries)
      take(await inTurns(invertAll()))
    },
    docCount: (term: number): number => counts[term] ?? 0,
    /** The products that have one of these words. */
    read(found: readonly number[]): Postings {
      const made = settled ?? take(atOnce(invertAll()))
      const sources: Sources = { settled: made, beside: findBeside(), entries }
      const [only = 0] = found
      const count = found.length === 1 ? (counts[only] ?? 0) : 0
      const read = found.length > 1 ? readSeveral(sources, found) : readOne(sources, only, count)
      return score(read, entries, totals)
    },
  }
}

/** The words of the products that changed. */
interface Beside {
  /** by slot: what the settled lists say of it no longer holds */
  isChanged: Uint8Array
  lists: Inverted
}

interface Sources {
  settled: Inverted
  beside: Beside | undefined
  entries: Entries
}

interface Read {
  slots: Int32Array
  /** what the words weigh in each */
  weights: Float64Array
  places: Uint8Array
}

const makeRead = (count: number): Read => ({
  slots: new Int32Array(count),
  weights: new Float64Array(count),
  places: new Uint8Array(count),
})

function readOne({ settled, beside, entries: { patterns } }: Sources, term: number, count: number): Read {
  const read = makeRead(count)
  let at = 0
  const add = (slot: number, pattern: number): void => {
    read.slots[at] = slot
    read.weights[at] = patterns[pattern]!.weight
    read.places[at++] = patterns[pattern]!.place
  }
  if (count === 0) return read
  if (!beside) {
    readList(settled, term, add)
    return read
  }
  const news: [slot: number, pattern: number][] = []
  readList(beside.lists, term, (slot, pattern) => news.push([slot, pattern]))
  let next = 0
  readList(settled, term, (slot, pattern) => {
    while (next < news.length && news[next]![0] <= slot) add(...news[next++]!)
    if (beside.isChanged[slot] === 0) add(slot, pattern)
  })
  while (next < news.length) add(...news[next++]!)
  return read
}

/** The products that have any of several words, as if these were one word. */
function readSeveral({ settled, beside, entries }: Sources, found: readonly number[]): Read {
  const weights = new Float64Array(entries.slots)
  const places = new Uint8Array(entries.slots)
  const has = new Uint8Array(entries.slots)
  const { patterns } = entries
  let count = 0
  const add = (slot: number, pattern: number): void => {
    const { weight, place } = patterns[pattern]!
    if (has[slot] === 0) count++
    has[slot] = 1
    weights[slot]! += weight
    if (place > places[slot]!) places[slot] = place
  }
  const addUnchanged = (slot: number, pattern: number): void => {
    if (!beside || beside.isChanged[slot] === 0) add(slot, pattern)
  }
  for (const term of found) {
    readList(settled, term, addUnchanged)
    if (beside) readList(beside.lists, term, add)
  }
  const read = makeRead(count)
  for (let slot = 0, at = 0; at < count; slot++) {
    if (has[slot] === 0) continue
    read.slots[at] = slot
    read.weights[at] = weights[slot]!
    read.places[at++] = places[slot]!
  }
  return read
}

/** BM25 over all fields, each word weighted by its fields; computed in the order of FTS5. */
function score(
  { slots, weights, places }: Read,
  { lengths }: Entries,
  { rows, tokens }: { rows: number; tokens: number },
): Postings {
  if (slots.length === 0) return NO_POSTINGS
  const scores = new Float32Array(slots.length)
  const rarity = Math.log((rows - slots.length + 0.5) / (slots.length + 0.5))
  const idf = rarity > 0 ? rarity : LEAST_IDF
  const average = tokens / rows
  for (let i = 0; i < slots.length; i++) {
    const weight = weights[i]!
    const length = (B * lengths[slots[i]!]!) / average
    scores[i] = idf * ((weight * (K1 + 1)) / (weight + K1 * (1 - B + length)))
  }
  return { slots, scores, places }
}
