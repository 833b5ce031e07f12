import { FIGURE } from '#features/choosing/search/rules/query/trade-words.ts'
import type { Term } from '#features/choosing/search/server/ports.ts'
import { intersect, NO_POSTINGS, type Postings, placed, unite } from '../postings.ts'
import type { WordsIndex } from '../words-index.ts'
import { ofType } from './named-kinds.ts'

/** The place of products whose type the term names: that of a word of their kind. */
const OF_KIND = 3

const hasDigit = (word: string): boolean => /\d/.test(word) && /[a-z]/.test(word)

/**
 * The products that have a term in any of its words. A size matches exactly when a product has it, one of
 * those `within`.
 */
export const termPostings = (words: WordsIndex, term: Term, within?: Postings): Postings =>
  term.meanings.length > 0
    ? words.remember(`term ${term.said} ${term.alternatives.length}`, () => uniteWords(words, term))
    : uniteWords(words, term, within)

function uniteWords(
  words: WordsIndex,
  { alternatives, isOpen, meanings, said }: Term,
  within?: Postings,
): Postings {
  const lists = alternatives.map((phrase) => phrasePostings(words, phrase, isOpen && phrase.length === 1))
  if (/^\d+(\.\d+)?x/.test(said)) {
    const found = lists.filter((list) => list.slots.length > 0)
    return (
      (within && found.find((list) => intersect(within, list).slots.length > 0)) ?? found[0] ?? NO_POSTINGS
    )
  }
  const typed = meanings
    .filter(({ tokens }) => tokens[0]!.startsWith('type.'))
    .map(({ tokens }) => placed(ofType(words, tokens), OF_KIND))
  return [...lists, ...typed].reduce((a, b) => unite(a, b), NO_POSTINGS)
}

function phrasePostings(words: WordsIndex, phrase: readonly string[], isOpen: boolean): Postings {
  const [first = ''] = phrase
  if (first.startsWith(FIGURE)) return placed(words.postings(first, false), OF_KIND)
  const both = phrase
    .map((word) => words.postings(word, hasDigit(word) || (isOpen && word.length > 1)))
    .reduce((a, b) => intersect(a, b))
  // The words of one phrase count once: their places must not outweigh those of a single word.
  return phrase.length === 1
    ? both
    : { ...both, places: both.places.map((place) => Math.floor(place / phrase.length)) }
}
