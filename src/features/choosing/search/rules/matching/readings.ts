import type { Measure } from '../query/measures/measures.ts'
import type { Span } from '../query/parts/spans.ts'
import type { Term } from '../query/parts/terms.ts'
import type { Understood } from '../query/understand-query.ts'
import { isSize } from '../query/words.ts'
import { completeWord } from './complete-word.ts'
import type { CatalogWords, Lists } from './lists.ts'
import { type Narrowed, narrow, withoutSize } from './measure-text.ts'
import { findThings, productsMeant, type Thing } from './named-kinds.ts'
import { isStated, nearestSizes } from './nearest-sizes.ts'
import { termList } from './term-lists.ts'

type Reader<L> = Pick<CatalogWords<L>, 'lists' | 'phrases' | 'vocabulary'>

/** The products of a text in one of its readings. */
export interface Found<L> {
  list: L
  isRelaxed: boolean
  /** where the words stand that name the product */
  product: Span | undefined
  /** the parts of the query that no such product has */
  setAside: readonly Pick<Term, 'said' | 'span'>[]
  /** the size that no product has: those of the nearest sizes are found */
  notSold: Span | undefined
}

interface Reading<L> extends Found<L> {
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
export function findProducts<L>(reader: Reader<L>, text: Understood): Found<L> & { text: Understood } {
  const { lists } = reader
  const asTyped = bestReading(lists, text)
  const completed = !asTyped || asTyped.cost > COMPLETED_COST ? completeWord(reader, text) : undefined
  const asCompleted = completed && bestReading(lists, completed)
  if (asCompleted && asCompleted.cost + COMPLETED_COST < (asTyped?.cost ?? Infinity))
    return { ...turnAway(lists, asCompleted, completed), text: completed }
  return { ...turnAway(lists, asTyped ?? findByWords(lists, text), text), text }
}

function bestReading<L>(lists: Lists<L>, text: Understood): Reading<L> | undefined {
  let best: Reading<L> | undefined
  for (const thing of findThings(lists, text.terms)) {
    if (best && thing.cost >= best.cost) break
    const reading = readAs(lists, text, thing)
    if (!best || reading.cost < best.cost) best = reading
  }
  return best
}

/** The products of the kind that have the other words; after them, other products that have all the words. */
function readAs<L>(lists: Lists<L>, text: Understood, thing: Thing<L>): Reading<L> {
  const { terms, measures } = text
  const setAside: Term[] = []
  let notSold: Span | undefined
  let { cost } = thing
  let things = thing.list
  let others = plainMatches(lists, terms.slice(thing.from, thing.to + 1))
  for (const term of [...terms.slice(0, thing.from), ...terms.slice(thing.to + 1)]) {
    const list = termList(lists, term, things)
    const both = lists.both(things, list)
    if (lists.isEmpty(both)) {
      const near = nearestSizes(lists, things, term, text)
      if (lists.isEmpty(near)) setAside.push(term)
      else {
        things = near
        others = lists.both(others, near)
        notSold ??= term.span
      }
      cost += costOf(lists, term, COSTS.product, COSTS.word)
      continue
    }
    // A word that is only in descriptions does not tell one kind of product from another.
    if (lists.isEmpty(lists.both(things, lists.atLeast(list, 1)))) {
      things = lists.lifted(things, list)
      cost += costOf(lists, term, COSTS.productInTexts, COSTS.wordInTexts)
    } else things = both
    others = lists.both(others, list)
  }
  const product = { from: terms[thing.from]!.span.from, to: terms[thing.to]!.span.to }
  const fitting = narrow(lists, things, measures)
  cost += fitting.missed.filter(isPlainSize).length * COSTS.size
  notSold ??= sizeMissed(lists, fitting)
  const found = { product, setAside, cost, notSold }
  if (fitting.isRelaxed) return { ...fitting, ...found }
  const other = narrow(lists, lists.without(others, things), measures)
  const list = other.isRelaxed ? fitting.list : lists.either(fitting.list, other.list)
  return { ...found, list, isRelaxed: setAside.length > 0 || notSold !== undefined }
}

/** A named product costs more than a word. */
const costOf = <L>(lists: Lists<L>, term: Term, product: number, word: number): number =>
  lists.isEmpty(productsMeant(lists, term)) ? word : product

/** A plain size that none of the products has; those that are found have the nearest. */
const sizeMissed = <L>(lists: Lists<L>, { list, missed }: Narrowed<L>): Span | undefined =>
  missed.find(
    (measure) =>
      isPlainSize(measure) &&
      !UNSIZED.has(measure.quantities[0]!) &&
      measure.quantities.some((quantity) => isStated(lists, list, quantity)),
  )?.span
const UNSIZED: ReadonlySet<string> = new Set(['price', 'squareFeet'])

/** A limit does not decide what is asked for: a narrower one would find other products. */
const isPlainSize = ({ min, max }: Measure): boolean => Number.isFinite(min) && Number.isFinite(max)

/** What words say that name no goods. */
const UNNAMED = { product: undefined, notSold: undefined }

/** The products that have every term, or otherwise those that have the most of them. */
function findByWords<L>(lists: Lists<L>, text: Understood): Found<L> {
  const { terms, measures } = text
  const ofTerms = sizesFirst(
    lists,
    terms.map((term) => termList(lists, term)),
    terms,
  )
  const [only] = terms
  if (terms.length === 1 && isSize(only!.said) && lists.isEmpty(ofTerms[0]!)) {
    const list = nearestSizes(lists, lists.all(), only!, text)
    return { list, isRelaxed: !lists.isEmpty(list), setAside: [], product: undefined, notSold: only!.span }
  }
  const strict = ofTerms.length === 0 ? lists.all() : ofTerms.reduce((a, b) => lists.both(a, b))
  const isStrict = ofTerms.length === 0 || !lists.isEmpty(strict)
  const found = isStrict ? strict : mostWithin(lists, ofTerms, measures)
  const fitting = narrow(lists, found, measures)
  // A figure with its unit says more than a word that names nothing: "70 pint crawl".
  const byFigures = fitting.isRelaxed && terms.length > 0 ? narrow(lists, lists.all(), measures) : fitting
  if (!byFigures.isRelaxed && fitting.isRelaxed)
    return { list: byFigures.list, isRelaxed: true, setAside: terms, ...UNNAMED }
  const setAside = isStrict ? [] : terms.filter((_, i) => lists.isEmpty(ofTerms[i]!))
  const isOnlyInTexts = ofTerms.length > 0 && lists.isEmpty(lists.atLeast(found, 1))
  const isRelaxed = (!isStrict || isOnlyInTexts || fitting.isRelaxed) && !lists.isEmpty(found)
  return {
    list: fitting.list,
    isRelaxed,
    setAside,
    product: undefined,
    notSold: sizeMissed(lists, fitting),
  }
}

/** A size must be had: the other words count among the products that have it. */
function sizesFirst<L>(lists: Lists<L>, ofTerms: readonly L[], terms: readonly Term[]): readonly L[] {
  const sized = ofTerms.filter((list, i) => isSize(terms[i]!.said) && !lists.isEmpty(list))
  if (sized.length === 0 || sized.length === ofTerms.length) return ofTerms
  const all = sized.reduce((a, b) => lists.both(a, b))
  return lists.isEmpty(all)
    ? ofTerms
    : ofTerms.map((list) => (sized.includes(list) ? list : lists.both(list, all)))
}

/** Those with the most words, of the products that have the figures. */
function mostWithin<L>(lists: Lists<L>, ofTerms: readonly L[], measures: Understood['measures']): L {
  const sized = measures.length > 0 ? narrow(lists, lists.all(), measures) : undefined
  if (!sized || sized.isRelaxed) return lists.most(ofTerms)
  const most = lists.most(ofTerms.map((list) => lists.both(list, sized.list)))
  return lists.isEmpty(most) ? sized.list : most
}

/**
 * Removes the products that the text excludes. Where the words of an exclusion turn nothing away together,
 * the first of them do.
 */
function turnAway<L>(lists: Lists<L>, found: Found<L>, { without }: Understood): Found<L> {
  let { list } = found
  for (const { terms, measures } of without) {
    for (const measure of measures) list = withoutSize(lists, list, measure)
    for (let count = terms.length; count > 0; count--) {
      const named = havingAll(lists, terms.slice(0, count), 1)
      if (lists.isEmpty(lists.both(list, named))) continue
      const left = lists.without(list, named)
      // A word of their category turns all of them away: "hrv not erv". Then only names count.
      list = lists.isEmpty(left) ? lists.without(list, havingAll(lists, terms.slice(0, count), 2)) : left
      break
    }
  }
  return { ...found, list }
}

const havingAll = <L>(lists: Lists<L>, terms: readonly Term[], place: number): L =>
  terms.map((term) => lists.atLeast(termList(lists, term), place)).reduce((a, b) => lists.both(a, b))

/** Products that have all the words of the kind but are of another kind. */
const plainMatches = <L>(lists: Lists<L>, terms: readonly Term[]): L =>
  terms.map((term) => termList(lists, term)).reduce((a, b) => lists.both(a, b))
