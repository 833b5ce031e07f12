import type { Understood } from './understand-query.ts'

/** A part of a query that became a limit of the list; the page names it. */
export interface ReadPhrase {
  kind: 'limit' | 'without' | 'floorArea'
  said: string
}

/** The parts of a query that are not search words: limits, exclusions, the floor area of a home. */
export function readPhrases({ measures, without }: Understood): ReadPhrase[] {
  return [
    ...measures.flatMap(({ quantities: [quantity], min, max, said }): ReadPhrase[] => {
      if (quantity === 'squareFeet') return [{ kind: 'floorArea', said: withSeparators(said[0] ?? '') }]
      const isLimit = quantity === 'price' || !Number.isFinite(min) || !Number.isFinite(max)
      return isLimit ? [{ kind: 'limit', said: sayLimit(said) }] : []
    }),
    ...without.map(
      (terms): ReadPhrase => ({
        kind: 'without',
        said: terms.map((term) => term.said).join(' '),
      }),
    ),
  ]
}

const DOLLARS = /^(usd|dollar|buck|dolar)$/

/** "under 1500 usd" as people write it: "under $1,500". */
const sayLimit = (words: readonly string[]): string =>
  words
    .flatMap((word, index) => {
      if (DOLLARS.test(word)) return []
      const isAmount = /^\d/.test(word)
      return [
        isAmount && DOLLARS.test(words[index + 1] ?? '') ? `$${withSeparators(word)}` : withSeparators(word),
      ]
    })
    .join(' ')

const withSeparators = (word: string): string =>
  /^\d+(\.\d+)?$/.test(word) ? Number(word).toLocaleString('en-US') : word
