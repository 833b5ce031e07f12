import type { SearchDoc } from '#features/choosing/search/server/ports.ts'
import { withRoom } from '../columns/sorted.ts'
import type { Terms } from './terms.ts'

type Words = SearchDoc['words']

/** What a word of a field weighs, and its place: 3 is the kind, 2 number, name or maker, 1 the facts. */
const FIELDS = [
  { field: 'code', weight: 10, place: 2 },
  { field: 'kind', weight: 8, place: 3 },
  { field: 'name', weight: 6, place: 2 },
  { field: 'maker', weight: 5, place: 2 },
  { field: 'facts', weight: 2, place: 1 },
  { field: 'head', weight: 0, place: 0 },
  { field: 'text', weight: 1, place: 0 },
] as const satisfies { field: keyof Words; weight: number; place: number }[]

/** How often a word is in each field, as one number; the text, which has most words, stands highest. */
const COUNTS = FIELDS.map((_, at) => 16 ** at)
const MOST_COUNTED = 15

/** How often a word is in the fields of a product: few ways occur, so each is kept once. */
export interface Pattern {
  counts: number
  /** what the word weighs in such a product */
  weight: number
  place: number
}

/** The words of each product: its different words, each with its pattern. */
export interface Entries {
  /** of a slot: how many words, then the term and the pattern of each; the first byte is of no slot */
  bytes: Uint8Array
  used: number
  /** how many entries were dropped, whose bytes are still there */
  dead: number
  /** where the entry of each slot begins; 0 where it has none */
  at: Uint32Array
  /** how many words a product has, those that stand twice counted twice */
  lengths: Uint32Array
  /** slots up to the highest one with an entry */
  slots: number
  patterns: Pattern[]
}

export const makeEntries = (): Entries => ({
  bytes: new Uint8Array(1 << 10),
  used: 1,
  dead: 0,
  at: new Uint32Array(0),
  lengths: new Uint32Array(0),
  slots: 0,
  patterns: [],
})

/** Calls back with each word of a slot. Answers where its entry ends. */
export function readEntry(
  { bytes, at, slots }: Entries,
  slot: number,
  visit: (term: number, pattern: number) => void,
): number {
  let place = slot < slots ? at[slot]! : 0
  if (place === 0) return 0
  const number = (): number => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[place++]!
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
  for (let left = number(); left > 0; left--) visit(number(), number())
  return place
}

/** A slot has no words from now on. */
export function dropEntry(entries: Entries, slot: number): void {
  if (slot >= entries.slots) return
  if (entries.at[slot]! > 0) entries.dead++
  entries.at[slot] = 0
  entries.lengths[slot] = 0
}

/** The same entries without the bytes of those that were dropped. */
export function closeGaps(entries: Entries): void {
  if (entries.dead * GAPS < entries.slots) return
  const bytes = new Uint8Array(entries.used)
  let used = 1
  for (let slot = 0; slot < entries.slots; slot++) {
    const from = entries.at[slot]!
    if (from === 0) continue
    const end = readEntry(entries, slot, () => undefined)
    bytes.set(entries.bytes.subarray(from, end), used)
    entries.at[slot] = used
    used += end - from
  }
  Object.assign(entries, { bytes: bytes.slice(0, used), used, dead: 0 })
}

/** One product in so many may have left a gap. */
const GAPS = 4

/** Writes the words of products into entries. */
export function entryWriter(entries: Entries, terms: Terms) {
  const patternOf = new Map(entries.patterns.map(({ counts }, pattern) => [counts, pattern]))
  /** by term: its place in the lists below, plus one, while a product is read */
  let placeOf = new Int32Array(1 << 10)
  const found: number[] = []
  const counts: number[] = []

  function count(text: string, field: number): number {
    let words = 0
    for (let from = 0; from < text.length; ) {
      let to = text.indexOf(' ', from)
      if (to < 0) to = text.length
      if (to > from) {
        add(terms.add(text.slice(from, to)), field)
        words++
      }
      from = to + 1
    }
    return words
  }

  function add(term: number, field: number): void {
    placeOf = withRoom(placeOf, term + 1)
    if (placeOf[term] === 0) {
      found.push(term)
      counts.push(0)
      placeOf[term] = found.length
    }
    const place = placeOf[term]! - 1
    const one = COUNTS[field]!
    // The fields but the text hold each word once; the text may hold it as often as it likes.
    const isFull = field < FIELDS.length - 1 && Math.floor(counts[place]! / one) % 16 === MOST_COUNTED
    if (!isFull) counts[place]! += one
  }

  function pattern(of: number): number {
    const known = patternOf.get(of)
    if (known !== undefined) return known
    entries.patterns.push(describe(of))
    patternOf.set(of, entries.patterns.length - 1)
    return entries.patterns.length - 1
  }

  function put(value: number): void {
    let rest = value
    for (; rest > 127; rest >>>= 7) entries.bytes[entries.used++] = (rest & 127) | 128
    entries.bytes[entries.used++] = rest
  }

  /** Answers nothing; the entry can be read afterwards. */
  return (slot: number, words: Words): void => {
    let length = 0
    for (let field = 0; field < FIELDS.length; field++) length += count(words[FIELDS[field]!.field], field)
    entries.at = withRoom(entries.at, slot + 1)
    entries.lengths = withRoom(entries.lengths, slot + 1)
    entries.slots = Math.max(entries.slots, slot + 1)
    entries.bytes = withRoom(entries.bytes, entries.used + (found.length + 1) * MOST_BYTES)
    entries.at[slot] = entries.used
    entries.lengths[slot] = length
    put(found.length)
    for (let i = 0; i < found.length; i++) {
      put(found[i]!)
      put(pattern(counts[i]!))
      placeOf[found[i]!] = 0
    }
    found.length = 0
    counts.length = 0
  }
}

/** A term has at most four bytes, a pattern at most three. */
const MOST_BYTES = 7

function describe(counts: number): Pattern {
  let weight = 0
  let place = 0
  FIELDS.forEach((field, at) => {
    const isLast = at === FIELDS.length - 1
    const times = Math.floor(counts / COUNTS[at]!) % (isLast ? Number.MAX_SAFE_INTEGER : 16)
    if (times === 0) return
    weight += times * field.weight
    place = Math.max(place, field.place)
  })
  return { counts, weight, place }
}
