import {
  HIGHER_NAME,
  highestMeaning,
  PER_MEANING,
  PLACES_PER_MEANING,
} from '#features/choosing/search/rules/matching/meanings.ts'
import {
  ABOUT,
  PER_SHARE,
  WISHED,
  type Wishes,
} from '#features/choosing/search/rules/matching/replace-brand.ts'
import { termList } from '#features/choosing/search/rules/matching/term-lists.ts'
import {
  asksForMobile,
  besideSize,
  isOneFigure,
} from '#features/choosing/search/rules/matching/text-notes.ts'
import type { Order } from '#features/choosing/search/rules/query/measures/superlatives.ts'
import type { Measure, Quantity, SearchQuery } from '#features/choosing/search/server/ports.ts'
import { atLeast, type List, placesOf } from './lists/list.ts'
import { constant, type Dsl, figureQuery, matchOf, rarityOf, scoreOf } from './lists/to-query.ts'
import type { Reader } from './reader.ts'

type Text = SearchQuery['text']

/** The order of products: by score, then by a figure that the text asks for, then by merit. */
export interface Ranking {
  score: Dsl
  by: { quantity: Quantity; direction: Order['direction'] } | undefined
}

/** What one step between the places of a product weighs; other parts of a score weigh less. */
export const PLACE = 10
/** More than any product has: who has it not stands behind all who have. */
export const SUNK = 10_000
const SAID = 5
const NEAREST = 4
/** Words in texts alone weigh by their rarity, less than one step between places. */
const RARITY = 0.3
/** What falls with the distance of a figure falls in so many steps. */
const STEPS = 24

const MOBILE: Dsl = { term: { mobile: true } }

export interface Ranked {
  list: List
  text: Text
  maker: Text['brand']
  wished: Wishes | undefined
  /** model numbers, with their scores */
  codes: readonly Dsl[]
}

export function rankText(reader: Reader, { list, text, maker, wished, codes }: Ranked): Ranking {
  const ordered = text.order && orderBy(reader, list, besideSize(text.order, text.measures))
  const of = ordered?.score ?? scoreByPlace(reader, list, text)
  const isSunk = sinksMobile(reader, list, text, maker)
  const raised = [
    ...(wished ? wishes(reader, wished) : []),
    ...(isSunk ? [constant({ bool: { must_not: [MOBILE] } }, SUNK)] : []),
  ]
  const scored = raised.length === 0 ? of : { bool: { must: [of], should: raised } }
  // A number stands before all words, also where models for mobile homes stand behind the others.
  const numbers = isSunk ? codes.map((query) => ({ bool: { must: [query, constant(query, SUNK)] } })) : codes
  return { score: { dis_max: { queries: [scored, ...numbers] } }, by: ordered?.by }
}

function scoreByPlace({ lists }: Reader, list: List, { measures }: Text): Dsl {
  if (list.kind === 'none') return matchOf(list)
  const isRelaxed = (placesOf(list).at(-1) ?? 0) === 0 || lists.isEmpty(atLeast(list, 1))
  const score = isRelaxed
    ? { bool: { must: [{ function_score: { query: rarityOf(list), boost: RARITY } }] } }
    : scoreOf(list, PLACE)
  // Products that state a size in their name rank above those that only have it.
  const said = measures
    .filter(isOneFigure)
    .flatMap((measure) => measure.said)
    .map((each) => constant(matchOf(atLeast(lists.word(each, false), 2)), SAID))
  const nearest = measures.filter(({ quantities }) => quantities[0] === 'squareFeet').flatMap(nearestFirst)
  return said.length + nearest.length === 0
    ? score
    : { bool: { must: [score], should: [...said, ...nearest] } }
}

/** Of the machines that cover an area, the one that covers little more comes first. */
function nearestFirst({ quantities: [quantity], target }: Measure): Dsl[] {
  if (!quantity) return []
  const worth = (over: number): number => NEAREST / (1 + PER_SHARE * over)
  // Each further step is reached by the figures that are nearer.
  return Array.from({ length: STEPS }, (_, at) => {
    const over = 2 ** (4 - at / 2) / 8
    const nearer = 2 ** (4 - (at + 1) / 2) / 8
    return constant(
      figureQuery([quantity], [{ min: target, max: target * (1 + over) }]),
      worth(nearer) - worth(over),
    )
  })
}

/** The stages, efficiency and size of another maker's model. */
function wishes({ lists }: Reader, { terms, measures }: Wishes): Dsl[] {
  const shares = Array.from({ length: STEPS / 3 }, (_, at) => ABOUT + at / (PER_SHARE * (STEPS / 3)))
  return [
    ...terms.map((term) => constant(matchOf(termList(lists, term)), WISHED)),
    ...measures.flatMap(({ quantities, target }) =>
      shares.map((share) =>
        constant(
          figureQuery(quantities, [{ min: target * (1 - share), max: target * (1 + share) }]),
          WISHED / shares.length,
        ),
      ),
    ),
  ]
}

/** Kinds in the order in which they are meant; within a kind, by the first figure that such products have. */
function orderBy({ lists }: Reader, list: List, order: Order): Ranking {
  const [first = ''] = order.by
  const highest = highestMeaning(first)
  const meant = (meaning: number): List => atLeast(list, PLACES_PER_MEANING * meaning - HIGHER_NAME)
  const meanings = Array.from({ length: highest }, (_, at) => highest - at)
  const most = meanings.find((meaning) => !lists.isEmpty(meant(meaning))) ?? 0
  const isStated = (quantity: Quantity, from: number): boolean =>
    !lists.isEmpty(
      lists.within(from === 0 ? list : meant(from), [quantity], [{ min: -Infinity, max: Infinity }]),
    )
  const quantity = order.by.find((each) => isStated(each, most)) ?? order.by.find((each) => isStated(each, 0))
  return {
    score: {
      bool: {
        must: [constant(matchOf(list), PER_MEANING)],
        should: meanings.map((meaning) => constant(matchOf(meant(meaning)), PER_MEANING)),
      },
    },
    by: quantity && { quantity, direction: order.direction },
  }
}

/** Models for mobile homes alone stand behind all others, unless the text asks for them. */
function sinksMobile({ lists, ask }: Reader, list: List, { terms }: Text, maker: Text['brand']): boolean {
  if (list.kind === 'none' || (maker && /mobile ?home/.test(maker.means))) return false
  const isAny = (query: Dsl): boolean =>
    ask({
      key: `any ${JSON.stringify(query)}`,
      guess: false,
      body: { size: 0, terminate_after: 1, track_total_hits: 1, query },
      read: ({ hits }) => (hits.total?.value ?? 0) > 0,
    })
  if (!isAny({ bool: { filter: [matchOf(list), MOBILE] } })) return false
  const isTheirs = (each: List): boolean =>
    !lists.isEmpty(each) && !isAny({ bool: { filter: [matchOf(each)], must_not: [MOBILE] } })
  return !asksForMobile(lists, terms, isTheirs)
}
