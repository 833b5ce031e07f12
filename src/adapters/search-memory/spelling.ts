import {
  type CloseWord,
  closeWord,
  corrections,
  SHORTEST_WORD,
  tradeWords,
} from '#features/choosing/search/rules/matching/spelling.ts'
import type { Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import { letterSet } from './words/terms.ts'
import type { WordsIndex } from './words-index.ts'

export interface Speller {
  /**
   * Known words within one or two typing mistakes of an unknown one, best first; empty when there are none.
   */
  suggest(word: string): string[]
}

const MAX_ANSWERS = 5_000

type Words = Pick<WordsIndex, 'terms' | 'docCount'>

/** Corrects words by those of the catalog, and by words of the trade as if one product had each. */
export function makeSpeller({ terms, docCount }: Words, trade: Vocabulary): Speller {
  let ofTrade: ReadonlySet<string> | undefined
  const answers = new Map<string, string[]>()

  /** how many products have a word; 0 for one that is too short to be a half of another */
  function countOf(word: string): number {
    if (word.length < SHORTEST_WORD) return 0
    const term = terms.find(word)
    const count = term < 0 ? 0 : docCount(term)
    return count === 0 && allOfTrade().has(word) ? 1 : count
  }

  function isInCatalog(word: string): boolean {
    const term = terms.find(word)
    return term >= 0 && docCount(term) > 0
  }

  function allOfTrade(): ReadonlySet<string> {
    ofTrade ??= tradeWords(trade)
    return ofTrade
  }

  /** The words within so many mistakes. */
  function closeTo(word: string, most: number): CloseWord[] {
    const letters = letterSet(word)
    const isNear = (length: number, set: number): boolean =>
      length >= SHORTEST_WORD && Math.abs(length - word.length) <= most && differing(set, letters) <= 2 * most
    const found: CloseWord[] = []
    const look = (other: string, count: number): void => {
      const close = closeWord(other, word, count, most)
      if (close) found.push(close)
    }
    for (let term = 0; term < terms.size(); term++)
      if (isNear(terms.lengthOf(term), terms.letterSetOf(term))) look(terms.at(term), docCount(term))
    for (const other of allOfTrade())
      if (isNear(other.length, letterSet(other)) && !isInCatalog(other)) look(other, 1)
    return found
  }

  return {
    suggest(word) {
      const before = answers.get(word)
      if (before) return before
      const found = corrections(word, closeTo, countOf)
      if (answers.size > MAX_ANSWERS) answers.clear()
      answers.set(word, found)
      return found
    },
  }
}

// Words whose letters differ too much cannot be close.
function differing(a: number, b: number): number {
  let rest = a ^ b
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}
