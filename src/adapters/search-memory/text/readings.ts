import type { Span } from '#features/choosing/search/rules/query/parts/spans.ts'
import { isSize } from '#features/choosing/search/rules/query/words.ts'
import type { Measure, SearchQuery, Term } from '#features/choosing/search/server/ports.ts'
import type { Columns } from '../columns/columns.ts'
import type { Reader } from '../matched.ts'
import { fromPlace, intersect, lift, mostOf, type Postings, subtract, unite } from '../postings.ts'
import type { Phrases } from '../suggest.ts'
import type { WordsIndex } from '../words-index.ts'
import { completeWord } from './complete-word.ts'
import { type Narrowed, narrow, withoutSize } from './measure-text.ts'
import { findThings, productsMeant, type Thing } from './named-kinds.ts'
import { isStated, nearestSizes } from './nearest-sizes.ts'
import { termPostings } from './term-postings.ts'

type Text = SearchQuery['text']

/** The products of a text in one of its readings. */
export interface Found {
  list: Postings
  isRelaxed: boolean
  /** where the words stand that name the product */
  product: Span | undefined
  /** the parts of the query that no such product has */
  setAside: readonly Pick<Term, 'said' | 'span'>[]
  /** the size that no product has: those of the nearest sizes are found */
  notSold: Span | undefined
}

interface Reading extends Found {
  cost: number
}

/** A text that was completed is likelier than one with a name that only describes. */
const COMPLETED_COST = 1

/**
 * What a reading costs: a product that was named and is set aside costs the most, then a word; a fuel or a
 * mount less. A word that is only in descriptions costs as much as a name that does not stand last.
 */
const COSTS = { product: 4, word: 2, wordInTexts: 1, productInTexts: 2, size: 2 } as const

/**
 * A text is read with each product that it may name, and the reading that costs least counts; the first of
 * them when they cost the same. Without such a name the products that have all the words count, or those
 * that have the most of them.
 */
export function findProducts(reader: Reader & Phrases, text: Text): Found & { text: Text } {
  const asTyped = bestReading(reader, text)
  const completed = !asTyped || asTyped.cost > COMPLETED_COST ? completeWord(reader, text) : undefined
  const asCompleted = completed && bestReading(reader, completed)
  if (asCompleted && asCompleted.cost + COMPLETED_COST < (asTyped?.cost ?? Infinity))
    return { ...turnAway(reader, asCompleted, completed), text: completed }
  return { ...turnAway(reader, asTyped ?? findByWords(reader, text), text), text }
}

function bestReading(reader: Reader, text: Text): Reading | undefined {
  let best: Reading | undefined
  for (const thing of findThings(reader.words, text.terms)) {
    if (best && thing.cost >= best.cost) break
    const reading = readAs(reader, text, thing)
    if (!best || reading.cost < best.cost) best = reading
  }
  return best
}

/** The products of the kind that have the other words; after them, other products that have all the words. */
function readAs({ words, columns }: Reader, text: Text, thing: Thing): Reading {
  const { terms, measures } = text
  const setAside: Term[] = []
  let notSold: Span | undefined
  let { cost } = thing
  let things = thing.list
  let others = plainMatches(words, terms.slice(thing.from, thing.to + 1))
  for (const term of [...terms.slice(0, thing.from), ...terms.slice(thing.to + 1)]) {
    const postings = termPostings(words, term, things)
    const both = intersect(things, postings)
    if (both.slots.length === 0) {
      const near = nearestSizes(columns, things, term, text)
      if (near.slots.length > 0) {
        things = near
        others = intersect(others, near)
        notSold ??= term.span
      } else setAside.push(term)
      cost += costOf(words, term, COSTS.product, COSTS.word)
      continue
    }
    // A word that is only in descriptions does not tell one kind of product from another.
    if (intersect(things, fromPlace(postings, 1)).slots.length > 0) things = both
    else {
      things = lift(things, postings)
      cost += costOf(words, term, COSTS.productInTexts, COSTS.wordInTexts)
    }
    others = intersect(others, postings)
  }
  const product = { from: terms[thing.from]!.span.from, to: terms[thing.to]!.span.to }
  const fitting = narrow(columns, things, measures)
  cost += fitting.missed.filter(isPlainSize).length * COSTS.size
  notSold ??= sizeMissed(columns, fitting)
  const found = { product, setAside, cost, notSold }
  if (fitting.isRelaxed) return { ...fitting, ...found }
  const other = narrow(columns, subtract(others, things), measures)
  const list = other.isRelaxed ? fitting.list : unite(fitting.list, other.list)
  return { ...found, list, isRelaxed: setAside.length > 0 || notSold !== undefined }
}

/** A named product costs more than a word. */
const costOf = (words: WordsIndex, term: Term, product: number, word: number): number =>
  productsMeant(words, term).slots.length > 0 ? product : word

