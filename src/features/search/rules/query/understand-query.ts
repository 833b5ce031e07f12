import { type AskedBrand, brandAt } from './asked-brands.ts'
import { limitAt } from './limits.ts'
import { type Measure, measureAt } from './measures.ts'
import { sizeOfModel } from './model-size.ts'
import { JOINTS, LOW_PRICE, NEGATIONS, NOISE, placeAt } from './noise.ts'
import { writeOut } from './short-forms.ts'
import type { Meaning } from './trade-words.ts'
import { SHIPPED_VOCABULARY, type Vocabulary } from './vocabulary.ts'
import { compact, isModelNumber, isSize, normalize, singular, sortedSides, toWords } from './words.ts'

/** One part of a query: a product matches when it has all words of any alternative. */
export interface Term {
  /** the words as typed */
  said: string
  alternatives: readonly (readonly string[])[]
  /** what the words mean in the trade, when they have a meaning of their own */
  meanings: readonly Meaning[]
  /** the shopper may still be typing this word, so longer words that begin with it count too */
  isOpen: boolean
  /** grows after each "for" and "with": the first clause names the product that the shopper wants */
  clause: number
}

export interface Understood {
  /** letters and digits of the whole query, for model numbers and product ids */
  code: string
  /** the query in plain words, to read it again when a word was misspelled */
  plain: string
  terms: readonly Term[]
  measures: readonly Measure[]
  /** each group of terms excludes the products that have all of them */
  without: readonly (readonly Term[])[]
  brand: AskedBrand | undefined
  /** among products of equal rank the lowest price comes first */
  prefersLowPrice: boolean
}

/** The most words of a query; later words are ignored. */
const MOST_WORDS = 24
const MOST_TURNED_AWAY = 3

/**
 * What a search text means: measures and limits with their units, synonyms, plurals, model numbers, brands,
 * what is not wanted. It looks nothing up. The engine corrects spelling, because it knows the words of the
 * catalog.
 */
export function understandQuery(text: string, vocabulary: Vocabulary = SHIPPED_VOCABULARY): Understood {
  const plain = normalize(sayDollars(text))
  const all = plain
    .split(' ')
    .filter(Boolean)
    .flatMap((word) => (vocabulary.meanings.has(word) ? [word] : writeOut(word)))
    .flatMap((word) => splitKnown(word, vocabulary))
    .slice(0, MOST_WORDS)
  const { measures, words } = takeMeasures(all)
  const reading: Reading = {
    vocabulary,
    terms: [],
    without: [],
    brand: undefined,
    hasModel: false,
    size: undefined,
    clause: 0,
  }
  for (let index = 0; index < words.length; ) index += readAt(words, index, reading)
  const said = reading.terms.filter((term) => term.meanings.length > 0 || !NOISE.has(term.said))
  const isEmpty = said.length === 0 && measures.length === 0 && !reading.brand && reading.without.length === 0
  return {
    code: compact(text),
    plain,
    // Two model numbers ask for that pair; the size of one says nothing about it.
    measures:
      reading.size && !said.some((term) => isModelNumber(term.said)) ? [...measures, reading.size] : measures,
    terms: closeAllButLast(isEmpty ? reading.terms : said, words, text),
    without: reading.without,
    brand: reading.brand,
    prefersLowPrice: words.some((word) => LOW_PRICE.has(word)),
  }
}

// "$1,500" becomes a number with a unit like any other; "$2k" is 2000 dollars.
const sayDollars = (text: string): string =>
  text.replace(/\$\s*(\d[\d,]*(?:\.\d+)?)(k\b)?/gi, (_, amount: string, k: string | undefined) =>
    k ? `${Number(amount.replaceAll(',', '')) * 1000} usd ` : `${amount} usd `,
  )

/** "mini-split" becomes two words where the trade's words have two. */
function splitKnown(word: string, { meanings }: Vocabulary): string[] {
  const parts = word.split('-')
  const isKnown =
    parts.length > 1 &&
    parts.every((part) => /^[a-z]+$/.test(part)) &&
    meanings.has(parts.map(singular).join(' '))
  return isKnown ? parts : [word]
}

/** Takes the figures out first: in "3 ton ac with 80k furnace" the product is an ac with a furnace. */
function takeMeasures(all: readonly string[]): { measures: Measure[]; words: string[] } {
  const measures: Measure[] = []
  const words: string[] = []
  for (let index = 0; index < all.length; ) {
    const found = limitAt(all, index) ?? measureAt(all, index)
    if (found) measures.push({ ...found.measure, said: all.slice(index, index + found.length).map(singular) })
    else words.push(all[index]!)
    index += found?.length ?? 1
  }
  return { measures, words }
}

