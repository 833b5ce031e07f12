import { withRoom } from '../columns/sorted.ts'

/**
 * Words, each with a number from 0 up, in typed arrays. A catalog has more different words than products,
 * most of them part numbers: as strings of a `Map` they would take five times as much memory.
 */
export interface Terms {
  size(): number
  /** the number of a word; -1 where it has none */
  find(word: string): number
  /** the number of a word, which gets the next one where it has none */
  add(word: string): number
  at(term: number): string
  /** writes the letters of a word into a list, from a place on */
  copy(term: number, into: Uint8Array, from: number): void
  lengthOf(term: number): number
  /** one bit for each letter of a word; the ten digits share six bits */
  letterSetOf(term: number): number
  /** the numbers of the words that begin so, in no order */
  beginningWith(prefix: string): readonly number[]
  pack(): PackedTerms
}

export interface PackedTerms {
  /** the words one after the other, a byte a letter */
  letters: Uint8Array
  /** where each word begins, and where the last one ends */
  starts: Uint32Array
}

const FIRST_ROOM = 1 << 10
/** So many of the first letters decide the order; the word's number stands behind them in eight bytes. */
const ORDERED_LETTERS = 5
const NUMBER_BITS = 24
/** At most so many words come after the last ordering. */
const MOST_UNORDERED = 2_000

export function makeTerms(packed?: PackedTerms): Terms {
  const list = makeList(packed)
  let table = new Int32Array(FIRST_ROOM)
  while (table.length < 2 * list.size()) table = new Int32Array(2 * table.length)
  fillTable()
  const order = makeOrder(list)

  /** The place in the table where a word is, or where it would be. */
  function placeOf(word: string): number {
    const mask = table.length - 1
    let at = hashOf(word) & mask
    for (let term = table[at]! - 1; term >= 0 && !list.isAt(term, word); term = table[at]! - 1)
      at = (at + 1) & mask
    return at
  }

  function fillTable(): void {
    for (let term = 0; term < list.size(); term++) table[placeOf(list.at(term))] = term + 1
  }

  return {
    size: list.size,
    find: (word) => table[placeOf(word)]! - 1,
    add(word) {
      const known = table[placeOf(word)]!
      if (known > 0) return known - 1
      if (2 * list.size() > table.length) {
        table = new Int32Array(2 * table.length)
        fillTable()
      }
      const place = placeOf(word)
      const term = list.append(word)
      table[place] = term + 1
      return term
    },
    at: list.at,
    copy: list.copy,
    lengthOf: list.lengthOf,
    letterSetOf: letterSets(list),
    beginningWith: order,
    pack: list.pack,
  }
}

type List = ReturnType<typeof makeList>

/** The words one after the other. */
function makeList(packed: PackedTerms | undefined) {
  let letters = Buffer.from(packed?.letters ?? Buffer.alloc(FIRST_ROOM))
  let starts = packed?.starts ?? new Uint32Array(FIRST_ROOM)
  let size = packed ? packed.starts.length - 1 : 0
  return {
    size: () => size,
    at: (term: number): string => letters.toString('latin1', starts[term], starts[term + 1]),
    copy(term: number, into: Uint8Array, from: number): void {
      const end = starts[term + 1]!
      for (let at = starts[term]!, to = from; at < end; ) into[to++] = letters[at++]!
    },
    lengthOf: (term: number): number => starts[term + 1]! - starts[term]!,
    letter: (term: number, at: number): number => letters[starts[term]! + at]!,
    isAt(term: number, word: string): boolean {
      const from = starts[term]!
      if (starts[term + 1]! - from !== word.length) return false
      for (let i = 0; i < word.length; i++)
        if (letters[from + i] !== (word.charCodeAt(i) & LATIN)) return false
      return true
    },
    append(word: string): number {
      const from = starts[size]!
      if (from + word.length > letters.length) {
        const larger = Buffer.alloc(from + word.length + (from >>> 2))
        larger.set(letters)
        letters = larger
      }
      starts = withRoom(starts, size + 2)
      letters.write(word, from, 'latin1')
      starts[size + 1] = from + word.length
      return size++
    },
    pack: (): PackedTerms => ({
      letters: letters.subarray(0, starts[size]),
      starts: starts.slice(0, size + 1),
    }),
  }
}

/** The letters of each word as bits, read when they are first needed. */
function letterSets({ size, at }: List): (term: number) => number {
  let sets = new Int32Array(0)
  let known = 0
  return (term) => {
    if (known < size()) {
      sets = withRoom(sets, size())
      for (; known < size(); known++) sets[known] = letterSet(at(known))
    }
    return sets[term]!
  }
}

/** Finds words by their beginnings. The order is made when it is first needed. */
function makeOrder(list: List): Terms['beginningWith'] {
  let order = NONE
  return (prefix) => {
    if (list.size() - order.length > MOST_UNORDERED) order = orderOf(list)
    const found: number[] = []
    const begins = prefix.slice(0, ORDERED_LETTERS)
    for (let at = firstFrom(order, list.at, begins); at < order.length; at++) {
      const word = list.at(order[at]!)
      if (word.startsWith(prefix)) found.push(order[at]!)
      else if (!word.startsWith(begins)) break
    }
    for (let term = order.length; term < list.size(); term++)
      if (list.at(term).startsWith(prefix)) found.push(term)
    return found
  }
}

const NONE = new Uint32Array(0)
const LATIN = 0xff

/** FNV-1a, 32 bits, mixed once more. */
function hashOf(word: string): number {
  let state = 0x811c9dc5
  for (let i = 0; i < word.length; i++) state = Math.imul(state ^ (word.charCodeAt(i) & LATIN), 0x01000193)
  return state ^ (state >>> 15)
}

/** The words by their first letters. */
function orderOf({ size, lengthOf, letter }: List): Uint32Array<ArrayBuffer> {
  const count = size()
  if (count >= 1 << NUMBER_BITS) throw new Error(`A search index has room for ${1 << NUMBER_BITS} words`)
  const halves = new Uint32Array(2 * count)
  for (let term = 0; term < count; term++) {
    const length = lengthOf(term)
    const letterAt = (at: number): number => (at < length ? letter(term, at) : 0)
    halves[2 * term] = (letterAt(4) << NUMBER_BITS) | term
    halves[2 * term + 1] = (letterAt(0) << 24) | (letterAt(1) << 16) | (letterAt(2) << 8) | letterAt(3)
  }
  new BigUint64Array(halves.buffer).sort()
  const mask = (1 << NUMBER_BITS) - 1
  const order = new Uint32Array(count)
  for (let at = 0; at < count; at++) order[at] = halves[2 * at]! & mask
  return order
}

/** The first place whose word does not come before a text of at most so many letters as are in order. */
function firstFrom(order: Uint32Array, wordAt: (term: number) => string, text: string): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (wordAt(order[middle]!).slice(0, ORDERED_LETTERS) < text) low = middle + 1
    else high = middle
  }
  return low
}

const [A, Z] = [97, 122]
const LETTERS = 26

const bitOf = (code: number): number => 1 << (code >= A && code <= Z ? code - A : LETTERS + (code % 6))

/** One bit for each letter; the ten digits share the last six bits. */
export function letterSet(word: string): number {
  let set = 0
  for (let at = 0; at < word.length; at++) set |= bitOf(word.charCodeAt(at) & LATIN)
  return set
}
