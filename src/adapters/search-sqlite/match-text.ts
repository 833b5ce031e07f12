import type { Measure, SearchPage, SearchQuery, Term } from '#features/search/server/ports.ts'
import type { Columns } from './columns.ts'
import { filterPostings, intersect, mostOf, NO_POSTINGS, type Postings, unite } from './postings.ts'
import type { Speller } from './spelling.ts'
import type { WordsIndex } from './words-index.ts'

export interface Reader {
  columns: Columns
  words: WordsIndex
  speller: Speller
}

/** What a text means; it stands until the next text. */
export interface Matched {
  slots: Int32Array
  /** by slot */
  score: (slot: number) => number
  /** words that were looked for, for marking them */
  words: string[]
  corrections: SearchPage['corrections']
  isRelaxed: boolean
}

const EXACT_CODE = 3_000
const CODE_PREFIX = 2_000
const PLACE = 250
const SHORTEST_CODE = 3

/**
 * The products a text means, or undefined when the text says nothing. Ranked: exact model number or id, model number prefix,
 * words in kind and name, words anywhere. When nothing has everything, the products that have most of it.
 */
export function matchText(reader: Reader, text: SearchQuery['text']): Matched | undefined {
  if (text.code === '' && text.terms.length === 0 && text.measures.length === 0) return undefined
  const { columns } = reader
  const looked = text.terms.map((term) => lookUp(reader, term))
  let isRelaxed = false
  let found =
    looked.length === 0
      ? everything(columns)
      : looked.map((each) => each.postings).reduce((a, b) => intersect(a, b))
  if (found.slots.length === 0) {
    found = mostOf(
      looked.map((each) => each.postings),
      columns.docs.length,
    )
    isRelaxed = found.slots.length > 0
  }
  const measured = narrow(columns, found, text.measures)
  isRelaxed ||= measured.isRelaxed
  const wordsFound = text.terms.some((term) =>
    term.alternatives.some((phrase) =>
      phrase.every((word) => reader.words.postings(word, false).slots.length > 0),
    ),
  )
  const codes = matchCodes(columns, text.code, wordsFound)
  const scores = emptyScores(columns.docs.length)
  const saysNothing = looked.length === 0 && text.measures.length === 0
  // A model number that is there needs no nearest words beside it.
  if (!saysNothing && !(codes.size > 0 && isRelaxed)) {
    const share = PLACE / Math.max(1, looked.length)
    const { slots, places, scores: weights } = measured.list
    for (let i = 0; i < slots.length; i++) scores.set(slots[i]!, Math.round(share * places[i]! + weights[i]!))
  }
  for (const word of text.measures.flatMap((measure) => measure.said))
    raise(scores, reader.words.postings(word, false))
  for (const [slot, score] of codes) scores.set(slot, score)
  const slots = scores.slots()
  return {
    slots,
    score: scores.get,
    words: looked.flatMap((each) => each.words),
    corrections: codes.size > 0 ? [] : looked.flatMap((each) => each.corrections),
    isRelaxed: codes.size === 0 && slots.length > 0 && isRelaxed,
  }
}

interface Scores {
  size: number
  has(slot: number): boolean
  get(slot: number): number
  set(slot: number, score: number): void
  /** slots that were set, in the order of their first score */
  slots(): Int32Array
  clear(): void
}

// Kept from one question to the next: fresh memory of this size costs more than the scoring.
let kept: Scores = makeScores(0)

/** Scores for so many slots, none of them set. What the last question was given is empty from now on. */
function emptyScores(size: number): Scores {
  if (kept.size < size) kept = makeScores(size)
  kept.clear()
  return kept
}

function makeScores(size: number): Scores {
  const scores = new Float32Array(size)
  const isSet = new Uint8Array(size)
  const slots = new Int32Array(size)
  let count = 0
  return {
    size,
    has: (slot) => isSet[slot] === 1,
    get: (slot) => (isSet[slot] === 1 ? scores[slot]! : 0),
    set(slot, score) {
      if (isSet[slot] === 0) {
        isSet[slot] = 1
        slots[count++] = slot
      }
      scores[slot] = score
    },
    slots: () => slots.subarray(0, count),
    clear() {
      for (let i = 0; i < count; i++) isSet[slots[i]!] = 0
      count = 0
    },
  }
}

