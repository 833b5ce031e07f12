import type { OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import type { NearNumbers } from '#features/choosing/search/rules/matching/near-numbers.ts'
import {
  MOST_ALIKE,
  nearOldModels,
  oldModelIn,
  type Replaced,
  type SoldGoods,
  sayReplaced,
} from '#features/choosing/search/rules/matching/old-models.ts'
import { brandToken } from '#features/choosing/search/rules/query/asked-brands.ts'
import { typeToken } from '#features/choosing/search/rules/query/trade-words.ts'
import type { AskedPlace, SearchQuery } from '#features/choosing/search/server/ports.ts'
import { type Matched, matchedByNumber, NOTHING_FORBIDDEN, PLACE, type Reader } from '../matched.ts'
import { sinkForbidden } from '../text/sink-forbidden.ts'
import { EXACT_CODE, slotsOf } from './match-codes.ts'
import { modelOf } from './near-models.ts'

type Text = SearchQuery['text']

/** The place of words in model numbers and names. */
const OF_NAMES = 2

export const soldGoods = (reader: Reader): SoldGoods<number> => ({
  vocabulary: reader.vocabulary,
  oldModels: reader.oldModels,
  ofCode: (code) => slotsOf(reader.columns, code),
  isInNames: (code) => reader.words.postings(code, false).places.includes(OF_NAMES),
  hasBrand: (brand) => reader.words.postings(brandToken(brand), false).slots.length > 0,
  alike: (old) => alikeOf(reader, old),
  written: (slot) => modelOf(reader, slot),
})

function alikeOf({ columns, words }: Reader, { type, size }: OldModel): number[] {
  const ofType = type === '' ? [] : [...words.postings(typeToken(type), false).slots]
  if (size === null) return ofType.slice(0, MOST_ALIKE)
  const apart = (slot: number) => Math.abs(columns.products.sortAt('size', slot) - size)
  const off = new Map(
    ofType.map((slot) => [slot, Number.isNaN(apart(slot)) ? Number.MAX_VALUE : apart(slot)]),
  )
  return ofType.sort((one, other) => off.get(one)! - off.get(other)!).slice(0, MOST_ALIKE)
}

export interface Asked {
  /** products whose number is the text or begins with it */
  codes: ReadonlyMap<number, number>
  near: NearNumbers | undefined
  place: AskedPlace | undefined
  /** finds what the other words of the text ask for */
  match: (reader: Reader, text: Text) => Matched | undefined
}

/**
 * For a text that names a model which is no longer sold: what takes its place, then the same type and size.
 * Where it asks for something else beside the model, that is found, and the page still says what became of
 * the model.
 */
export function matchOld(reader: Reader, text: Text, asked: Asked): Matched | undefined {
  if (reader.oldModels.size === 0 || text.advice) return undefined
  const goods = soldGoods(reader)
  const named = oldModelIn(goods, text)
  if (!named) return nearOld(reader, goods, asked)
  const rest = named.rest && asked.match(reader, named.rest)
  if (!rest || rest.slots.length === 0 || rest.isRelaxed) return standIns(reader, goods, [named], asked)
  return { ...rest, replaced: [sayReplaced(goods, named, false), ...(rest.replaced ?? [])] }
}

function nearOld(reader: Reader, goods: SoldGoods<number>, asked: Asked): Matched | undefined {
  const named = asked.near && nearOldModels(goods, asked.near)
  if (!named) return undefined
  const read = named.map(({ model }) => model).join(' or ')
  return { ...standIns(reader, goods, named, asked), corrections: [{ said: asked.near!.said, read }] }
}

function standIns(
  reader: Reader,
  goods: SoldGoods<number>,
  olds: readonly Replaced<number>[],
  { codes, place }: Asked,
): Matched {
  const scores = reader.scratch.scores(reader.columns.products.size)
  for (const { successors, alike } of olds) {
    for (const [at, slot] of alike.entries())
      if (!scores.has(slot)) scores.set(slot, PLACE * (1 + MOST_ALIKE - at))
    for (const [at, slot] of successors.entries()) scores.set(slot, EXACT_CODE - at)
  }
  for (const [slot, score] of codes) if (!scores.has(slot)) scores.set(slot, score)
  const forbidden = place ? sinkForbidden(reader, scores, place) : NOTHING_FORBIDDEN
  return {
    ...matchedByNumber(scores),
    replaced: olds.map((each) => sayReplaced(goods, each, true)),
    place,
    forbidden,
  }
}
