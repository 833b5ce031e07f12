import type { Advice } from '../advice/advice-table.ts'
import { type AskedBrand, areSisters, brandAt, brandOfModel } from './asked-brands.ts'
import { readLine } from './foreign/lines.ts'
import type { Measure } from './measures/measures.ts'
import { type Order, orderAt } from './measures/superlatives.ts'
import { JOINTS, NOISE, placeAt } from './noise.ts'
import { type Exclusion, figureAt, figuresAwayAt, wordsAwayAt } from './parts/exclusions.ts'
import { ageAt, readTokens, sayInWords } from './parts/read-tokens.ts'
import { type Span, spanOf, type Token } from './parts/spans.ts'
import { meaningAt, plainTerm, type Term } from './parts/terms.ts'
import { SHIPPED_VOCABULARY, type Vocabulary } from './vocabulary.ts'
import { compact, lettersAndDigits, normalize } from './words.ts'

/** A part of a query that narrows nothing: the order that it asks for, a place. */
interface Said extends Span {
  kind: 'order' | 'place' | 'brand'
}

export interface Understood {
  /** letters and digits of the whole query, for model numbers and product ids */
  code: string
  /** the query in plain words, to read it again when a word was misspelled; spans count them */
  plain: string
  terms: readonly Term[]
  measures: readonly Measure[]
  without: readonly Exclusion[]
  brand: AskedBrand | undefined
  /** among products of equal rank, those with the most or the least of a figure come first */
  order: Order | undefined
  /** words between quotes, which are not corrected */
  quoted: ReadonlySet<string>
  /** the last word may still be being typed */
  isOpen: boolean
  /** the other parts that were understood */
  said: readonly Said[]
  /** what answers a fault, a plan or goods of other shops; `terms` are then the goods that help */
  advice?: Advice
  /** it was asked before, so what is found for it is kept */
  isRepeated?: boolean
}

/**
 * What a search text means: measures and limits with their units, synonyms, plurals, model numbers, brands,
 * what is not wanted. It looks nothing up. The engine corrects spelling, because it knows the words of the
 * catalog.
 */
export function understandQuery(text: string, vocabulary: Vocabulary = SHIPPED_VOCABULARY): Understood {
  const inWords = sayInWords(text)
  const plain = normalize(inWords)
  const reading = startReading(readTokens(plain, vocabulary), vocabulary)
  readFigures(reading)
  for (let index = 0; index < reading.tokens.length; ) index += readAt(reading, index)
  const { tokens, terms, measures, without, brand, order, said } = reading
  const meant = terms.filter((term) => term.meanings.length > 0 || !NOISE.has(term.said))
  const isEmpty = meant.length + measures.length + without.length === 0 && !brand && !order
  return {
    code: inWords === text ? lettersAndDigits(plain) : compact(text),
    plain,
    measures,
    terms: closeAllButLast(isEmpty ? terms : meant, tokens.at(-1)?.word, text),
    without,
    brand: brand && { ...brand, said: readLine(brand, tokens, namedType(terms), vocabulary.lines) },
    order,
    quoted: quotedIn(text),
    isOpen: !/\s$/.test(text) && tokens.at(-1)?.to === plain.split(' ').length,
    said,
  }
}

/** The type of goods that the words name. */
const namedType = (terms: readonly Term[]): string | undefined =>
  terms
    .flatMap(({ meanings }) => meanings[0]?.tokens[0] ?? [])
    .find((token) => token.startsWith(TYPE))
    ?.slice(TYPE.length)
const TYPE = 'type.'

