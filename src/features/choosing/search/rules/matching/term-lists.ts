import type { Term } from '../query/parts/terms.ts'
import { FIGURE } from '../query/trade-words.ts'
import type { Lists } from './lists.ts'
import { ofType } from './named-kinds.ts'

/** The place of products whose type the term names: that of a word of their kind. */
const OF_KIND = 3

const hasDigit = (word: string): boolean => /\d/.test(word) && /[a-z]/.test(word)

/**
 * The products that have a term in any of its words. A size matches exactly when a product has it, one of
 * those `within`.
 */
export const termList = <L>(lists: Lists<L>, term: Term, within?: L): L =>
  term.meanings.length > 0
    ? lists.remember(`term ${term.said} ${term.alternatives.length}`, () => uniteWords(lists, term))
    : uniteWords(lists, term, within)

function uniteWords<L>(lists: Lists<L>, { alternatives, isOpen, meanings, said }: Term, within?: L): L {
  const phrases = alternatives.map((phrase) => phraseList(lists, phrase, isOpen && phrase.length === 1))
  if (/^\d+(\.\d+)?x/.test(said)) {
    const found = phrases.filter((list) => !lists.isEmpty(list))
    const fitting =
      within === undefined ? undefined : found.find((list) => !lists.isEmpty(lists.both(within, list)))
    return fitting ?? found[0] ?? lists.none()
  }
  const typed = meanings
    .filter(({ tokens }) => tokens[0]!.startsWith('type.'))
    .map(({ tokens }) => lists.placed(ofType(lists, tokens), OF_KIND))
  return [...phrases, ...typed].reduce((a, b) => lists.either(a, b), lists.none())
}

function phraseList<L>(lists: Lists<L>, phrase: readonly string[], isOpen: boolean): L {
  const [first = ''] = phrase
  if (first.startsWith(FIGURE)) return lists.placed(lists.word(first, false), OF_KIND)
  const both = phrase
    .map((word) => lists.word(word, hasDigit(word) || (isOpen && word.length > 1)))
    .reduce((a, b) => lists.both(a, b))
  // The words of one phrase count once: their places must not outweigh those of a single word.
  return phrase.length === 1 ? both : lists.divided(both, phrase.length)
}
