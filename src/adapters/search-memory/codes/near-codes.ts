import { foldCode, SHORTEST_CODE, slipBetween } from '#features/choosing/search/rules/codes/slips.ts'
import type { NearCode } from '#features/choosing/search/rules/matching/near-numbers.ts'
import { makeTerms, type Terms } from '../words/terms.ts'

export interface NearCodes {
  /** the known numbers that differ from a typed one by one slip of eye or finger, the likeliest first */
  find(typed: string): NearCode[]
  /** the known numbers that begin with a typed one, when letters count as the digits that they look like */
  findBeginning(typed: string): string[]
}

/** Signs that only look alike are a second slip beside another one. */
const furtherSlips = (typed: string, code: string, slip: number): number =>
  slip > 0 && slipBetween(typed, code) === undefined ? 1 : 0

/** Numbers of one kind; a kind comes before the next one among equals. */
export interface KnownCodes {
  codes: Iterable<string>
  /** among equals they stand in the order of their letters, else as they come */
  isInOrder: boolean
}

/** Of a number with one slip, its first or its last signs are right: a slip touches two neighbors at most. */
const KEPT = 2
const SIGNS = 1 << 8

const startOf = (folded: string): number => signs(folded.charCodeAt(0), folded.charCodeAt(1))
const endOf = (folded: string): number =>
  signs(folded.charCodeAt(folded.length - KEPT), folded.charCodeAt(folded.length - 1))
const signs = (first: number, second: number): number => (first % SIGNS) * SIGNS + (second % SIGNS)

/** The known numbers, found by their first and by their last signs; half a million products have millions. */
function readKnown(kinds: Iterable<KnownCodes>) {
  const terms = makeTerms()
  const ends: { isInOrder: boolean; end: number }[] = []
  for (const { codes, isInOrder } of kinds) {
    for (const code of codes) if (code.length > SHORTEST_CODE) terms.add(code)
    ends.push({ isInOrder, end: terms.size() })
  }
  const kindOf = (term: number): number => ends.findIndex(({ end }) => term < end)
  return {
    terms,
    byStart: groupBy(terms, (code) => startOf(foldCode(code.slice(0, KEPT)))),
    byEnd: groupBy(terms, (code) => endOf(foldCode(code.slice(-KEPT)))),
    /** the order of two numbers that are equally likely */
    compare(one: number, other: number): number {
      const kind = kindOf(one)
      if (kind !== kindOf(other)) return kind - kindOf(other)
      if (!ends[kind]!.isInOrder) return one - other
      return terms.at(one) < terms.at(other) ? -1 : 1
    },
  }
}

/** The numbers of each key, one group after the other. */
function groupBy(terms: Terms, keyOf: (code: string) => number): (key: number) => Uint32Array {
  const starts = new Uint32Array(SIGNS * SIGNS + 1)
  const keys = new Uint16Array(terms.size())
  for (let term = 0; term < keys.length; term++) {
    keys[term] = keyOf(terms.at(term))
    starts[keys[term]! + 1]!++
  }
  for (let key = 0; key < SIGNS * SIGNS; key++) starts[key + 1]! += starts[key]!
  const next = starts.slice()
  const grouped = new Uint32Array(keys.length)
  for (let term = 0; term < keys.length; term++) grouped[next[keys[term]!]!++] = term
  return (key) => grouped.subarray(starts[key], starts[key + 1])
}

/** `kinds` is asked once, when a number is looked for that no product has. */
export function makeNearCodes(kinds: () => Iterable<KnownCodes>): NearCodes {
  let read: ReturnType<typeof readKnown> | undefined
  const known = () => {
    read ??= readKnown(kinds())
    return read
  }
  return {
    find(typed) {
      const wanted = foldCode(typed)
      const { terms, byStart, byEnd, compare } = known()
      const near = new Map<number, NearCode>()
      for (const group of [byStart(startOf(wanted)), byEnd(endOf(wanted))])
        for (const term of group) {
          // A slip changes the length by one sign at most.
          if (Math.abs(terms.lengthOf(term) - wanted.length) > 1 || near.has(term)) continue
          const code = terms.at(term)
          const slip = slipBetween(wanted, foldCode(code))
          if (slip !== undefined) near.set(term, { code, slip: slip + furtherSlips(typed, code, slip) })
        }
      return [...near]
        .sort(([one, a], [other, b]) => a.slip - b.slip || compare(one, other))
        .map(([, code]) => code)
    },
    findBeginning(typed) {
      const wanted = foldCode(typed)
      const { terms, byStart, compare } = known()
      return [...byStart(startOf(wanted))]
        .filter((term) => foldCode(terms.at(term)).startsWith(wanted))
        .sort(compare)
        .map((term) => terms.at(term))
    },
  }
}
