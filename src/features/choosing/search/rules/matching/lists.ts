import type { Quantity } from '../query/measures/quantities.ts'
import type { Vocabulary } from '../query/vocabulary.ts'

/**
 * Lists of products, in whatever form an engine keeps them. Each product of a list has a place: 3 when the
 * word is in the kind, 2 in model number, name or maker, 1 in the facts, 0 in the text; products of the kind
 * that a text names have a place from 16 up.
 *
 * An engine beyond the network may guess what it was not asked before, ask, and have the text read again
 * until nothing is guessed. So a reading changes nothing outside of itself.
 */
export interface Lists<L> {
  /** the products that have a word, or one that begins with it */
  word(word: string, isPrefix: boolean): L
  all(): L
  none(): L
  /** products of both; their places add up */
  both(a: L, b: L): L
  /** products of either; the better place counts */
  either(a: L, b: L): L
  /** the products of `a` that are not in `b` */
  without(a: L, b: L): L
  /** those whose place is at least this */
  atLeast(list: L, place: number): L
  /** the same products with one place for all */
  placed(list: L, place: number): L
  /** the products of `a`, those in `b` one place higher */
  lifted(a: L, b: L): L
  /** the same products, their places divided by a number and rounded down */
  divided(list: L, by: number): L
  /** the products that are in the most of these lists */
  most(lists: readonly L[]): L
  /** the products that have one of these figures in one of these ranges, both ends included */
  within(list: L, quantities: readonly Quantity[], ranges: readonly Range[]): L
  /** the figures nearest to one: the highest that is no higher, the lowest above; ±Infinity for none */
  neighbors(list: L, quantities: readonly Quantity[], target: number): { below: number; above: number }
  /** products of the nearest faces to a size such as "16x25x4", the nearer in a higher place */
  nearestFaces(list: L, size: string): L
  isEmpty(list: L): boolean
  /** whether a product of the list has another place than this */
  hasOtherPlace(list: L, place: number): boolean
  /** a list that many texts need, kept under a key that names everything that it depends on */
  remember(key: string, make: () => L): L
}

export interface Range {
  min: number
  max: number
}

/** What the reading of a text knows of the catalog and of the trade. */
export interface CatalogWords<L> {
  lists: Lists<L>
  vocabulary: Vocabulary
  /** the whole queries that lead to products, most products first */
  phrases: () => readonly KnownPhrase[]
  /** known words within one or two typing mistakes of an unknown one, best first */
  nearWords(word: string): readonly string[]
  /** known model numbers that differ from a typed one by one slip, the likeliest first */
  nearCodes(typed: string): readonly { code: string }[]
  /** a model number as the catalog writes it; undefined for one that no product has */
  writtenCode(code: string): string | undefined
  /** whether a word is spelled right in English, Spanish or the name of a place */
  isRightWord(word: string): boolean
  /** whether a word is of the name of a place */
  isPlaceWord(word: string): boolean
}

export interface KnownPhrase {
  text: string
  words: readonly string[]
}
