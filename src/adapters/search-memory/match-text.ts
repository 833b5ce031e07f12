import { nearNumbers } from '#features/choosing/search/rules/matching/near-numbers.ts'
import { findProducts } from '#features/choosing/search/rules/matching/readings.ts'
import { replaceBrand } from '#features/choosing/search/rules/matching/replace-brand.ts'
import { respell } from '#features/choosing/search/rules/matching/respell.ts'
import { takePlace } from '#features/choosing/search/rules/matching/take-place.ts'
import {
  asksForMobile,
  besideSize,
  hasKnownWord,
  isEmptyText,
  isOneFigure,
  isRelaxed,
  NOTHING_SAID,
  sayMade,
} from '#features/choosing/search/rules/matching/text-notes.ts'
import type { SearchQuery } from '#features/choosing/search/server/ports.ts'
import { matchCodes, slotsOf } from './codes/match-codes.ts'
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
  if (isEmptyText(whole)) return undefined
  reuseLists()
  const { text: asked, place } = takePlace(reader.lists, reader.law?.find, whole)
  const { columns } = reader
  const codes = matchCodes(columns, asked.code, () => hasKnownWord(reader.lists, asked.terms))
  const models = matchModels(reader, asked, { codes, place })
  if (models) return models
  const spelled = respell(reader, asked)
  const { text: replaced, unsoldBrand, wished } = replaceBrand(reader, spelled.text)
  const { text, ...found } = findProducts(reader, replaced)
  const scores = reader.scratch.scores(columns.products.size)
  // When a model number matches, corrected spellings and nearest products are left out.
  if (!isEmptyText(text, false) && !(codes.size > 0 && (found.isRelaxed || spelled.corrections.length > 0)))
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
  const { codesNear, columns } = reader
  const isSold = (code: string) => slotsOf(columns, code).length > 0
  const near = asked.codes.size === 0 ? nearNumbers({ ...codesNear, isSold }, text) : undefined
  return matchOld(reader, text, { ...asked, near, match: matchText }) ?? (near && nearModels(reader, near))
}

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

/** Products that state a size in their name rank above those that only have it. */
function raise(scores: Scores, list: Postings): void {
  for (let i = 0; i < list.slots.length; i++) {
    const slot = list.slots[i]!
    if (list.places[i]! > 1 && scores.has(slot)) scores.set(slot, scores.get(slot) + SAID)
  }
}

/**
 * Models for mobile homes alone stand behind all others, unless the text asks for them: by the home, or by a
 * word that such models alone have, such as their series, or by a maker of such models. "95 furnace" names a
 * figure, which asks for none.
 */
function sinkMobileModels(
  { columns, lists }: Reader,
  scores: Scores,
  { terms }: SearchQuery['text'],
  maker: SearchQuery['text']['brand'],
): void {
  if (maker && /mobile ?home/.test(maker.means)) return

  const { mobileModels } = columns
  const isMobile = (slot: number): boolean => mobileModels[slot] === 1
  const found = scores.slots()
  if (!found.some(isMobile)) return
  const isTheirs = ({ slots }: Postings): boolean => slots.length > 0 && slots.every(isMobile)
  if (asksForMobile(lists, terms, isTheirs)) return
  for (const slot of found) if (isMobile(slot)) scores.set(slot, scores.get(slot) - SUNK)
}
