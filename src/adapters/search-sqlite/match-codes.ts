import type { Columns } from './columns.ts'

const EXACT_CODE = 3_000
const CODE_PREFIX = 2_000
const SHORTEST_CODE = 3

/**
 * Model numbers and ids that are the text or begin with it, with their scores.
 * A text of letters alone counts as a prefix only when it is not a word of the catalog.
 */
export function matchCodes(columns: Columns, code: string, isWord: boolean): Map<number, number> {
  const found = new Map<number, number>()
  const byId = columns.slotOf.get(code)
  if (byId !== undefined) found.set(byId, EXACT_CODE)
  if (code.length < SHORTEST_CODE) return found
  const isPrefixMeant = /\d/.test(code) || !isWord
  for (let at = firstCode(columns, code); at < columns.codes.length; at++) {
    const entry = columns.codes[at]!
    if (entry.code === code) found.set(entry.slot, EXACT_CODE)
    else if (isPrefixMeant && entry.code.startsWith(code)) found.set(entry.slot, CODE_PREFIX)
    else break
  }
  return found
}

function firstCode({ codes }: Columns, code: string): number {
  let low = 0
  let high = codes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (codes[middle]!.code < code) low = middle + 1
    else high = middle
  }
  return low
}
