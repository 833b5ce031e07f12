import { SIZES } from '#features/choosing/search/rules/matching/measure-text.ts'
import { type Found, findProducts } from '#features/choosing/search/rules/matching/readings.ts'
import { replaceBrand } from '#features/choosing/search/rules/matching/replace-brand.ts'
import { respell } from '#features/choosing/search/rules/matching/respell.ts'
import { takePlace } from '#features/choosing/search/rules/matching/take-place.ts'
import type { Window } from '#features/choosing/search/rules/query/measures/measures.ts'
import type { Order } from '#features/choosing/search/rules/query/measures/superlatives.ts'
import { readParts, saySize } from '#features/choosing/search/rules/query/parts/read-parts.ts'
import type { SearchQuery, Term } from '#features/choosing/search/server/ports.ts'
import { matchCodes, nearNumbers } from './codes/match-codes.ts'
import { nearModels } from './codes/near-models.ts'
import { type Asked, matchOld } from './codes/old-models.ts'
import { type Matched, NOTHING_FORBIDDEN, PLACE, type Reader } from './matched.ts'
import { type Postings, reuseLists } from './postings.ts'
import { raiseWished } from './raise-wished.ts'
import type { Scores } from './scratch.ts'
import { orderProducts, raiseNearest } from './text/order-products.ts'
import { SUNK, sinkForbidden } from './text/sink-forbidden.ts'

type Text = SearchQuery['text']

/**
 * The products that match a text, or undefined for a text without search words. Ranked: exact model number
 * or id, model number prefix, products of the kind that the text names, words in kind and name, words
 * anywhere. Words that no product of the kind has are ignored; when the text names no kind, the products
 * with the most words match.
 */
export function matchText(reader: Reader, whole: Text): Matched | undefined {
  if (isEmpty(whole)) return undefined
  reuseLists()
  const { text: asked, place } = takePlace(reader.lists, reader.law?.find, whole)
  const { columns } = reader
  const codes = matchCodes(columns, asked.code, () => hasKnownWord(reader, asked.terms))
  const models = matchModels(reader, asked, { codes, place })
  if (models) return models
  const spelled = respell(reader, asked)
  const { text: replaced, unsoldBrand, wished } = replaceBrand(reader, spelled.text)
  const { text, ...found } = findProducts(reader, replaced)
  const scores = reader.scratch.scores(columns.products.size)
  // When a model number matches, corrected spellings and nearest products are left out.
  if (!isEmpty(text, false) && !(codes.size > 0 && (found.isRelaxed || spelled.corrections.length > 0)))
    scoreProducts(reader, scores, found.list, text)
  sinkMobileModels(reader, scores, text, asked.brand)
  if (wished) raiseWished(reader, scores, wished)
  for (const [slot, score] of codes) scores.set(slot, score)
  const forbidden = place ? sinkForbidden(reader, scores, place) : NOTHING_FORBIDDEN
  const slots = scores.slots()
  return {
    slots,
    score: scores.get,
    words: text.terms.flatMap((term) => term.alternatives.flat()),
    ...(codes.size > 0
      ? NOTHING_SAID
      : sayMade(asked, text === replaced ? spelled : { ...spelled, text }, found)),
    isRelaxed: codes.size === 0 && slots.length > 0 && isRelaxed(asked, found),
    unsoldBrand: codes.size > 0 ? undefined : unsoldBrand,
    fits: undefined,
    place,
    forbidden,
  }
}

/** Models that are no longer sold, then those that a mistyped number may mean. */
function matchModels(reader: Reader, text: Text, asked: Pick<Asked, 'codes' | 'place'>): Matched | undefined {
  const near = asked.codes.size === 0 ? nearNumbers(reader.columns, reader.codesNear, text) : undefined
  return matchOld(reader, text, { ...asked, near, match: matchText }) ?? (near && nearModels(reader, near))
}

/** Goods beside those that the store does not sell are only the nearest. */
const isRelaxed = ({ advice }: Text, found: Pick<Found<Postings>, 'isRelaxed'>): boolean =>
  found.isRelaxed || advice?.kind === 'unsold'

const NOTHING_SAID = { corrections: [], setAside: [], read: [] }

