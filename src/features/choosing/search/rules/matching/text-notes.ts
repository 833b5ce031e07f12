import type { Window } from '../query/measures/measures.ts'
import type { Order } from '../query/measures/superlatives.ts'
import { readParts, saySize } from '../query/parts/read-parts.ts'
import type { Term } from '../query/parts/terms.ts'
import type { Understood } from '../query/understand-query.ts'
import type { Lists } from './lists.ts'
import { SIZES } from './measure-text.ts'
import type { Found } from './readings.ts'
import type { respell } from './respell.ts'

/** True for a text without anything to search for. @param withCode whether a model number counts */
export const isEmptyText = (text: Understood, withCode = true): boolean =>
  (!withCode || text.code === '') &&
  text.terms.length === 0 &&
  text.measures.length === 0 &&
  text.without.length === 0 &&
  text.order === undefined &&
  text.brand === undefined

/** Goods beside those that the store does not sell are only the nearest. */
export const isRelaxed = ({ advice }: Understood, found: { isRelaxed: boolean }): boolean =>
  found.isRelaxed || advice?.kind === 'unsold'

export const NOTHING_SAID = { corrections: [], setAside: [], read: [] }

/** What the page says about the reading of a text; advice speaks for itself. */
export const sayMade = (
  { advice }: Understood,
  { text, corrections }: ReturnType<typeof respell>,
  found: Omit<Found<unknown>, 'list'>,
) =>
  advice
    ? { ...NOTHING_SAID, corrections }
    : {
        corrections,
        setAside: found.setAside.map(({ said }) => said),
        ...(found.notSold && { notSold: saySize(text.plain, found.notSold, found.product) }),
        read: readParts(text, { ...found, aside: found.setAside.map(({ span }) => span) }),
      }

/** True when a word of the query is more than the beginning of a model number. */
export const hasKnownWord = <L>(lists: Lists<L>, terms: readonly Term[]): boolean =>
  terms.some((term) =>
    term.alternatives.some((phrase) =>
      phrase.every((word) => lists.hasOtherPlace(lists.word(word, false), OF_NAMES)),
    ),
  )

/** The place of words in model numbers, names and makers. */
const OF_NAMES = 2

/** The smallest of those with one capacity is the narrowest. */
export const besideSize = (order: Order, measures: Understood['measures']): Order =>
  order.by[0] === 'size' && measures.some(({ quantities: [quantity = ''] }) => SIZES.has(quantity))
    ? { ...order, by: ['widthInches', 'heightInches', ...order.by] }
    : order

/** "95 or better" is no size that a name could state. */
export const isOneFigure = ({ min, max }: Window): boolean => Number.isFinite(min) && Number.isFinite(max)

/** The words that only models for mobile homes may have: those of the home, and those of no other model. */
export const asksForMobile = <L>(lists: Lists<L>, terms: readonly Term[], isTheirs: (list: L) => boolean) =>
  terms.some(({ alternatives }) =>
    alternatives
      .flat()
      .some((word) => OF_MOBILE_HOMES.has(word) || (!FIGURE.test(word) && isTheirs(lists.word(word, false)))),
  )

const OF_MOBILE_HOMES: ReadonlySet<string> = new Set(['mobile', 'manufactured'])
const FIGURE = /^[\d.]+$/
