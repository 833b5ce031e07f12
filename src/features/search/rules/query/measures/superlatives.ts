import { SUPERLATIVES } from '../../data/superlatives.ts'
import { singular } from '../words.ts'
import type { Quantity } from './quantities.ts'

/** What the hits are put in order by. The first of the figures that a hit has counts. */
export interface Order {
  by: readonly Quantity[]
  direction: 'asc' | 'desc'
}

/** Orders by what is said, in the singular. */
export type Orders = ReadonlyMap<string, Order>

/** "least price", "most feet heightInches" */
export function readOrder(meant: string): Order {
  const [end, ...by] = meant.trim().split(/\s+/)
  return { by: by as Quantity[], direction: end === 'least' ? 'asc' : 'desc' }
}

export const inSingular = (said: string): string => said.trim().split(' ').map(singular).join(' ')

export const SHIPPED_ORDERS: Orders = new Map(
  SUPERLATIVES.trim()
    .split('\n')
    .map((line) => {
      const [said = '', meant = ''] = line.split(':')
      return [inSingular(said), readOrder(meant)] as const
    }),
)
const LONGEST = 5

/** The order that words ask for, read at a word: "cheapest to run", "quietest". */
export function orderAt(
  words: readonly string[],
  index: number,
  orders: Orders,
): { order: Order; length: number } | undefined {
  for (let length = Math.min(LONGEST, words.length - index); length > 0; length--) {
    const order = orders.get(inSingular(words.slice(index, index + length).join(' ')))
    if (order) return { order, length }
  }
  return undefined
}
