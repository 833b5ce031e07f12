import { FIGURES_BY_NAME, SUPERLATIVES } from '../../data/superlatives.ts'
import { type PhraseTable, phraseAt, phraseTable } from '../phrase-table.ts'
import { singular } from '../words.ts'
import { sized } from './limits.ts'
import { isUnitAt, unitAt } from './measures.ts'
import { isQuantity, type Quantity } from './quantities.ts'

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

const entriesOf = <Value>(table: string, read: (meant: string) => Value): (readonly [string, Value])[] =>
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [said = '', meant = ''] = line.split(':')
      return said.split(',').map((each) => [inSingular(each), read(meant)] as const)
    })

/** The orders of a release with those that staff have imported, which win; an empty one is taken out. */
export function makeOrders(imported: readonly { said: string; means: string }[]): Orders {
  const meant = new Map(entriesOf(SUPERLATIVES, readOrder))
  for (const { said, means } of imported)
    for (const each of said.split(',').map(inSingular))
      if (means === '') meant.delete(each)
      else meant.set(each, readOrder(means))
  return phraseTable(meant)
}

/** True for "least price" and "most liftFeet heightInches". */
export const isOrder = (meant: string): boolean => {
  const [end = '', ...by] = meant.trim().split(/\s+/)
  return /^(?:least|most)$/.test(end) && by.length > 0 && by.every((each) => isQuantity(each))
}

/** Figures by what they are called, and the end of them that is the better one, where one is. */
const NAMED: PhraseTable<{ by: readonly Quantity[]; better: Order['direction'] | undefined }> = phraseTable(
  new Map(
    entriesOf(FIGURES_BY_NAME, (meant) => {
      const [end = '', ...by] = meant.trim().split(/\s+/)
      const better = end === 'less' ? 'asc' : end === 'more' ? 'desc' : undefined
      return { by: by as Quantity[], better }
    }),
  ),
)
const LONGEST = 6
const MOST = /^(?:highest|most|top|greatest|maximum|max|biggest|largest|longest|strongest|widest)$/
const LEAST = /^(?:lowest|least|fewest|minimum|min|smallest|shortest|tiniest)$/

/**
 * The order that words ask for, read at a word: "cheapest to run", "quietest". A phrase for which `isGoods`
 * holds names what is sold: the "lowest water heater".
 */
export function orderAt(
  words: readonly string[],
  index: number,
  orders: Orders,
  isGoods: (index: number, length: number) => boolean,
): { order: Order; length: number } | undefined {
  // A phrase does not begin with an article.
  if (ARTICLES.has(words[index]!)) return undefined
  const begins = orders.longest.has(singular(words[index]!))
  for (let length = begins ? Math.min(LONGEST, words.length - index) : 0; length > 0; length--) {
    if (ARTICLES.has(words[index + length - 1]!)) continue
    const order = orders.meant.get(inSingular(words.slice(index, index + length).join(' ')))
    if (order && length > 1) return { order, length }
    if (order) return figureOrderAt(words, index, isGoods) ?? { order, length }
  }
  return figureOrderAt(words, index, isGoods)
}

/** "highest seer2", "best warranty": by a figure that is named, or by that of a unit. */
function figureOrderAt(
  words: readonly string[],
  index: number,
  isGoods: (index: number, length: number) => boolean,
): { order: Order; length: number } | undefined {
  const word = words[index]!
  const said = MOST.test(word) ? 'desc' : LEAST.test(word) ? 'asc' : undefined
  if (!said && word !== 'best') return undefined
  let at = index + 1
  while (ARTICLES.has(words[at] ?? '')) at++
  const found = figureNamedAt(words, at) ?? figureOfUnitAt(words, at)
  const direction = said ?? found?.better
  return found && direction && !isGoods(at, found.length)
    ? { order: { by: found.by, direction }, length: at + found.length - index }
    : undefined
}

function figureNamedAt(words: readonly string[], at: number) {
  const named = phraseAt(words, at, NAMED, singular)
  return named && { ...named.value, length: named.length }
}

function figureOfUnitAt(words: readonly string[], at: number) {
  const unit = isUnitAt(words, at) ? unitAt(words, at) : undefined
  if (!unit) return undefined
  const { from, to, measure } = unit.value
  const by = sized(measure((from + to) / 2)).quantities.slice(0, 1)
  return { by, better: 'desc' as const, length: unit.length }
}
