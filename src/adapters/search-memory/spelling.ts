import type { Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import { letterSet } from './words/terms.ts'
import type { WordsIndex } from './words-index.ts'

interface CloseWord {
  word: string
  docCount: number
  mistakes: number
}

export interface Speller {
  /**
   * Known words within one or two typing mistakes of an unknown one, best first; empty when there are none.
   */
  suggest(word: string): string[]
}

const MAX_SUGGESTIONS = 8
const MAX_ANSWERS = 5_000

/**
 * One mistake from four letters on, two from six. What begins with a digit is never corrected: 95 is not a
 * misspelled 96, and 110v no 1100.
 */
function allowedMistakes(word: string): number {
  if (word.length < 4 || /^\d/.test(word)) return 0
  return word.length >= 6 && !/\d/.test(word) ? 2 : 1
}

const SHORTEST = 3

/** Words of the trade. */
const tradeWords = ({ meanings }: Vocabulary): ReadonlySet<string> =>
  new Set([...meanings.keys()].flatMap((said) => said.split(' ')))

type Words = Pick<WordsIndex, 'terms' | 'docCount'>

/** Corrects words by those of the catalog, and by words of the trade as if one product had each. */
export function makeSpeller({ terms, docCount }: Words, trade: Vocabulary): Speller {
  let ofTrade: ReadonlySet<string> | undefined
  const answers = new Map<string, string[]>()

  /** how many products have a word; 0 for one that is too short to be a half of another */
  function countOf(word: string): number {
    if (word.length < SHORTEST) return 0
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
      length >= SHORTEST && Math.abs(length - word.length) <= most && differing(set, letters) <= 2 * most
    const found: CloseWord[] = []
    const look = (other: string, count: number): void => {
      const mistakes = count === 0 ? most + 1 : editDistance(other, word, most)
      if (mistakes <= most)
        found.push({ word: other, docCount: count, mistakes: mistakes + (other[0] === word[0] ? 0 : 0.5) })
    }
    for (let term = 0; term < terms.size(); term++)
      if (isNear(terms.lengthOf(term), terms.letterSetOf(term))) look(terms.at(term), docCount(term))
    for (const other of allOfTrade())
      if (isNear(other.length, letterSet(other)) && !isInCatalog(other)) look(other, 1)
    return found
  }

  function findCorrections(word: string): string[] {
    const most = allowedMistakes(word)
    const halves = splitInTwo(word, countOf)
    if (most === 0) return halves
    const close = closeTo(word, most)
    close.sort((a, b) => a.mistakes - b.mistakes || b.docCount - a.docCount || (a.word < b.word ? -1 : 1))
    const best = close.filter((each) => each.mistakes <= (close[0]?.mistakes ?? 0)).slice(0, MAX_SUGGESTIONS)
    const isCertain = best[0] !== undefined && best[0].mistakes <= 1
    return isCertain || halves.length === 0 ? best.map((each) => each.word) : halves
  }

  return {
    suggest(word) {
      const before = answers.get(word)
      if (before) return before
      const found = findCorrections(word)
      if (answers.size > MAX_ANSWERS) answers.clear()
      answers.set(word, found)
      return found
    },
  }
}

/** "gasfurnace" → "gas furnace" when both are words of the catalog. */
function splitInTwo(word: string, countOf: (word: string) => number): string[] {
  let best: { text: string; count: number } | undefined
  for (let at = 3; at <= word.length - 3; at++) {
    const count = Math.min(countOf(word.slice(0, at)), countOf(word.slice(at)))
    if (count > (best?.count ?? 0)) best = { text: `${word.slice(0, at)} ${word.slice(at)}`, count }
  }
  return best ? [best.text] : []
}

/** Counts inserted, deleted, changed and swapped letters; returns `most + 1` as soon as there are more. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let value = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, before[j - 2]! + 1)
      row.push(value)
    }
    if (Math.min(...row) > most) return most + 1
    before = previous
    previous = row
  }
  return previous[b.length]!
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
