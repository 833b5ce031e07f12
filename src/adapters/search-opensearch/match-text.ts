import type { NearCode } from '#features/choosing/search/rules/matching/near-numbers.ts'
import { nearNumbers } from '#features/choosing/search/rules/matching/near-numbers.ts'
import {
  MOST_ALIKE,
  MOST_NAMED,
  nearOldModels,
  oldModelIn,
  type Replaced,
  sayReplaced,
} from '#features/choosing/search/rules/matching/old-models.ts'
import { findProducts } from '#features/choosing/search/rules/matching/readings.ts'
import { replaceBrand } from '#features/choosing/search/rules/matching/replace-brand.ts'
import { respell } from '#features/choosing/search/rules/matching/respell.ts'
import { takePlace } from '#features/choosing/search/rules/matching/take-place.ts'
import {
  hasKnownWord,
  isEmptyText,
  isRelaxed,
  NOTHING_SAID,
  sayMade,
} from '#features/choosing/search/rules/matching/text-notes.ts'
import type { AskedPlace, SearchPage, SearchQuery } from '#features/choosing/search/server/ports.ts'
import { type List, NONE } from './lists/list.ts'
import { anyOf, constant, type Dsl, matchOf, NOTHING } from './lists/to-query.ts'
import { lawOf, type PlaceVerdicts, withLaw } from './place-law.ts'
import { PLACE, type Ranking, rankText } from './rank-text.ts'
import type { Reader, Sold } from './reader.ts'

type Text = SearchQuery['text']

const EXACT_CODE = 3_000
const CODE_PREFIX = 2_000
const LESS_LIKELY = 100
const SHORTEST_CODE = 3
const MOST_NEAR = 24

/** The products that a text finds, as requests. */
export interface Plan
  extends Pick<
    SearchPage,
    'corrections' | 'isRelaxed' | 'setAside' | 'notSold' | 'unsoldBrand' | 'read' | 'fits' | 'replaced'
  > {
  match: Dsl
  ranking: Ranking
  /** what the words found, without model numbers; undefined where numbers alone were read */
  list: List | undefined
  /** the words of the query, to mark them in names */
  words: readonly string[]
  place: AskedPlace | undefined
  law: PlaceVerdicts | undefined
}

/** Products found by their numbers alone: no word of the text was read. */
export const byNumber = (scored: readonly Dsl[]): Plan => ({
  match: scored.length === 0 ? NOTHING : anyOf(scored),
  ranking: { score: scored.length === 0 ? NOTHING : { dis_max: { queries: scored } }, by: undefined },
  list: undefined,
  words: [],
  corrections: [],
  isRelaxed: false,
  setAside: [],
  read: [],
  unsoldBrand: undefined,
  place: undefined,
  law: undefined,
  fits: undefined,
})

/** Undefined for a text without search words; the rules are those of the engine of one process. */
export function planOf(reader: Reader, whole: Text): Plan | undefined {
  if (isEmptyText(whole)) return undefined
  const { text: asked, place } = takePlace(reader.lists, reader.law?.find, whole)
  const codes = codesIn(reader, asked)
  const models =
    codes.length === 0 ? planModels(reader, asked, place) : planOld(reader, asked, { codes, place })
  if (models) return models
  const spelled = respell(reader, asked)
  const { text: replaced, unsoldBrand, wished } = replaceBrand(reader, spelled.text)
  const { text, ...found } = findProducts(reader, replaced)
  // When a model number matches, corrected spellings and nearest products are left out.
  const isLeftOut =
    isEmptyText(text, false) || (codes.length > 0 && (found.isRelaxed || spelled.corrections.length > 0))
  const list = isLeftOut ? NONE : found.list
  const law = place && lawOf(reader, place)
  const ranking = rankText(reader, { list, text, maker: asked.brand, wished, codes })
  const hasHits = list.kind !== 'none' && !reader.lists.isEmpty(list)
  return {
    match: anyOf([matchOf(list), ...codes]),
    ranking: law ? withLaw(ranking, law) : ranking,
    list,
    words: text.terms.flatMap((term) => term.alternatives.flat()),
    ...(codes.length > 0
      ? NOTHING_SAID
      : sayMade(asked, text === replaced ? spelled : { ...spelled, text }, found)),
    isRelaxed: codes.length === 0 && hasHits && isRelaxed(asked, found),
    unsoldBrand: codes.length > 0 ? undefined : unsoldBrand,
    fits: undefined,
    place,
    law,
  }
}

