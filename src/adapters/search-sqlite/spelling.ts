import type { Vocabulary } from '#features/choosing/search/rules/query/vocabulary.ts'
import type { VocabularyWord } from './words-index.ts'

interface SpelledWord extends VocabularyWord {
  letters: number
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

/** Words of the trade that a catalog may lack, each as if one product had it. */
const tradeWords = ({ meanings }: Vocabulary): VocabularyWord[] =>
  [...new Set([...meanings.keys()].flatMap((said) => said.split(' ')))].map((word) => ({ word, docCount: 1 }))

/** `catalogue` is asked once, when a word is looked for that no product has. */
export function makeSpeller(catalogue: () => readonly VocabularyWord[], trade: Vocabulary): Speller {
  let read: ReturnType<typeof readWords> | undefined
  const all = () => {
    read ??= readWords(catalogue(), trade)
    return read
  }
  const answers = new Map<string, string[]>()

  function findCorrections(word: string): string[] {
    const most = allowedMistakes(word)
    const { words, known } = all()
    const halves = splitInTwo(word, known)
    if (most === 0) return halves
    const letters = letterSet(word)
    const close = words.flatMap((each) => {
      if (Math.abs(each.word.length - word.length) > most || differing(each.letters, letters) > 2 * most)
        return []
      const mistakes = editDistance(each.word, word, most)
      return mistakes > most ? [] : [{ ...each, mistakes: mistakes + (each.word[0] === word[0] ? 0 : 0.5) }]
    })
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

function readWords(catalogue: readonly VocabularyWord[], trade: Vocabulary) {
  const inCatalogue = new Set(catalogue.map(({ word }) => word))
  const words: SpelledWord[] = [
    ...catalogue,
    ...tradeWords(trade).filter(({ word }) => !inCatalogue.has(word)),
  ]
    .filter(({ word }) => word.length >= 3)
    .map((each) => ({ ...each, letters: letterSet(each.word) }))
  return { words, known: new Map(words.map((each) => [each.word, each.docCount])) }
}

/** "gasfurnace" → "gas furnace" when both are words of the catalog. */
function splitInTwo(word: string, known: ReadonlyMap<string, number>): string[] {
  let best: { text: string; count: number } | undefined
  for (let at = 3; at <= word.length - 3; at++) {
    const count = Math.min(known.get(word.slice(0, at)) ?? 0, known.get(word.slice(at)) ?? 0)
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

// One bit for each letter; the ten digits share the last six bits. Words whose sets differ too much cannot
// be close.
function letterSet(word: string): number {
  let set = 0
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i)
    set |= code >= 97 && code <= 122 ? 1 << (code - 97) : 1 << (26 + (code % 6))
  }
  return set
}

function differing(a: number, b: number): number {
  let rest = a ^ b
  let count = 0
  while (rest !== 0) {
    rest &= rest - 1
    count++
  }
  return count
}
