import { foldCode, slipBetween } from '#features/search/rules/codes/slips.ts'

/** A number with its slip; the likeliest come first. */
export interface NearCode {
  code: string
  slip: number
}

export interface NearCodes {
  /** the known numbers that differ from a typed one by one slip of eye or finger, the likeliest first */
  find(typed: string): NearCode[]
  /** the known numbers that begin with a typed one, when letters count as the digits that they look like */
  findBeginning(typed: string): string[]
}

/** Shorter numbers are near too many others. */
const SHORTEST = 4
const LONGEST = 60

/** True for a word of letters and digits as a model number is. */
export const looksLikeCode = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && /\d/.test(word) && /[a-z]/.test(word)

/** Signs that only look alike are a second slip beside another one. */
const furtherSlips = (typed: string, code: string, slip: number): number =>
  slip > 0 && slipBetween(typed, code) === undefined ? 1 : 0

/** `codes` is asked once, when a number is looked for that no product has. */
export function makeNearCodes(codes: () => Iterable<string>): NearCodes {
  let known: { code: string; folded: string }[] | undefined
  const all = () => {
    known ??= [...new Set(codes())]
      .filter((code) => code.length > SHORTEST)
      .map((code) => ({ code, folded: foldCode(code) }))
    return known
  }
  return {
    find(typed) {
      const wanted = foldCode(typed)
      const near: NearCode[] = []
      for (const { code, folded } of all()) {
        const slip = slipBetween(wanted, folded)
        if (slip !== undefined) near.push({ code, slip: slip + furtherSlips(typed, code, slip) })
      }
      return near.sort((a, b) => a.slip - b.slip)
    },
    findBeginning(typed) {
      const wanted = foldCode(typed)
      return all().flatMap(({ code, folded }) => (folded.startsWith(wanted) ? [code] : []))
    },
  }
}