/** A plain size that none of the products has; those that are found have the nearest. */
const sizeMissed = (columns: Columns, { list, missed }: Narrowed): Span | undefined =>
  missed.find(
    (measure) =>
      isPlainSize(measure) &&
      !UNSIZED.has(measure.quantities[0]!) &&
      measure.quantities.some((quantity) => isStated(columns, list, quantity)),
  )?.span
const UNSIZED: ReadonlySet<string> = new Set(['price', 'squareFeet'])

/** A limit does not decide what is asked for: a narrower one would find other products. */
const isPlainSize = ({ min, max }: Measure): boolean => Number.isFinite(min) && Number.isFinite(max)

/** What words say that name no goods. */
const UNNAMED = { product: undefined, notSold: undefined }

/** The products that have every term, or otherwise those that have the most of them. */
function findByWords({ words, columns }: Reader, text: Text): Found {
  const { terms, measures } = text
  const lists = sizesFirst(
    terms.map((term) => termPostings(words, term)),
    terms,
  )
  const [only] = terms
  if (terms.length === 1 && lists[0]!.slots.length === 0 && isSize(only!.said)) {
    const list = nearestSizes(columns, everything(columns), only!, text)
    return { list, isRelaxed: list.slots.length > 0, setAside: [], product: undefined, notSold: only!.span }
  }
  const strict = lists.length === 0 ? everything(columns) : lists.reduce((a, b) => intersect(a, b))
  const isStrict = lists.length === 0 || strict.slots.length > 0
  const found = isStrict ? strict : mostWithin(columns, lists, measures)
  const fitting = narrow(columns, found, measures)
  // A figure with its unit says more than a word that names nothing: "70 pint crawl".
  const byFigures =
    fitting.isRelaxed && terms.length > 0 ? narrow(columns, everything(columns), measures) : fitting
  if (!byFigures.isRelaxed && fitting.isRelaxed)
    return { list: byFigures.list, isRelaxed: true, setAside: terms, ...UNNAMED }
  const setAside = isStrict ? [] : terms.filter((_, i) => lists[i]!.slots.length === 0)
  const isOnlyInTexts = lists.length > 0 && !found.places.some((place) => place > 0)
  const isRelaxed = found.slots.length > 0 && (!isStrict || isOnlyInTexts || fitting.isRelaxed)
  return {
    list: fitting.list,
    isRelaxed,
    setAside,
    product: undefined,
    notSold: sizeMissed(columns, fitting),
  }
}

/** A size must be had: the other words count among the products that have it. */
function sizesFirst(lists: readonly Postings[], terms: readonly Term[]): readonly Postings[] {
  const sized = lists.filter(({ slots }, i) => isSize(terms[i]!.said) && slots.length > 0)
  if (sized.length === 0 || sized.length === lists.length) return lists
  const all = sized.reduce((a, b) => intersect(a, b))
  return all.slots.length === 0
    ? lists
    : lists.map((list) => (sized.includes(list) ? list : intersect(list, all)))
}

/** Those with the most words, of the products that have the figures. */
function mostWithin(columns: Columns, lists: readonly Postings[], measures: Text['measures']): Postings {
  const sized = measures.length > 0 ? narrow(columns, everything(columns), measures) : undefined
  if (!sized || sized.isRelaxed) return mostOf(lists, columns.docs.length)
  const most = mostOf(
    lists.map((list) => intersect(list, sized.list)),
    columns.docs.length,
  )
  return most.slots.length > 0 ? most : sized.list
}

/**
 * Removes the products that the text excludes. Where the words of an exclusion turn nothing away together,
 * the first of them do.
 */
function turnAway({ words, columns }: Reader, found: Found, { without }: Text): Found {
  let { list } = found
  for (const { terms, measures } of without) {
    for (const measure of measures) list = withoutSize(columns, list, measure)
    for (let count = terms.length; count > 0; count--) {
      const left = withoutTerms(words, list, terms.slice(0, count), 1)
      if (left.slots.length === list.slots.length) continue
      // A word of their category turns all of them away: "hrv not erv". Then only names count.
      list = left.slots.length > 0 ? left : withoutTerms(words, list, terms.slice(0, count), 2)
      break
    }
  }
  return { ...found, list }
}

const withoutTerms = (words: WordsIndex, list: Postings, terms: readonly Term[], place: number): Postings =>
  subtract(
    list,
    terms.map((term) => fromPlace(termPostings(words, term), place)).reduce((a, b) => intersect(a, b)),
  )

/** Products that have all the words of the kind but are of another kind. */
const plainMatches = (words: WordsIndex, terms: readonly Term[]): Postings =>
  terms.map((term) => termPostings(words, term)).reduce((a, b) => intersect(a, b))

const everything = (columns: Columns): Postings => ({
  slots: columns.slots,
  scores: new Float32Array(columns.slots.length),
  places: new Uint8Array(columns.slots.length),
})
