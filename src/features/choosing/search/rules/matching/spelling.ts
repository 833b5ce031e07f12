import type { Vocabulary } from '../query/vocabulary.ts'

/** A known word near a typed one, and how many products have it. */
export interface CloseWord {
  word: string
  docCount: number
  mistakes: number
}

const MAX_SUGGESTIONS = 8
/** The fewest letters of a word that another one is corrected to. */
export const SHORTEST_WORD = 3

/**
 * One mistake from four letters on, two from six. What begins with a digit is never corrected: 95 is not a
 * misspelled 96, and 110v no 1100.
 */
function allowedMistakes(word: string): number {
  if (word.length < 4 || /^\d/.test(word)) return 0
  return word.length >= 6 && !/\d/.test(word) ? 2 : 1
}

/** Words of the trade. */
export const tradeWords = ({ meanings }: Vocabulary): ReadonlySet<string> =>
  new Set([...meanings.keys()].flatMap((said) => said.split(' ')))

/** A word as one close to another; undefined where more mistakes lie between them, or no product has it. */
export function closeWord(
  word: string,
  typed: string,
  docCount: number,
  most: number,
): CloseWord | undefined {
  const mistakes = docCount === 0 ? most + 1 : editDistance(word, typed, most)
  return mistakes > most
    ? undefined
    : { word, docCount, mistakes: mistakes + (word[0] === typed[0] ? 0 : 0.5) }
}

/**
 * Known words within one or two typing mistakes of an unknown one, best first; empty when there are none.
 * @param countOf how many products have a word; 0 for one too short to be a half of another
 */
export function corrections(
  word: string,
  closeTo: (word: string, most: number) => CloseWord[],
  countOf: (word: string) => number,
): string[] {
  const most = allowedMistakes(word)
  const halves = splitInTwo(word, countOf)
  if (most === 0) return halves
  const close = closeTo(word, most)
  close.sort((a, b) => a.mistakes - b.mistakes || b.docCount - a.docCount || (a.word < b.word ? -1 : 1))
  const best = close.filter((each) => each.mistakes <= (close[0]?.mistakes ?? 0)).slice(0, MAX_SUGGESTIONS)
  const isCertain = best[0] !== undefined && best[0].mistakes <= 1
  return isCertain || halves.length === 0 ? best.map((each) => each.word) : halves
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
