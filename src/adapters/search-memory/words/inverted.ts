import type { Steps } from '../turns.ts'
import { type Entries, readEntry } from './entries.ts'

/** The products of each word: the steps between their slots and the pattern of each. */
export interface Inverted {
  bytes: Uint8Array
  /** where the list of each term begins, and where the last one ends */
  starts: Uint32Array
}

/** Slots that are read before requests get a turn. */
const AT_ONCE = 2_000

/**
 * Turns the words of these products, in the order of their slots, into the products of each word. It stops
 * after a few milliseconds of work each time, so that requests can be answered in between.
 */
export function* invert(entries: Entries, slots: Int32Array, terms: number): Steps<Inverted> {
  const last = new Int32Array(terms)
  const starts = new Uint32Array(terms + 1)
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!
    readEntry(entries, slot, (term, pattern) => {
      starts[term + 1]! += bytesOf(slot + 1 - last[term]!) + bytesOf(pattern)
      last[term] = slot + 1
    })
    if (i % AT_ONCE === AT_ONCE - 1) yield
  }
  for (let term = 0; term < terms; term++) starts[term + 1]! += starts[term]!
  yield
  const bytes = new Uint8Array(starts[terms]!)
  const next = starts.slice(0, terms)
  last.fill(0)
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!
    readEntry(entries, slot, (term, pattern) => {
      next[term] = put(bytes, put(bytes, next[term]!, slot + 1 - last[term]!), pattern)
      last[term] = slot + 1
    })
    if (i % AT_ONCE === AT_ONCE - 1) yield
  }
  return { bytes, starts }
}

const bytesOf = (value: number): number =>
  value < 1 << 7 ? 1 : value < 1 << 14 ? 2 : value < 1 << 21 ? 3 : value < 1 << 28 ? 4 : 5

function put(bytes: Uint8Array, at: number, value: number): number {
  let rest = value
  let place = at
  for (; rest > 127; rest >>>= 7) bytes[place++] = (rest & 127) | 128
  bytes[place++] = rest
  return place
}

/** Calls back with each product of a word, in the order of the slots. */
export function readList(
  { bytes, starts }: Inverted,
  term: number,
  visit: (slot: number, pattern: number) => void,
): void {
  if (term + 1 >= starts.length) return
  const end = starts[term + 1]!
  let slot = -1
  for (let at = starts[term]!; at < end; ) {
    let step = 0
    let pattern = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!
      step |= (byte & 127) << shift
      if (byte < 128) break
    }
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++]!
      pattern |= (byte & 127) << shift
      if (byte < 128) break
    }
    slot += step
    visit(slot, pattern)
  }
}
