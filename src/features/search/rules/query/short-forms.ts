import { SHORT_FORMS } from '../data/short-forms.ts'

const LONG: ReadonlyMap<string, readonly string[]> = new Map(
  SHORT_FORMS.trim()
    .split('\n')
    .map((line) => {
      const [short = '', long = ''] = line.split(':').map((part) => part.trim())
      return [short, long.split(' ')] as const
    }),
)

/** The word as the catalog writes it: "furn" becomes "furnace". */
export const writeOut = (word: string): readonly string[] => LONG.get(word) ?? [word]