/** Model numbers and ids that are the text or begin with it, with their scores; empty when none is. */
function codesIn(reader: Reader, { code, terms }: Text): readonly Dsl[] {
  if (code === '') return []
  const { ask, lists } = reader
  const isAny = (query: Dsl): boolean =>
    ask({
      key: `any ${JSON.stringify(query)}`,
      guess: false,
      body: { size: 0, terminate_after: 1, track_total_hits: 1, query },
      read: ({ hits }) => (hits.total?.value ?? 0) > 0,
    })
  const byId = { term: { id: code } }
  const exactly = code.length < SHORTEST_CODE ? byId : anyOf([byId, { term: { code } }])
  const beginning = { prefix: { code } }
  const found = isAny(exactly) ? [constant(exactly, EXACT_CODE)] : []
  if (code.length < SHORTEST_CODE || !isAny(beginning)) return found
  // Letters alone count as a prefix only when they are not a word of the catalog.
  const isPrefixMeant = /\d/.test(code) || !hasKnownWord(lists, terms)
  return isPrefixMeant ? [...found, constant(beginning, CODE_PREFIX)] : found
}

/** Models that are no longer sold, then those that a mistyped number may mean. */
function planModels(reader: Reader, text: Text, place: AskedPlace | undefined): Plan | undefined {
  const { findCodes: find, findCodesBeginning: findBeginning, ofCode } = reader
  const near = nearNumbers({ find, findBeginning, isSold: (code) => ofCode(code).length > 0 }, text)
  const old = planOld(reader, text, { codes: [], place })
  if (old) return old
  if (!near) return undefined
  const olds = reader.oldModels.size === 0 || text.advice ? undefined : nearOldModels(reader, near)
  if (olds) {
    const read = olds.map(({ model }) => model).join(' or ')
    return { ...standIns(reader, olds, { codes: [], place }), corrections: [{ said: near.said, read }] }
  }
  return planNear(reader, near)
}

interface Asked {
  codes: readonly Dsl[]
  place: AskedPlace | undefined
}

function planOld(reader: Reader, text: Text, asked: Asked): Plan | undefined {
  if (reader.oldModels.size === 0 || text.advice) return undefined
  const named = oldModelIn(reader, text)
  if (!named) return undefined
  const rest = named.rest && planOf(reader, named.rest)
  const hasHits = rest?.list && !reader.lists.isEmpty(rest.list)
  if (!rest || !hasHits || rest.isRelaxed) return standIns(reader, [named], asked)
  return { ...rest, replaced: [sayReplaced(reader, named, false), ...(rest.replaced ?? [])] }
}

/** What takes the place of old models, then goods of the same type and size. */
function standIns(reader: Reader, olds: readonly Replaced<Sold>[], { codes, place }: Asked): Plan {
  const idsOf = (products: readonly Sold[], score: (at: number) => number): Dsl[] =>
    products.map(({ id }, at) => constant({ term: { id } }, score(at)))
  const scored = olds.flatMap(({ successors, alike }) => [
    ...idsOf(alike, (at) => PLACE * (1 + MOST_ALIKE - at)),
    ...idsOf(successors, (at) => EXACT_CODE - at),
  ])
  const law = place && lawOf(reader, place)
  const plan = byNumber([...scored, ...codes])
  return {
    ...plan,
    ranking: law ? withLaw(plan.ranking, law) : plan.ranking,
    replaced: olds.map((each) => sayReplaced(reader, each, true)),
    place,
    law,
  }
}

/** The products that a mistyped model number may mean, then the goods that have its likeliest reading. */
function planNear(
  { ofCode, lists }: Reader,
  { candidates, said }: { candidates: readonly NearCode[]; said: string },
): Plan | undefined {
  const found = candidates
    .flatMap(({ code, slip }) => ofCode(code).map((product) => ({ ...product, code, slip })))
    .slice(0, MOST_NEAR)
  if (found.length === 0) return undefined
  const likeliest = found.filter(({ slip }) => slip === candidates[0]!.slip)
  const plan = byNumber([
    ...found.map(({ id, slip }) => constant({ term: { id } }, CODE_PREFIX - slip * LESS_LIKELY)),
    ...likeliest.map(({ code }) => constant(matchOf(lists.word(code, false)), PLACE)),
  ])
  const read = likeliest
    .slice(0, MOST_NAMED)
    .map(({ sku }) => sku)
    .join(' or ')
  return { ...plan, corrections: [{ said, read }] }
}
