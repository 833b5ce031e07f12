import type { NearNumbers } from '#features/choosing/search/rules/matching/near-numbers.ts'
import type { Columns } from '../columns/columns.ts'

export const EXACT_CODE = 3_000
const CODE_PREFIX = 2_000
const SHORTEST_CODE = 3

/**
 * Model numbers and ids that are the text or begin with it, with their scores.
 * A text of letters alone counts as a prefix only when it is not a word of the catalog.
 */
export function matchCodes(columns: Columns, code: string, isWord: () => boolean): Map<number, number> {
  const found = new Map<number, number>()
  const byId = columns.products.slotOf(code)
  if (byId !== undefined) found.set(byId, EXACT_CODE)
  if (code.length < SHORTEST_CODE) return found
  const { codes, products } = columns
  const first = firstCode(columns, code)
  const begins = (at: number): boolean => at < codes.length && products.codeAt(codes[at]!).startsWith(code)
  const isPrefixMeant = begins(first) && (/\d/.test(code) || !isWord())
  for (let at = first; begins(at); at++) {
    const isExact = products.codeAt(codes[at]!) === code
    if (!isExact && !isPrefixMeant) break
    found.set(codes[at]!, isExact ? EXACT_CODE : CODE_PREFIX)
  }
  return found
}

/** Products that a mistyped model number may mean. */
interface NearMatches {
  /** scores by slot; the slips that are equally likely have one score */
  found: Map<number, number>
  /** the likeliest of them */
  slots: readonly number[]
  /** the number as typed */
  said: string
}

const MOST_NEAR = 24
const LESS_LIKELY = 100

/** The products that have one of these numbers. */
export function matchNearCodes(columns: Columns, { candidates, said }: NearNumbers): NearMatches | undefined {
  const found = new Map<number, number>()
  const slots: number[] = []
  for (const { code: each, slip } of candidates) {
    for (const slot of slotsOf(columns, each).slice(0, MOST_NEAR - found.size)) {
      found.set(slot, CODE_PREFIX - slip * LESS_LIKELY)
      if (slip === candidates[0]!.slip) slots.push(slot)
    }
  }
  return found.size > 0 ? { found, slots, said } : undefined
}

/** The products whose model number this is. */
export function slotsOf(columns: Columns, code: string): number[] {
  const slots: number[] = []
  const { codes, products } = columns
  for (let at = firstCode(columns, code); at < codes.length && products.codeAt(codes[at]!) === code; at++)
    slots.push(codes[at]!)
  return slots
}

/** The first place in the order of numbers whose number does not come before this one. */
function firstCode({ codes, products }: Columns, code: string): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (products.codeAt(codes[middle]!) < code) low = middle + 1
    else high = middle
  }
  return low
}
