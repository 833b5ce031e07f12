import { NUMBER } from '../measures/measures.ts'
import { FIGURE, type Meaning } from '../trade-words.ts'
import { MOST_TURNED, sortedWords, type Vocabulary } from '../vocabulary.ts'
import { isSize, singular, sortedSides, toWords } from '../words.ts'
import { type Span, spanOf, type Token } from './spans.ts'

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
  span: Span
}

/** The longest run of words that has a meaning of its own in the trade. */
export function meaningAt(
  tokens: readonly Token[],
  words: readonly string[],
  index: number,
  vocabulary: Vocabulary,
  clause: number,
): { term: Term; length: number } | undefined {
  const longest = vocabulary.longest.get(singular(words[index]!)) ?? 0
  const run = longest === 0 ? [] : words.slice(index, index + longest).map(singular)
  for (let { length } = run; length > 0; length = run.length) {
    const said = saidIn(run, vocabulary)
    run.pop()
    const meanings = vocabulary.meanings.get(said)
    if (!meanings) continue
    const phrases = meanings
      .map(({ tokens: meant }) => meant)
      .filter((meant) => meant.every((token) => !token.startsWith('type.')))
      .map((meant) => meant.join(' '))
    return {
      length,
      term: {
        said,
        meanings,
        isOpen: false,
        clause,
        span: spanOf(tokens, index, index + length),
        alternatives: distinct([said, ...phrases]).map((phrase) => phrase.split(' ')),
      },
    }
  }
  return undefined
}

/** The phrase of the trade that has these words, in this order or another one; else the words. */
function saidIn(words: readonly string[], { meanings, inAnyOrder, longest }: Vocabulary): string {
  const typed = words.join(' ')
  const mayBeTurned =
    words.length > 1 && words.length <= MOST_TURNED && words.every((word) => longest.has(word))
  return !mayBeTurned || meanings.has(typed) ? typed : (inAnyOrder.get(sortedWords(typed)) ?? typed)
}

/** A word without a meaning of its own; undefined when it has no letter or figure. */
export function plainTerm({ word, from, to }: Token, clause: number): Term | undefined {
  const span = { from, to }
  if (isSize(word)) return sizeTerm(word, clause, span)
  const [whole, ...parts] = toWords(word)
  if (!whole) return undefined
  const bare = /^[a-z]+\d+\.\d+$/.test(whole) ? [[whole.replace('.', '')]] : []
  const figure = NUMBER.test(whole) ? [[`${FIGURE}${Number(whole)}`]] : []
  const alternatives = [
    [whole],
    ...figure,
    ...bare,
    ...(parts.length > 1 ? [parts] : []),
    ...pairOfDigits(word),
  ]
  return { said: word, meanings: [], isOpen: true, clause, span, alternatives }
}

// "18-8" is a cable of eight conductors, which the catalog writes "18/8".
const pairOfDigits = (word: string): string[][] =>
  /^\d{1,2}-\d{1,2}$/.test(word) ? [[word.replace('-', 'x')]] : []

/** A size, else the same sides in another order, else its first two sides with the third as a number. */
function sizeTerm(size: string, clause: number, span: Span): Term {
  const sides = size.split('x')
  const apart = sides.length === 3 ? [[sides.slice(0, 2).join('x'), sides[2]!]] : []
  return {
    said: size,
    meanings: [],
    isOpen: false,
    clause,
    span,
    alternatives: [[size], [sortedSides(size)], ...apart, ...nominal(sides)],
  }
}

/** A filter is sold by its size rounded up: 15¾ × 24¾ × 1 is a 16 × 25 × 1. */
function nominal(sides: readonly string[]): string[][] {
  const isActual =
    sides.length === 3 && sides.slice(0, 2).every((side) => Number(side) > 6 && side.includes('.'))
  return isActual ? [[sortedSides(sides.map((side) => Math.ceil(Number(side))).join('x'))]] : []
}

const distinct = (phrases: readonly string[]): string[] => [...new Set(phrases)]
