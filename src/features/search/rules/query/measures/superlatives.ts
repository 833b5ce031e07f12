import { SUPERLATIVES } from '../../data/superlatives.ts'
import { type PhraseTable, phraseTable } from '../phrase-table.ts'
import { singular } from '../words.ts'
import { isUnitAt, unitAt } from './measures.ts'
import type { Quantity } from './quantities.ts'

/** What the hits are put in order by. The first of the figures that a hit has counts. */
export interface Order {
  by: readonly Quantity[]
  direction: 'asc' | 'desc'
}

/** Orders by what is said, in the singular. */
export type Orders = PhraseTable<Order>

/** "least price", "most feet heightInches" */
function readOrder(meant: string): Order {
  const [end, ...by] = meant.trim().split(/\s+/)
  return { by: by as Quantity[], direction: end === 'least' ? 'asc' : 'desc' }
}

/** Words between those of an order: "uses the least power". */
const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'of', 'my', 'your', 'el', 'la'])

/** What is said, in the singular and without articles. */
const inSingular = (said: string): string =>
  said
    .trim()
    .split(' ')
    .filter((word) => !ARTICLES.has(word))
    .map(singular)
    .join(' ')

export const SHIPPED_ORDERS: Orders = phraseTable(
  new Map(
    SUPERLATIVES.trim()
      .split('\n')
      .map((line) => {
        const [said = '', meant = ''] = line.split(':')
        return [inSingular(said), readOrder(meant)] as const
      }),
  ),
)
const LONGEST = 6
const MOST = /^(?:highest|most|best|top|greatest|maximum)$/
const LEAST = /^(?:lowest|least|fewest|minimum)$/

/** The order that words ask for, read at a word: "cheapest to run", "quietest". */
export function orderAt(
  words: readonly string[],
  index: number,
  orders: Orders,
): { order: Order; length: number } | undefined {
  // A phrase does not begin with an article.
  if (ARTICLES.has(words[index]!)) return undefined
  const begins = orders.longest.has(singular(words[index]!))
  for (let length = begins ? Math.min(LONGEST, words.length - index) : 0; length > 0; length--) {
    if (ARTICLES.has(words[index + length - 1]!)) continue
    const order = orders.meant.get(inSingular(words.slice(index, index + length).join(' ')))
    if (order && length > 1) return { order, length }
    if (order) return unitOrderAt(words, index) ?? { order, length }
  }
  return unitOrderAt(words, index)
}

/** "highest seer2", "most gallons per minute": by the figure of any unit. */
function unitOrderAt(words: readonly string[], index: number): { order: Order; length: number } | undefined {
  const word = words[index]!
  const direction = MOST.test(word) ? 'desc' : LEAST.test(word) ? 'asc' : undefined
  const found = direction && isUnitAt(words, index + 1) ? unitAt(words, index + 1) : undefined
  const middle = found && (found.value.from + found.value.to) / 2
  return found && direction
    ? {
        order: { by: found.value.measure(middle!).quantities.slice(0, 1), direction },
        length: found.length + 1,
      }
    : undefined
}
