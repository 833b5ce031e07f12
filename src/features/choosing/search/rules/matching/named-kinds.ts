import { ENDS_IN, IS } from '../query/head-words.ts'
import type { Term } from '../query/parts/terms.ts'
import type { Lists } from './lists.ts'

/** The kind of product that a query names: "line set" in "3/8 line set for a mini split". */
export interface Thing<L> {
  /** first and last of its terms */
  from: number
  to: number
  /** the products of this kind; a higher place means a closer match */
  list: L
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
export function findThings<L>(lists: Lists<L>, terms: readonly Term[]): Thing<L>[] {
  const clauses = [...new Set(terms.map(({ clause }) => clause))]
  for (const clause of clauses) {
    const from = terms.findIndex((term) => term.clause === clause)
    const to = terms.findLastIndex((term) => term.clause === clause)
    const things: Thing<L>[] = []
    for (let last = to; last >= from; last--) {
      const thing = thingThatEnds(lists, terms, { from, to }, last)
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
function thingThatEnds<L>(
  lists: Lists<L>,
  terms: readonly Term[],
  { from, to }: Pick<Thing<L>, 'from' | 'to'>,
  last: number,
): Thing<L> | undefined {
  const cost = describes(terms[last]!) ? DESCRIBING_COST : last === to ? 0 : NOT_LAST_COST
  const meant = productsMeant(lists, terms[last]!)
  if (!lists.isEmpty(meant)) return { from: last, to: last, list: meant, cost }
  for (let first = Math.max(from, last - LONGEST_THING + 1); first <= last; first++) {
    const run = terms.slice(first, last + 1)
    const list = productsNamed(lists, run.map((term) => term.alternatives[0]!.join('')).join(''))
    if (!lists.isEmpty(list)) return { from: first, to: last, list, cost }
  }
  return undefined
}

/** The products that a word of the trade means. */
export const productsMeant = <L>(lists: Lists<L>, { meanings, said }: Term): L =>
  meanings.length === 0 ? lists.none() : lists.remember(`meant ${said}`, () => uniteMeanings(lists, meanings))

function uniteMeanings<L>(lists: Lists<L>, meanings: Term['meanings']): L {
  return meanings.reduce((found, { tokens, rank }) => {
    const place = Math.max(THING, FIRST_MEANT - rank * LATER_MEANT)
    const [first = ''] = tokens
    const list = first.startsWith('type.')
      ? lists.placed(ofType(lists, tokens), place)
      : productsNamed(lists, tokens.join(''), place)
    return lists.either(found, list)
  }, lists.none())
}

/** The products of a type that have each word in their kind or name, or else in their facts. */
export const ofType = <L>(lists: Lists<L>, [type = '', ...more]: readonly string[]): L =>
  more.reduce(
    (list, word) => {
      const found = lists.word(word, false)
      const named = lists.both(list, lists.atLeast(found, 2))
      return lists.isEmpty(named) ? lists.both(list, lists.atLeast(found, 1)) : named
    },
    lists.word(type, false),
  )

/** The products whose name is this, or ends in this. */
function productsNamed<L>(lists: Lists<L>, name: string, place = FIRST_MEANT): L {
  const exactly = lists.placed(lists.word(`${IS}${name}`, false), place)
  const longer = lists.placed(lists.word(`${ENDS_IN}${name}`, false), Math.max(THING, place - NAMED_LONGER))
  return lists.either(exactly, longer)
}
