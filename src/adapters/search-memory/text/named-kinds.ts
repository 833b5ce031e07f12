import { ENDS_IN, IS } from '#features/choosing/search/rules/query/head-words.ts'
import type { Term } from '#features/choosing/search/server/ports.ts'
import { fromPlace, intersect, NO_POSTINGS, type Postings, placed, unite } from '../postings.ts'
import type { WordsIndex } from '../words-index.ts'

/** The kind of product that a query names: "line set" in "3/8 line set for a mini split". */
export interface Thing {
  /** first and last of its terms */
  from: number
  to: number
  /** the products of this kind; a higher place means a closer match */
  list: Postings
  /** how unlikely this is what was asked for, beside what a reading sets aside */
  cost: number
}

/** Places of products of the named kind: from this one up. The main meaning has the highest. */
export const THING = 16
const FIRST_MEANT = 64
const LATER_MEANT = 12
const NAMED_LONGER = 2
const LONGEST_THING = 4
const NOT_LAST_COST = 1
const DESCRIBING_COST = 3

/**
 * Every kind of product that the first clause with one names, the likeliest first. English puts it last: the
 * line set in "mini split line set", the thermostat in "heat pump thermostat".
 */
export function findThings(words: WordsIndex, terms: readonly Term[]): Thing[] {
  const clauses = [...new Set(terms.map(({ clause }) => clause))]
  for (const clause of clauses) {
    const from = terms.findIndex((term) => term.clause === clause)
    const to = terms.findLastIndex((term) => term.clause === clause)
    const things: Thing[] = []
    for (let last = to; last >= from; last--) {
      const thing = thingThatEnds(words, terms, { from, to }, last)
      if (thing) things.push(thing)
    }
    if (things.length > 0) return things.toSorted((a, b) => a.cost - b.cost)
  }
  return []
}

/** "gas heat" in "package unit gas heat", "insulated" in "flex duct insulated": said after the kind. */
const DESCRIBING: ReadonlySet<string> = new Set(
  (
    'gas heat,electric heat,heat,heating,cooling,propane,lp,lpg,gas,natural gas,electric,oil,' +
    'wall mount,ceiling,window,concealed,horizontal,inverter,variable,low nox,ultra low nox'
  ).split(','),
)
/** True for words that only describe goods: "natural gas", "insulated". */
export const describes = ({ said, meanings }: Term): boolean =>
  DESCRIBING.has(said) || (meanings.length === 0 && /(?:ed|able)$/.test(said))

/** The longest name of a kind whose last word is the term at `last`. */
function thingThatEnds(
  words: WordsIndex,
  terms: readonly Term[],
  { from, to }: Pick<Thing, 'from' | 'to'>,
  last: number,
): Thing | undefined {
  const cost = describes(terms[last]!) ? DESCRIBING_COST : last === to ? 0 : NOT_LAST_COST
  const meant = productsMeant(words, terms[last]!)
  if (meant.slots.length > 0) return { from: last, to: last, list: meant, cost }
  for (let first = Math.max(from, last - LONGEST_THING + 1); first <= last; first++) {
    const run = terms.slice(first, last + 1)
    const list = productsNamed(words, run.map((term) => term.alternatives[0]!.join('')).join(''))
    if (list.slots.length > 0) return { from: first, to: last, list, cost }
  }
  return undefined
}

/** The products that a word of the trade means. */
export const productsMeant = (words: WordsIndex, { meanings, said }: Term): Postings =>
  meanings.length === 0 ? NO_POSTINGS : words.remember(`meant ${said}`, () => uniteMeanings(words, meanings))

function uniteMeanings(words: WordsIndex, meanings: Term['meanings']): Postings {
  return meanings.reduce((found, { tokens, rank }) => {
    const place = Math.max(THING, FIRST_MEANT - rank * LATER_MEANT)
    const [first = ''] = tokens
    const list = first.startsWith('type.')
      ? placed(ofType(words, tokens), place)
      : productsNamed(words, tokens.join(''), place)
    return unite(found, list)
  }, NO_POSTINGS)
}

/** The products of a type that have each word in their kind or name, or else in their facts. */
export const ofType = (words: WordsIndex, [type = '', ...more]: readonly string[]): Postings =>
  more.reduce(
    (list, word) => {
      const found = words.postings(word, false)
      const named = intersect(list, fromPlace(found, 2))
      return named.slots.length > 0 ? named : intersect(list, fromPlace(found, 1))
    },
    words.postings(type, false),
  )

/** The products whose name is this, or ends in this. */
function productsNamed(words: WordsIndex, name: string, place = FIRST_MEANT): Postings {
  const exactly = placed(words.postings(`${IS}${name}`, false), place)
  const longer = placed(words.postings(`${ENDS_IN}${name}`, false), Math.max(THING, place - NAMED_LONGER))
  return unite(exactly, longer)
}
