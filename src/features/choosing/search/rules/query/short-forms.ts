import { SHORT_FORMS } from '../data/short-forms.ts'

const LONG: ReadonlyMap<string, readonly string[]> = new Map(
  SHORT_FORMS.trim()
    .split('\n')
    .map((line) => {
      const [short = '', long = ''] = line.split(':').map((part) => part.trim())
      return [short, long.split(' ')] as const
    }),
)
const LONGEST = 3
/** The first words of the short forms that have several. */
const BEGINS: ReadonlySet<string> = new Set(
  [...LONG.keys()].filter((short) => short.includes(' ')).map((short) => short.split(' ')[0]!),
)

/**
 * The words at a place as the catalog writes them, and how many words they stand for: "furn" becomes
 * "furnace", "air hander" becomes "air handler". A word that `isKnown` stays.
 */
export function writeOutAt(
  words: readonly string[],
  at: number,
  isKnown: (word: string) => boolean,
): { long: readonly string[]; length: number } {
  const word = words[at]!
  for (let length = BEGINS.has(word) ? LONGEST : 1; length > 1; length--) {
    const long = LONG.get(words.slice(at, at + length).join(' '))
    if (long && at + length <= words.length) return { long, length }
  }
  return { long: (isKnown(word) ? undefined : LONG.get(word)) ?? [word], length: 1 }
}
