import { figureWords, phraseWords } from '../query/figures.ts'

/** Whole queries that begin with a figure; the beginning of any of their words finds them. */
interface Figures {
  /** in the order of their words; collected when they are first needed */
  entries: () => readonly FigureEntry[]
}

export interface FigureEntry {
  word: string
  phrase: Phrase
}

interface Phrase {
  text: string
  words: readonly string[]
  place: number
  count: number
}

/** Bounds of the memory of one index and of the work of one suggestion. */
const MOST_PHRASES = 2_000
const MOST_LOOKED_AT = 3_000
const THOUSANDS = /^(\d+)000$/

/** A whole query with a figure, its place among others, and how many products have it. */
export interface CountedFigure {
  text: string
  place: number
  count: number
}

/** The queries of most products, by each of their words. */
export function figureEntries(counted: readonly CountedFigure[]): readonly FigureEntry[] {
  const phrases = counted
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, MOST_PHRASES)
    .map((each): Phrase => ({ ...each, words: withShortFigures(phraseWords(each.text)) }))
  const entries = phrases.flatMap((phrase) => phrase.words.map((word) => ({ word, phrase })))
  return entries.sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : 0))
}

/** 80,000 BTU is also typed as "80". */
const withShortFigures = (words: readonly string[]): string[] =>
  words.flatMap((word) => {
    const [, short] = THOUSANDS.exec(word) ?? []
    return short === undefined ? [word] : [word, short]
  })

/** The phrases that a text with a figure begins: "80 gas" → "80,000 BTU gas furnaces". */
export function completeFigures(figures: Figures, plain: string, limit: number): string[] {
  const typed = figureWords(plain)
  const probe = typed.find((word) => /\d/.test(word)) ?? typed.find((word) => /^(?:merv|afue)$/.test(word))
  if (probe === undefined) return []
  const entries = figures.entries()
  const fitting = new Set<Phrase>()
  const first = firstFrom(entries, probe)
  for (let at = first; at < Math.min(entries.length, first + MOST_LOOKED_AT); at++) {
    const { word, phrase } = entries[at]!
    if (!word.startsWith(probe)) break
    if (typed.every((each) => phrase.words.some((known) => known.startsWith(each)))) fitting.add(phrase)
  }
  const isExact = (phrase: Phrase): number => Number(phrase.words.includes(probe))
  return [...fitting]
    .sort(
      (a, b) =>
        isExact(b) - isExact(a) || a.place - b.place || b.count - a.count || (a.text < b.text ? -1 : 1),
    )
    .slice(0, limit)
    .map(({ text }) => text)
}

/** The first entry whose word is not below `word`. */
function firstFrom(entries: readonly FigureEntry[], word: string): number {
  let low = 0
  let high = entries.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (entries[middle]!.word < word) low = middle + 1
    else high = middle
  }
  return low
}