function raise(scores: Scores, list: Postings): void {
  for (let i = 0; i < list.slots.length; i++) {
    const slot = list.slots[i]!
    if (list.places[i]! > 0 && scores.has(slot))
      scores.set(slot, scores.get(slot) + (PLACE * list.places[i]!) / 2)
  }
}

interface Looked {
  postings: Postings
  words: string[]
  corrections: SearchPage['corrections']
}

function lookUp(reader: Reader, term: Term): Looked {
  const postings = postingsOf(reader, term.alternatives, term.isOpen)
  if (postings.slots.length > 0) return { postings, words: term.alternatives.flat(), corrections: [] }
  const [said = []] = term.alternatives
  const readings = said.length === 1 ? reader.speller.suggest(said[0]!) : []
  const corrected = readings.map((reading) => reading.split(' '))
  return {
    postings: postingsOf(reader, corrected, false),
    words: corrected.flat(),
    corrections: readings.slice(0, 1).map((read) => ({ said: term.said, read })),
  }
}

const hasDigit = (word: string): boolean => /\d/.test(word) && /[a-z]/.test(word)

function postingsOf({ words }: Reader, alternatives: Term['alternatives'], isOpen: boolean): Postings {
  const lists = alternatives.map((phrase) => {
    const parts = phrase.map((word) =>
      words.postings(word, hasDigit(word) || (isOpen && phrase.length === 1 && word.length > 1)),
    )
    const both = parts.reduce((a, b) => intersect(a, b))
    // Words of one phrase are one thing: their places must not outweigh those of a single word.
    return phrase.length === 1
      ? both
      : { ...both, places: both.places.map((place) => Math.floor(place / phrase.length)) }
  })
  return lists.reduce((a, b) => unite(a, b), NO_POSTINGS)
}

function everything(columns: Columns): Postings {
  return {
    slots: columns.slots,
    scores: new Float32Array(columns.slots.length),
    places: new Uint8Array(columns.slots.length),
  }
}

function narrow(
  columns: Columns,
  list: Postings,
  measures: readonly Measure[],
): { list: Postings; isRelaxed: boolean } {
  let isRelaxed = false
  let rest = list
  for (const measure of measures) {
    const figures = measure.quantities.flatMap((quantity) => columns.measures.get(quantity) ?? [])
    const fitting = filterPostings(rest, (slot) =>
      figures.some((figure) => figure[slot]! >= measure.min && figure[slot]! <= measure.max),
    )
    if (fitting.slots.length === 0) isRelaxed = true
    rest = fitting.slots.length > 0 ? fitting : nearest(rest, figures, measure)
  }
  return { list: rest, isRelaxed }
}

/** The sizes next to one that nobody makes; everything when nothing has such a size. */
function nearest(list: Postings, figures: readonly Float64Array[], { target }: Measure): Postings {
  const distance = (slot: number) =>
    figures.reduce(
      (least, figure) =>
        Number.isNaN(figure[slot]) ? least : Math.min(least, Math.abs(figure[slot]! - target)),
      Infinity,
    )
  const least = list.slots.reduce((found, slot) => Math.min(found, distance(slot)), Infinity)
  return least === Infinity ? list : filterPostings(list, (slot) => distance(slot) <= least * 1.05)
}

/** Model numbers and ids that are the text or begin with it. A text of letters alone is a word first and a prefix only when it is no word. */
function matchCodes(columns: Columns, code: string, isWord: boolean): Map<number, number> {
  const found = new Map<number, number>()
  const byId = columns.slotOf.get(code)
  if (byId !== undefined) found.set(byId, EXACT_CODE)
  if (code.length < SHORTEST_CODE) return found
  const isPrefixMeant = /\d/.test(code) || !isWord
  for (let at = firstCode(columns, code); at < columns.codes.length; at++) {
    const entry = columns.codes[at]!
    if (entry.code === code) found.set(entry.slot, EXACT_CODE)
    else if (isPrefixMeant && entry.code.startsWith(code)) found.set(entry.slot, CODE_PREFIX)
    else break
  }
  return found
}

function firstCode({ codes }: Columns, code: string): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (codes[middle]!.code < code) low = middle + 1
    else high = middle
  }
  return low
}
