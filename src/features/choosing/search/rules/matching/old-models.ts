import type { OldModel, OldModels } from '../codes/old-models.ts'
import { JOINTS, NOISE } from '../query/noise.ts'
import { typeToken } from '../query/trade-words.ts'
import { type Understood, understandQuery } from '../query/understand-query.ts'
import type { Vocabulary } from '../query/vocabulary.ts'
import { lettersAndDigits, normalize } from '../query/words.ts'
import type { NearNumbers } from './near-numbers.ts'

/** What is sold, asked by number; `P` is how an engine names a product. */
export interface SoldGoods<P> {
  vocabulary: Vocabulary
  /** models that are no longer sold, by their codes: those of the catalog and of staff */
  oldModels: OldModels
  /** the products whose model number this is */
  ofCode(code: string): readonly P[]
  /** whether a number stands in the model numbers or names of products: that of a unit of a system */
  isInNames(code: string): boolean
  hasBrand(brand: string): boolean
  /** the products of the type of an old model, the nearest size first */
  alike(old: OldModel): readonly P[]
  /** a model number as the catalog writes it */
  written(product: P): string
}

/** An old model with what is sold in its place. */
export interface Replaced<P> {
  old: OldModel
  /** its number as the page says it */
  model: string
  successors: readonly P[]
  alike: readonly P[]
}

/** An old model that a text names, and what the text asks for beside it. */
export interface NamedOld<P> extends Replaced<P> {
  /** undefined where the other words only say what the model is */
  rest: Understood | undefined
}

const MOST_WORDS = 3
const MOST_SUCCESSORS = 5
/** A chain of old models is followed for so many. */
const MOST_FOLLOWED = 50
export const MOST_ALIKE = 60
/** So many numbers are named where one may be any of several. */
export const MOST_NAMED = 3
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
export function replacedModel<P>(goods: SoldGoods<P>, code: string): Omit<Replaced<P>, 'model'> | undefined {
  const old = goods.oldModels.get(code)
  if (!old || goods.ofCode(code).length > 0 || goods.isInNames(code)) return undefined
  const successors = successorsOf(goods, old.successors, new Set([code])).slice(0, MOST_SUCCESSORS)
  if (successors.length === 0 && !goods.hasBrand(old.brand)) return undefined
  const alike = goods.alike(old)
  return successors.length + alike.length > 0 ? { old, successors, alike } : undefined
}

function successorsOf<P>(goods: SoldGoods<P>, codes: readonly string[], seen: Set<string>): readonly P[] {
  return codes.flatMap((code) => {
    if (seen.has(code) || seen.size > MOST_FOLLOWED) return []
    seen.add(code)
    const sold = goods.ofCode(code)
    return sold.length > 0 ? sold : successorsOf(goods, goods.oldModels.get(code)?.successors ?? [], seen)
  })
}

/** The first old model that a text names. */
export function oldModelIn<P>(goods: SoldGoods<P>, { plain, said }: Understood): NamedOld<P> | undefined {
  const words = plain.split(' ')
  const places = said.filter(({ kind }) => kind === 'place')
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const number = words.slice(at, at + length)
      const code = lettersAndDigits(number.join(''))
      const found = goods.oldModels.has(code) ? replacedModel(goods, code) : undefined
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
      return { ...found, model, rest: readRest(goods, found.old, words.filter(isRest)) }
    }
  return undefined
}

/** What a text asks for beside an old model; undefined when that is only what the model is. */
function readRest(
  { vocabulary }: Pick<SoldGoods<never>, 'vocabulary'>,
  { type }: OldModel,
  words: readonly string[],
): Understood | undefined {
  if (words.length === 0) return undefined
  const text = understandQuery(`${words.join(' ')} `, vocabulary)
  const kind = typeToken(type)
  const isItsKind = text.terms.every(({ meanings }) => meanings.some(({ tokens }) => tokens[0] === kind))
  return isItsKind ? undefined : text
}

/** A mistyped number counts as an old model when no number that is sold is as near. */
export function nearOldModels<P>(
  goods: SoldGoods<P>,
  { candidates }: NearNumbers,
): readonly Replaced<P>[] | undefined {
  const likeliest = candidates.filter(({ slip }) => slip === candidates[0]?.slip)
  const olds = likeliest.flatMap(({ code }) => {
    const found = replacedModel(goods, code)
    return found ? [{ ...found, model: found.old.model || code.toUpperCase() }] : []
  })
  return olds.length === 0 || olds.length < likeliest.length ? undefined : olds.slice(0, MOST_NAMED)
}

/** `isShown`: the products are what is sold in its place. */
export const sayReplaced = <P>(
  { written }: Pick<SoldGoods<P>, 'written'>,
  { model, successors }: Pick<Replaced<P>, 'model' | 'successors'>,
  isShown: boolean,
): { model: string; by: string[]; isShown: boolean } => ({ model, by: successors.map(written), isShown })
