import { looksLikeCode } from '../codes/slips.ts'
import { JOINTS, NOISE } from '../query/noise.ts'
import type { Understood } from '../query/understand-query.ts'
import { lettersAndDigits } from '../query/words.ts'
import type { NearCode } from './near-numbers.ts'

/** A model number of ours has at most so many words: "NVF96 080 B". */
const MOST_WORDS = 3
/** Words that ask for everything that fits. */
const ANY_PART = /^(?:parts|accessor(?:y|ies)|fits?|supplies|needs?|everything)$/
/** "Systems with NVA15-36" have the model in them; "to go with NVA15-36" asks for what fits it. */
const CONTAINS = /^(?:with|con|and)$/
const GOES_WITH = /^(?:goe?s?|works?|pairs?|match(?:es)?|fits?|compatible|used?)$/
const contains = (words: readonly string[], at: number): boolean =>
  CONTAINS.test(words[at - 1] ?? '') && !GOES_WITH.test(words[at - 2] ?? '')

/** Where the model numbers of a catalog are looked up; `P` is how an engine names a product. */
interface KnownModels<P> {
  ofCode(code: string): readonly P[]
  find(typed: string): readonly NearCode[]
}

/** The product of ours whose model number a text has beside other words, and those words. */
export function modelBeside<P>(
  known: KnownModels<P>,
  { plain }: Understood,
): { product: P; said: readonly string[] } | undefined {
  if (!/\d/.test(plain)) return undefined
  const words = plain.split(' ')
  for (let length = Math.min(MOST_WORDS, words.length - 1); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const said = words.slice(at, at + length)
      const code = lettersAndDigits(said.join(''))
      if (!looksLikeCode(code) || contains(words, at)) continue
      const [exact] = known.ofCode(code)
      const product = exact ?? (length === 1 ? known.ofCode(onlyNear(known.find(code)))[0] : undefined)
      if (product !== undefined) return { product, said }
    }
  return undefined
}

/** The number that a slip was made in, when it can be only one; else an empty text, which is no number. */
const onlyNear = ([first, second]: readonly NearCode[]): string =>
  first && first.slip < (second?.slip ?? Infinity) ? first.code : ''

/** What a text asks for beside the words of a model. */
export function askedBeside({ plain }: Understood, said: readonly string[]) {
  const rest = plain.split(' ').filter((word) => !said.includes(word))
  return {
    rest,
    /** the words that name goods */
    asksFor: rest.filter((word) => !NOISE.has(word) && !JOINTS.has(word) && !ANY_PART.test(word)),
    asksForAny: rest.some((word) => ANY_PART.test(word)),
  }
}