interface Reading {
  vocabulary: Vocabulary
  terms: Term[]
  without: Term[][]
  brand: AskedBrand | undefined
  /** a model number of the brand was read; a second one is a word that our matched pairs may have */
  hasModel: boolean
  /** the size that the model number of the brand has */
  size: Measure | undefined
  clause: number
}

/** Reads what begins at a word into `reading`; returns how many words it has. */
function readAt(words: readonly string[], index: number, reading: Reading): number {
  const place = placeAt(words, index)
  if (place > 0) return place
  const meant = meaningAt(words, index, reading.vocabulary, reading.clause)
  if (meant) {
    reading.terms.push(meant.term)
    return meant.length
  }
  const brand = brandAt(words, index, reading.vocabulary)
  const isSecondModel = reading.hasModel && brand?.rest !== undefined
  if (brand && !isSecondModel && (!reading.brand || reading.brand.token === brand.brand.token)) {
    reading.brand = brand.brand
    reading.hasModel = brand.rest !== undefined
    reading.size = brand.rest === undefined ? undefined : sizeOfModel(brand.brand.means, brand.rest)
    return brand.length
  }
  if (NEGATIONS.has(words[index]!)) return readWithout(words, index, reading)
  if (JOINTS.has(words[index]!) && reading.terms.length > 0) {
    reading.clause++
    return 1
  }
  const term = plainTerm(words[index] ?? '', reading.clause)
  if (term && !LOW_PRICE.has(term.said)) reading.terms.push(term)
  return 1
}

/** "without wifi", "not wall mount": the terms up to the next joint or negation. */
function readWithout(words: readonly string[], index: number, reading: Reading): number {
  const most = words[index] === 'non' ? 1 : MOST_TURNED_AWAY
  const away: Term[] = []
  let at = index + 1
  while (at < words.length && away.length < most && !JOINTS.has(words[at]!) && !NEGATIONS.has(words[at]!)) {
    const meant = meaningAt(words, at, reading.vocabulary, 0)
    const term = meant?.term ?? plainTerm(words[at]!, 0)
    if (term && (meant || !NOISE.has(term.said))) away.push({ ...term, isOpen: false })
    at += meant?.length ?? 1
  }
  // "no gas furnace" would exclude the product that the shopper wants.
  const last = away.at(-1)
  if (reading.terms.length === 0 && away.length > 1 && last && last.meanings.length > 0)
    reading.terms.push(away.pop()!)
  if (away.length > 0) reading.without.push(away)
  return at - index
}

/** The longest run of words that has a meaning of its own in the trade. */
function meaningAt(
  words: readonly string[],
  index: number,
  vocabulary: Vocabulary,
  clause: number,
): { term: Term; length: number } | undefined {
  for (let length = Math.min(vocabulary.longest, words.length - index); length > 0; length--) {
    const said = words
      .slice(index, index + length)
      .map(singular)
      .join(' ')
    const meanings = vocabulary.meanings.get(said)
    if (!meanings) continue
    const phrases = meanings
      .map(({ tokens }) => tokens)
      .filter((tokens) => tokens.every((token) => !token.startsWith('type.')))
      .map((tokens) => tokens.join(' '))
    return {
      length,
      term: {
        said,
        meanings,
        isOpen: false,
        clause,
        alternatives: distinct([said, ...phrases]).map((phrase) => phrase.split(' ')),
      },
    }
  }
  return undefined
}

function plainTerm(word: string, clause: number): Term | undefined {
  if (isSize(word)) return sizeTerm(word, clause)
  const [whole, ...parts] = toWords(word)
  if (!whole) return undefined
  const alternatives = [[whole], ...(parts.length > 1 ? [parts] : []), ...pairOfDigits(word)]
  return { said: word, meanings: [], isOpen: true, clause, alternatives }
}

// "18-8" is a cable of eight conductors, which the catalog writes "18/8".
const pairOfDigits = (word: string): string[][] =>
  /^\d{1,2}-\d{1,2}$/.test(word) ? [[word.replace('-', 'x')]] : []

/** A size, else the same sides in another order, else its first two sides with the third as a number. */
function sizeTerm(size: string, clause: number): Term {
  const sides = size.split('x')
  const apart = sides.length === 3 ? [[sides.slice(0, 2).join('x'), sides[2]!]] : []
  return {
    said: size,
    meanings: [],
    isOpen: false,
    clause,
    alternatives: [[size], [sortedSides(size)], ...apart],
  }
}

function closeAllButLast(terms: readonly Term[], words: readonly string[], text: string): readonly Term[] {
  const endsOpen = !/\s$/.test(text)
  return terms.map((term, index) => ({
    ...term,
    isOpen: endsOpen && term.isOpen && index === terms.length - 1 && term.said === words.at(-1),
  }))
}

const distinct = (phrases: readonly string[]): string[] => [...new Set(phrases)]
