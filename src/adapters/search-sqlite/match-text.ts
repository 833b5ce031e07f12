import type { Measure, SearchPage, SearchQuery, Term } from '#features/search/server/ports.ts'
import type { Columns } from './columns.ts'
import { filterPostings, intersect, mostOf, NO_POSTINGS, type Postings, unite } from './postings.ts'
import type { Scores, Scratch } from './scratch.ts'
import type { Speller } from './spelling.ts'
import type { WordsIndex } from './words-index.ts'

export interface Reader {
  columns: Columns
  words: WordsIndex
  speller: Speller
  scratch: Scratch
}

/** The products a text means; valid until the engine's next search. */
export interface Matched {
  slots: Int32Array
  /** by slot */
  score: (slot: number) => number
  /** the words of the query, to mark them in names */
  words: string[]
  corrections: SearchPage['corrections']
  isRelaxed: boolean
}

const EXACT_CODE = 3_000
const CODE_PREFIX = 2_000
const PLACE = 250
const SHORTEST_CODE = 3

/**
 * The products a text means, or undefined when the text says nothing. Ranked: exact model number or id, model
 * number prefix, words in kind and name, words anywhere. When no product has every word, the products that
 * have most of them.
 */
export function matchText(reader: Reader, text: SearchQuery['text']): Matched | undefined {
  if (text.code === '' && text.terms.length === 0 && text.measures.length === 0) return undefined
  const { columns } = reader
  const terms = text.terms.map((term) => lookUp(reader, term))
  const byWords = matchWords(columns, terms)
  const byMeasures = narrow(columns, byWords.list, text.measures)
  const isRelaxed = byWords.isRelaxed || byMeasures.isRelaxed
  const codes = matchCodes(columns, text.code, hasKnownWord(reader, text.terms))
  const scores = reader.scratch.scores(columns.docs.length)
  const saysNothing = terms.length === 0 && text.measures.length === 0
  // When a model number matches, corrected spellings are left out.
  if (!saysNothing && !(codes.size > 0 && isRelaxed)) scoreWords(scores, byMeasures.list, terms.length)
  for (const word of text.measures.flatMap((measure) => measure.said))
    raise(scores, reader.words.postings(word, false))
  for (const [slot, score] of codes) scores.set(slot, score)
  const slots = scores.slots()
  return {
    slots,
    score: scores.get,
    words: terms.flatMap((term) => term.words),
    corrections: codes.size > 0 ? [] : terms.flatMap((term) => term.corrections),
    isRelaxed: codes.size === 0 && slots.length > 0 && isRelaxed,
  }
}

/** The products that have every term, or else those that have most of them. */
function matchWords(columns: Columns, terms: readonly TermMatch[]): { list: Postings; isRelaxed: boolean } {
  if (terms.length === 0) return { list: everything(columns), isRelaxed: false }
  const lists = terms.map((term) => term.postings)
  const strict = lists.reduce((a, b) => intersect(a, b))
  if (strict.slots.length > 0) return { list: strict, isRelaxed: false }
  const relaxed = mostOf(lists, columns.docs.length)
  return { list: relaxed, isRelaxed: relaxed.slots.length > 0 }
}

const hasKnownWord = ({ words }: Reader, terms: readonly Term[]): boolean =>
  terms.some((term) =>
    term.alternatives.some((phrase) => phrase.every((word) => words.postings(word, false).slots.length > 0)),
  )

function scoreWords(scores: Scores, list: Postings, termCount: number): void {
  const share = PLACE / Math.max(1, termCount)
  const { slots, places, scores: weights } = list
  for (let i = 0; i < slots.length; i++) scores.set(slots[i]!, Math.round(share * places[i]! + weights[i]!))
}

function raise(scores: Scores, list: Postings): void {
  for (let i = 0; i < list.slots.length; i++) {
    const slot = list.slots[i]!
    if (list.places[i]! > 0 && scores.has(slot))
      scores.set(slot, scores.get(slot) + (PLACE * list.places[i]!) / 2)
  }
}

interface TermMatch {
  postings: Postings
  words: string[]
  corrections: SearchPage['corrections']
}

function lookUp(reader: Reader, term: Term): TermMatch {
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

/** Products of the sizes nearest to a size that no product has; all when no product states such a size. */
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

/**
 * Model numbers and ids that are the text or begin with it.
 * A text of letters alone counts as a prefix only when it is not a word of the catalogue.
 */
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