/** What the page says about the reading of a text; advice speaks for itself. */
const sayMade = (
  { advice }: Text,
  { text, corrections }: ReturnType<typeof respell>,
  found: Omit<Found<Postings>, 'list'>,
) =>
  advice
    ? { ...NOTHING_SAID, corrections }
    : {
        corrections,
        setAside: found.setAside.map(({ said }) => said),
        ...(found.notSold && { notSold: saySize(text.plain, found.notSold, found.product) }),
        read: readParts(text, { ...found, aside: found.setAside.map(({ span }) => span) }),
      }

const isEmpty = (text: Text, withCode = true): boolean =>
  (!withCode || text.code === '') &&
  text.terms.length === 0 &&
  text.measures.length === 0 &&
  text.without.length === 0 &&
  text.order === undefined &&
  text.brand === undefined

/** True when a word of the query is more than the beginning of a model number. */
const hasKnownWord = ({ words }: Reader, terms: readonly Term[]): boolean =>
  terms.some((term) =>
    term.alternatives.some((phrase) =>
      phrase.every((word) => words.postings(word, false).places.some((place) => place !== OF_NAMES)),
    ),
  )

/** The place of words in model numbers, names and makers. */
const OF_NAMES = 2
const SAID = 5

/** The place of a word decides first; the score of words weighs less than one step between places. */
function scoreProducts({ columns, words }: Reader, scores: Scores, list: Postings, text: Text): void {
  const { slots, places, scores: weights } = list
  if (text.order) {
    orderProducts(columns, scores, list, besideSize(text.order, text.measures))
    return
  }
  const isRelaxed = places.every((place) => place === 0)
  for (let i = 0; i < slots.length; i++)
    scores.set(slots[i]!, PLACE * places[i]! + (isRelaxed ? Math.min(PLACE - 1, weights[i]!) : 0))
  for (const word of text.measures.filter(isOneFigure).flatMap((measure) => measure.said))
    raise(scores, words.postings(word, false))
  for (const measure of text.measures)
    if (measure.quantities[0] === 'squareFeet') raiseNearest(columns, scores, list, measure)
}

/** The smallest of those with one capacity is the narrowest. */
const besideSize = (order: Order, measures: Text['measures']): Order =>
  order.by[0] === 'size' && measures.some(({ quantities: [quantity = ''] }) => SIZES.has(quantity))
    ? { ...order, by: ['widthInches', 'heightInches', ...order.by] }
    : order

/** "95 or better" is no size that a name could state. */
const isOneFigure = ({ min, max }: Window): boolean => Number.isFinite(min) && Number.isFinite(max)

/** Products that state a size in their name rank above those that only have it. */
function raise(scores: Scores, list: Postings): void {
  for (let i = 0; i < list.slots.length; i++) {
    const slot = list.slots[i]!
    if (list.places[i]! > 1 && scores.has(slot)) scores.set(slot, scores.get(slot) + SAID)
  }
}

const OF_MOBILE_HOMES: ReadonlySet<string> = new Set(['mobile', 'manufactured'])
const FIGURE = /^[\d.]+$/

/**
 * Models for mobile homes alone stand behind all others, unless the text asks for them: by the home, or by a
 * word that such models alone have, such as their series, or by a maker of such models. "95 furnace" names a
 * figure, which asks for none.
 */
function sinkMobileModels(
  { columns, words }: Reader,
  scores: Scores,
  { terms }: SearchQuery['text'],
  maker: SearchQuery['text']['brand'],
): void {
  if (maker && /mobile ?home/.test(maker.means)) return

  const { mobileModels } = columns
  const isMobile = (slot: number): boolean => mobileModels[slot] === 1
  const found = scores.slots()
  if (!found.some(isMobile)) return
  const isTheirs = (word: string): boolean => {
    const { slots } = words.postings(word, false)
    return slots.length > 0 && slots.every(isMobile)
  }
  const asksForThem = ({ alternatives }: Term): boolean =>
    alternatives.flat().some((word) => OF_MOBILE_HOMES.has(word) || (!FIGURE.test(word) && isTheirs(word)))
  if (terms.some(asksForThem)) return
  for (const slot of found) if (isMobile(slot)) scores.set(slot, scores.get(slot) - SUNK)
}
