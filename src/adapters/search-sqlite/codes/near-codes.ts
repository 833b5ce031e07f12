import { foldCode, slipBetween } from '#features/choosing/search/rules/codes/slips.ts'

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

interface KnownCode {
  position: number
  code: string
  folded: string
}

/** Of a number with one slip, its first or its last signs are right: a slip touches two neighbors at most. */
const KEPT = 2

const startOf = (folded: string): string => folded.slice(0, KEPT)
const endOf = (folded: string): string => folded.slice(-KEPT)

function readKnown(codes: Iterable<string>) {
  const all: KnownCode[] = [...new Set(codes)]
    .filter((code) => code.length > SHORTEST)
    .map((code, position) => ({ position, code, folded: foldCode(code) }))
  return {
    byStart: Map.groupBy(all, ({ folded }) => startOf(folded)),
    byEnd: Map.groupBy(all, ({ folded }) => endOf(folded)),
  }
}

/** `codes` is asked once, when a number is looked for that no product has. */
export function makeNearCodes(codes: () => Iterable<string>): NearCodes {
  let read: ReturnType<typeof readKnown> | undefined
  const known = () => {
    read ??= readKnown(codes())
    return read
  }
  return {
    find(typed) {
      const wanted = foldCode(typed)
      const { byStart, byEnd } = known()
      return [...new Set([...(byStart.get(startOf(wanted)) ?? []), ...(byEnd.get(endOf(wanted)) ?? [])])]
        .flatMap(({ position, code, folded }) => {
          const slip = slipBetween(wanted, folded)
          return slip === undefined ? [] : { position, code, slip: slip + furtherSlips(typed, code, slip) }
        })
        .sort((a, b) => a.slip - b.slip || a.position - b.position)
    },
    findBeginning(typed) {
      const wanted = foldCode(typed)
      const same = known().byStart.get(startOf(wanted)) ?? []
      return same.flatMap(({ code, folded }) => (folded.startsWith(wanted) ? [code] : []))
    },
  }
}