const QUOTED = /"\s*([^"\d][^"]*)"/g
const NONE: ReadonlySet<string> = new Set()

/** The plain words between quotes; behind a figure the sign means inches. */
const quotedIn = (text: string): ReadonlySet<string> =>
  text.includes('"')
    ? new Set([...text.matchAll(QUOTED)].flatMap(([, words = '']) => normalize(words).split(' ')))
    : NONE

/** What has been read of a query so far. */
interface Reading {
  vocabulary: Vocabulary
  /** the words that are not yet read */
  tokens: Token[]
  words: string[]
  terms: Term[]
  measures: Measure[]
  without: Exclusion[]
  brand: AskedBrand | undefined
  order: Order | undefined
  said: Said[]
  clause: number
}

const startReading = (tokens: Token[], vocabulary: Vocabulary): Reading => ({
  vocabulary,
  tokens,
  words: tokens.map(({ word }) => word),
  terms: [],
  measures: [],
  without: [],
  brand: undefined,
  order: undefined,
  said: [],
  clause: 0,
})

/**
 * Takes the figures out first: in "3 ton ac with 80k furnace" the product is an ac with a furnace. A figure
 * after a negation is not wanted: "not 80%", "except 4 or 5 ton".
 */
function readFigures(reading: Reading): void {
  const { tokens, words } = reading
  const rest: Token[] = []
  for (let index = 0; index < tokens.length; ) {
    const model = modelInTwoAt(tokens, index, reading.vocabulary)
    const length = model ? 2 : ageAt(words, index) || readFigure(reading, index)
    if (model) rest.push(model)
    else if (length === 0) rest.push(tokens[index]!)
    index += length || 1
  }
  reading.tokens = rest
  reading.words = rest.map(({ word }) => word)
}

/** Reads a figure, wanted or not, into `reading`; returns how many words it has. */
function readFigure({ tokens, words, measures, without }: Reading, index: number): number {
  const found = figureAt(tokens, words, index)
  if (found) measures.push(found.measure)
  const away = found ? undefined : figuresAwayAt(tokens, words, index)
  if (away) without.push(away.exclusion)
  return found?.length ?? away?.length ?? 0
}

/** "npe 240a": a number of another maker that was copied with a blank in it. */
function modelInTwoAt(
  tokens: readonly Token[],
  index: number,
  { series, seriesLetters }: Vocabulary,
): Token | undefined {
  const { word, from } = tokens[index]!
  const next = tokens[index + 1]
  if (!seriesLetters.has(word) || !next || !/^\d/.test(next.word)) return undefined
  const whole = word + next.word
  return brandOfModel(lettersAndDigits(whole), series) ? { word: whole, from, to: next.to } : undefined
}

/** Reads what begins at a word into `reading`; returns how many words it has. */
function readAt(reading: Reading, index: number): number {
  const { words, tokens, vocabulary } = reading
  const place = placeAt(words, index)
  if (place > 0) {
    reading.said.push({ kind: 'place', ...spanOf(tokens, index, index + place) })
    return place
  }
  const meant = meaningAt(tokens, words, index, vocabulary, reading.clause)
  const isGoods = (at: number, length: number): boolean =>
    (meaningAt(tokens, words, at, vocabulary, 0)?.length ?? 0) > length
  const ordered = orderAt(words, index, vocabulary.orders, isGoods)
  if (ordered && ordered.length >= (meant?.length ?? 0)) {
    reading.order ??= ordered.order
    reading.said.push({ kind: 'order', ...spanOf(tokens, index, index + ordered.length) })
    return ordered.length
  }
  if (meant) {
    reading.terms.push(meant.term)
    return meant.length
  }
  const brand = readBrand(reading, index)
  if (brand > 0) return brand
  const away = wordsAwayAt(tokens, words, index, vocabulary)
  if (away) {
    // "no gas furnace" would exclude the product that the shopper wants.
    const wanted = reading.terms.length === 0 ? away.wanted : undefined
    if (wanted) reading.terms.push(wanted)
    reading.without.push(...away.exclusions.map((each) => withoutTerm(each, wanted)))
    return away.length
  }
  if (JOINTS.has(words[index]!) && reading.terms.length > 0) {
    reading.clause++
    return 1
  }
  const term = plainTerm(tokens[index]!, reading.clause)
  if (term) reading.terms.push(term)
  return 1
}

const withoutTerm = (exclusion: Exclusion, wanted: Term | undefined): Exclusion =>
  wanted ? { ...exclusion, terms: exclusion.terms.filter((term) => term !== wanted) } : exclusion

function readBrand(reading: Reading, index: number): number {
  const found = brandAt(reading.words, index, reading.vocabulary, reading.brand)
  // A second model number is a word that our matched pairs may have.
  if (!found || (reading.brand?.model && found.brand.model)) return 0
  const { brand } = reading
  if (brand && brand.token !== found.brand.token) {
    if ((!brand.model && !found.brand.model) || !areSisters(brand, found.brand)) return 0
    // Sister makers sell one machine under two names: the name that is said counts, and the number.
    const { name, token } = brand.model ? found.brand : brand
    reading.brand = { ...found.brand, ...(brand.model && brand), name, token }
  } else reading.brand = { ...brand, ...found.brand, ...(brand?.model && { means: brand.means }) }
  reading.said.push({ kind: 'brand', ...spanOf(reading.tokens, index, index + found.length) })
  return found.length
}

function closeAllButLast(
  terms: readonly Term[],
  lastWord: string | undefined,
  text: string,
): readonly Term[] {
  const endsOpen = !/\s$/.test(text)
  return terms.map((term, index) => ({
    ...term,
    isOpen: endsOpen && term.isOpen && index === terms.length - 1 && term.said === lastWord,
  }))
}
