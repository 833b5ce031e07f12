import { foldCode, looksLikeCode } from '../codes/slips.ts'
import { NOISE } from '../query/noise.ts'
import type { Understood } from '../query/understand-query.ts'
import { lettersAndDigits } from '../query/words.ts'

/** A number with its slip; the likeliest come first. */
export interface NearCode {
  code: string
  slip: number
}

/** The numbers that a mistyped model number may mean, the likeliest first. */
export interface NearNumbers {
  candidates: readonly NearCode[]
  /** the number as typed */
  said: string
}

/** Where the numbers of a catalog are looked up. */
interface KnownNumbers {
  isSold(code: string): boolean
  /** the known numbers that differ from a typed one by one slip of eye or finger, the likeliest first */
  find(typed: string): readonly NearCode[]
  /** the known numbers that begin with a typed one, when letters count as the digits that they look like */
  findBeginning(typed: string): readonly string[]
}

/**
 * For a text that is one model number which no product has: those that differ from it by one slip, or else
 * those that it begins when letters count as the digits that they look like.
 */
export function nearNumbers(known: KnownNumbers, text: Understood): NearNumbers | undefined {
  if (text.terms.some(({ meanings }) => meanings.length > 0) || text.without.length > 0) return undefined
  const said = text.plain
    .split(' ')
    .filter((word) => !NOISE.has(word))
    .join(' ')
  const code = lettersAndDigits(said)
  if (!looksLikeCode(foldCode(code)) || known.isSold(code)) return undefined
  // Letters alone are a number only when each one that is wrong looks like the digit that is right.
  const slips = known.find(code).filter(({ slip }) => slip === 0 || /\d/.test(code))
  const candidates =
    slips.length > 0 || !/\d/.test(code)
      ? slips
      : known.findBeginning(code).map((each) => ({ code: each, slip: 0 }))
  return { candidates, said: said.toUpperCase() }
}
