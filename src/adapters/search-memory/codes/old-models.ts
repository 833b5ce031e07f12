import type { OldModel } from '#features/choosing/search/rules/codes/old-models.ts'
import { brandToken } from '#features/choosing/search/rules/query/asked-brands.ts'
import { JOINTS, NOISE } from '#features/choosing/search/rules/query/noise.ts'
import { typeToken } from '#features/choosing/search/rules/query/trade-words.ts'
import { understandQuery } from '#features/choosing/search/rules/query/understand-query.ts'
import { lettersAndDigits, normalize } from '#features/choosing/search/rules/query/words.ts'
import type { AskedPlace, SearchQuery } from '#features/choosing/search/server/ports.ts'
import { type Matched, matchedByNumber, NOTHING_FORBIDDEN, PLACE, type Reader } from '../matched.ts'
import { sinkForbidden } from '../text/sink-forbidden.ts'
import { EXACT_CODE, type NearNumbers, slotsOf } from './match-codes.ts'
import { MOST_NAMED, modelOf } from './near-models.ts'

type Text = SearchQuery['text']

/** An old model with what is sold in its place. */
interface Replaced {
  old: OldModel
  /** its number as the page says it */
  model: string
  successors: readonly number[]
  /** products of its type, the nearest size first */
  alike: readonly number[]
}

/** An old model that a text names, and its other words. */
interface Named extends Replaced {
  rest: readonly string[]
}

const MOST_WORDS = 3
const MOST_SUCCESSORS = 5
/** A chain of old models is followed for so many. */
const MOST_FOLLOWED = 50
const MOST_ALIKE = 60
/** The place of words in model numbers and names. */
const OF_NAMES = 2
const NOT_WANTED = /^(?:no|not|without|except|sin)$/
/** Words that ask whether and by what a model was replaced. */
const ASKS = new Set(
  `discontinued obsolete retired old older newer newest latest current longer anymore still available sold
  successor supersede superseded supersedes replaces replaced version equivalent instead alternative
  substitute swap upgrade cross reference after out stopped making comparable similar same like now
  descontinuado reemplazo`.split(/\s+/),
)

/**
 * What is sold in place of a number; undefined for one that is still sold, alone or within a system, and for
 * one of a maker that is not sold, which is read as such.
 */
export function replacedModel(reader: Reader, code: string): Omit<Replaced, 'model'> | undefined {
  const { columns, words, oldModels } = reader
  const old = oldModels.get(code)
  if (!old || slotsOf(columns, code).length > 0) return undefined
  if (words.postings(code, false).places.includes(OF_NAMES)) return undefined
  const successors = successorsOf(reader, old.successors, new Set([code])).slice(0, MOST_SUCCESSORS)
  if (successors.length === 0 && words.postings(brandToken(old.brand), false).slots.length === 0)
    return undefined
  const alike = alikeOf(reader, old)
  return successors.length + alike.length > 0 ? { old, successors, alike } : undefined
}

function successorsOf(reader: Reader, codes: readonly string[], seen: Set<string>): number[] {
  return codes.flatMap((code) => {
    if (seen.has(code) || seen.size > MOST_FOLLOWED) return []
    seen.add(code)
    const sold = slotsOf(reader.columns, code)
    return sold.length > 0 ? sold : successorsOf(reader, reader.oldModels.get(code)?.successors ?? [], seen)
  })
}

/** Products of the type of an old model, the nearest size first. */
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
  const named = namedIn(reader, text)
  if (!named) return nearOld(reader, asked)
  const rest = named.rest.length === 0 ? undefined : matchRest(reader, named, asked)
  return rest ?? standIns(reader, [named], asked)
}

function namedIn(reader: Reader, { plain, said }: Text): Named | undefined {
  const words = plain.split(' ')
  const places = said.filter(({ kind }) => kind === 'place')
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const number = words.slice(at, at + length)
      const code = lettersAndDigits(number.join(''))
      const found = reader.oldModels.has(code) ? replacedModel(reader, code) : undefined
      if (!found || NOT_WANTED.test(words[at - 1] ?? '')) continue
      const own = new Set(normalize(found.old.brand).split(' '))
      const isRest = (word: string, index: number): boolean =>
        (index < at || index >= at + length) &&
        !places.some(({ from, to }) => index >= from && index < to) &&
        !NOISE.has(word) &&
        !JOINTS.has(word) &&
        !ASKS.has(word) &&
        !own.has(word)
      const model = found.old.model || number.join(' ').toUpperCase()
      return { ...found, model, rest: words.filter(isRest) }
    }
  return undefined
}

/** What a text asks for beside an old model; undefined when that is only what the model is. */
function matchRest(reader: Reader, named: Named, { match }: Asked): Matched | undefined {
  const text = understandQuery(`${named.rest.join(' ')} `, reader.vocabulary)
  const kind = typeToken(named.old.type)
  const isItsKind = text.terms.every(({ meanings }) => meanings.some(({ tokens }) => tokens[0] === kind))
  const matched = isItsKind ? undefined : match(reader, text)
  if (!matched || matched.slots.length === 0 || matched.isRelaxed) return undefined
  return { ...matched, replaced: [sayReplaced(reader, named, false), ...(matched.replaced ?? [])] }
}

/** A mistyped number counts as an old model when no number that is sold is as near. */
function nearOld(reader: Reader, asked: Asked): Matched | undefined {
  if (!asked.near) return undefined
  const { candidates, said } = asked.near
  const likeliest = candidates.filter(({ slip }) => slip === candidates[0]?.slip)
  const olds = likeliest.flatMap(({ code }) => {
    const found = replacedModel(reader, code)
    return found ? [{ ...found, model: found.old.model || code.toUpperCase() }] : []
  })
  if (olds.length === 0 || olds.length < likeliest.length) return undefined
  const named = olds.slice(0, MOST_NAMED)
  const read = named.map(({ model }) => model).join(' or ')
  return { ...standIns(reader, named, asked), corrections: [{ said, read }] }
}

function standIns(reader: Reader, olds: readonly Replaced[], { codes, place }: Asked): Matched {
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
    replaced: olds.map((each) => sayReplaced(reader, each, true)),
    place,
    forbidden,
  }
}

/** `isShown`: the products are what is sold in its place. */
const sayReplaced = (
  reader: Reader,
  { model, successors }: Replaced,
  isShown: boolean,
): NonNullable<Matched['replaced']>[number] => ({
  model,
  by: successors.map((slot) => modelOf(reader, slot)),
  isShown,
})
