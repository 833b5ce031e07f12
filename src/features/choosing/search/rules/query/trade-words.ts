import { SPANISH_WORDS } from '../data/spanish-words.ts'
import { TRADE_WORDS } from '../data/trade-words.ts'
import { TRADE_WORDS_OF_EQUIPMENT } from '../data/trade-words-equipment.ts'
import { TRADE_WORDS_OF_PARTS } from '../data/trade-words-parts.ts'
import { singular } from './words.ts'

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

/** What stands before a figure that a product states, in its token. */
export const FIGURE = 'n.'

/** Meanings by what is said. */
export type Meanings = ReadonlyMap<string, readonly Meaning[]>

/**
 * Entries in the form of `data/trade-words.ts`: `said, said: meant`. A later entry replaces an earlier one.
 * Of a Spanish entry, "de" is also said as "para" and in other ways.
 */
function readTradeWords(text: string, isSpanish = false): [said: string, meanings: Meaning[]][] {
  const entries = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  return entries.flatMap((line) => {
    const [said = '', meant = ''] = line.split(':')
    const meanings = readMeanings(meant)
    return said
      .split(',')
      .map((each) => each.trim().split(' ').map(singular).join(' '))
      .flatMap((each) => (isSpanish ? withEachOf(each) : [each]))
      .map((each): [string, Meaning[]] => [each, meanings])
  })
}

/** "cable de termostato" is also said "cable para el termostato" and "cable termostato". */
const OF = ['de', 'del', 'de la', 'para', 'para el', 'para la', '']
const withEachOf = (said: string): string[] =>
  said.split(' de ').length === 2 ? OF.map((of) => said.replace(' de ', of === '' ? ' ' : ` ${of} `)) : [said]

/** "=gas-furnace, furnace > =ducted-system": alternatives; those after ">" come later in a list. */
export const readMeanings = (meant: string): Meaning[] => meant.split('>').flatMap(readRank)

const readRank = (text: string, rank: number): Meaning[] =>
  text
    .split(',')
    .map((meaning) => meaning.trim())
    .filter(Boolean)
    .map((meaning) => ({
      rank,
      tokens: meaning
        .split(' ')
        .map((word) => (word.startsWith('=') ? typeToken(word.slice(1)) : word.toLowerCase())),
    }))

export const SHIPPED_MEANINGS: Meanings = new Map([
  ...readTradeWords(SPANISH_WORDS, true),
  ...readTradeWords(TRADE_WORDS_OF_PARTS),
  ...readTradeWords(TRADE_WORDS_OF_EQUIPMENT),
  ...readTradeWords(TRADE_WORDS),
])
