import { TRADE_WORDS } from '../data/trade-words.ts'

/** One meaning of what shoppers say. */
export interface Meaning {
  /** words, or the token of a product type, that a product must have */
  tokens: readonly string[]
  /** 0 for the main meaning; a higher number comes later in a list */
  rank: number
}

/** The token under which the products of a type are found: "gas-furnace" → "type.gasfurnace". */
export const typeToken = (type: string): string => `type.${type.replaceAll('-', '')}`

/**
 * The word under which products for natural gas are found that a kit converts to propane. Who asks for
 * propane may take them; who turns propane away does not mean them.
 */
export const CONVERTIBLE = 'propaneconvertible'

/** Meanings by what is said. */
export type Meanings = ReadonlyMap<string, readonly Meaning[]>

/** Entries in the form of `data/trade-words.ts`, one per line. A later entry replaces an earlier one. */
function readTradeWords(text: string): Meanings {
  const entries = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    entries.map((line) => {
      const [said = '', meant = ''] = line.split(':')
      return [said.trim(), readMeanings(meant)] as const
    }),
  )
}

/** "=gas-furnace, furnace > =ducted-system": alternatives; those after ">" come later in a list. */
export const readMeanings = (meant: string): Meaning[] => meant.split('>').flatMap(readRank)

const readRank = (text: string, rank: number): Meaning[] =>
  text
    .split(',')
    .map((meaning) => meaning.trim())
    .filter(Boolean)
    .map((meaning) => ({
      rank,
      tokens: meaning.split(' ').map((word) => (word.startsWith('=') ? typeToken(word.slice(1)) : word)),
    }))

export const SHIPPED_MEANINGS: Meanings = readTradeWords(TRADE_WORDS)
