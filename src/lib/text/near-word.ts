import { defineTexts } from '#lib/language/texts.ts'

const texts = defineTexts({ didYouMean: (near: string) => `; did you mean ${near}?` })

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z0-9]/g, '')

/** The number of letters that differ between two words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [at, second] of [...other].entries())
      next.push(Math.min(next[at]! + 1, row[at + 1]! + 1, row[at]! + (letter === second ? 0 : 1)))
    row = next
  }
  return row.at(-1) ?? 0
}

/** A third of the letters may differ, but never more than three. */
const MOST_DIFFERENT = 3
/** The number of equal first letters that identify a word. */
const BEGINNING = 4

/**
 * The word that was probably meant: the same letters and digits, the beginning of it, or one that differs in
 * few letters. Undefined when none is near.
 */
export function nearWord(written: string, words: readonly string[]): string | undefined {
  const wanted = plain(written)
  if (wanted === '') return undefined
  const same = words.find((word) => plain(word) === wanted)
  if (same !== undefined) return same
  const most = Math.min(MOST_DIFFERENT, Math.floor(wanted.length / 3))
  const [best] = words
    .map((word) => ({ word, away: distance(wanted, plain(word)) }))
    .filter(({ away }) => away <= most)
    .toSorted((a, b) => a.away - b.away)
  const beginning = wanted.slice(0, BEGINNING)
  if (best !== undefined || wanted.length < BEGINNING) return best?.word
  return (
    words.find((word) => plain(word).startsWith(beginning)) ??
    words.find((word) => plain(word).includes(wanted))
  )
}

/** "did you mean R-32?" after what was expected; nothing when no word is near. */
export function didYouMean(written: string, words: readonly string[]): string {
  const near = nearWord(written, words)
  return near === undefined ? '' : texts.didYouMean(near)
}
