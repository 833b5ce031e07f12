import { compareTexts } from '#features/choosing/search/rules/order/compare-texts.ts'
import type { SearchQuery } from '#features/choosing/search/server/ports.ts'
import { atOnce, type Steps } from '../turns.ts'
import type { Change, Kept, Products } from './products.ts'
import { sortTexts } from './sort-texts.ts'
import { spliced } from './sorted.ts'

type OrderedMode = Exclude<SearchQuery['sort']['mode'], 'score'>
type OrderName = `${OrderedMode}-${'asc' | 'desc'}`

export interface Orders {
  /** slots in the order of each sort mode, products without the figure last both ways */
  orders: Readonly<Record<OrderName | 'merit', Int32Array>>
  /** place of each slot in the merit order */
  meritRank: Int32Array
  /** slots in the order of their model numbers */
  codes: Int32Array
}

type Compare = (a: number, b: number) => number

const compareSigns = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const MODES = ['price', 'efficiency', 'rating', 'size', 'name'] as const satisfies OrderedMode[]
const DIRECTIONS = [
  ['asc', 1],
  ['desc', -1],
] as const

const NO_SLOTS = new Int32Array(0)

export const NO_ORDERS: Orders = {
  orders: {
    'price-asc': NO_SLOTS,
    'price-desc': NO_SLOTS,
    'efficiency-asc': NO_SLOTS,
    'efficiency-desc': NO_SLOTS,
    'rating-asc': NO_SLOTS,
    'rating-desc': NO_SLOTS,
    'size-asc': NO_SLOTS,
    'size-desc': NO_SLOTS,
    'name-asc': NO_SLOTS,
    'name-desc': NO_SLOTS,
    merit: NO_SLOTS,
  },
  meritRank: NO_SLOTS,
  codes: NO_SLOTS,
}

/**
 * The rank of each slot by one figure: equal figures have one rank, and what has none has the rank `count`.
 */
interface Ranks {
  of: Uint32Array
  count: number
}

function rankFigures(slots: Int32Array, size: number, figureAt: (slot: number) => number): Ranks {
  const values = Float64Array.from(slots, figureAt)
  const rankOf = new Map<number, number>()
  for (const value of values.toSorted())
    if (!Number.isNaN(value) && !rankOf.has(value)) rankOf.set(value, rankOf.size)
  const of = new Uint32Array(size)
  for (let i = 0; i < slots.length; i++) of[slots[i]!] = rankOf.get(values[i]!) ?? rankOf.size
  return { of, count: rankOf.size }
}

function* rankTexts(
  slots: Int32Array,
  size: number,
  textAt: (slot: number) => string,
  compareTwo: (a: string, b: string) => number,
): Steps<Ranks> {
  const texts = Array.from(slots, textAt)
  const of = new Uint32Array(size)
  let count = 0
  let last: string | undefined
  for (const i of yield* sortTexts(texts, compareTwo)) {
    if (last !== undefined && texts[i] !== last) count++
    last = texts[i]
    of[slots[i]!] = count
  }
  return { of, count: count + 1 }
}

/** Slots by their ranks; those of equal rank stay in their order, and those without a rank come last. */
function inOrder(slots: Int32Array, { of, count }: Ranks, direction: 1 | -1): Int32Array {
  const placeOf = (slot: number): number => {
    const rank = of[slot]!
    return direction === 1 || rank === count ? rank : count - 1 - rank
  }
  const next = new Uint32Array(count + 2)
  for (let i = 0; i < slots.length; i++) next[placeOf(slots[i]!) + 1]!++
  for (let place = 0; place <= count; place++) next[place + 1]! += next[place]!
  const sorted = new Int32Array(slots.length)
  for (let i = 0; i < slots.length; i++) sorted[next[placeOf(slots[i]!)]!++] = slots[i]!
  return sorted
}

/** Sorts a whole catalog. */
export function* sortSteps(products: Products, slots: Int32Array): Steps<Orders> {
  const { size, idAt, codeAt, nameAt } = products
  const byId = inOrder(slots, yield* rankTexts(slots, size, idAt, compareSigns), 1)
  yield
  const merit = inOrder(byId, rankFigures(slots, size, products.meritAt), -1)
  const orders = { ...NO_ORDERS.orders, merit }
  for (const mode of MODES) {
    yield
    const ranks =
      mode === 'name'
        ? yield* rankTexts(slots, size, nameAt, compareTexts)
        : rankFigures(slots, size, (slot) => products.sortAt(mode, slot))
    for (const [name, direction] of DIRECTIONS) orders[`${mode}-${name}`] = inOrder(merit, ranks, direction)
  }
  yield
  const codes = inOrder(byId, yield* rankTexts(slots, size, codeAt, compareSigns), 1)
  return { orders, meritRank: rankAll(merit, size), codes }
}

export const sortAll = (products: Products, slots: Int32Array): Orders => atOnce(sortSteps(products, slots))

function rankAll(merit: Int32Array, size: number): Int32Array {
  const meritRank = new Int32Array(size)
  for (let rank = 0; rank < merit.length; rank++) meritRank[merit[rank]!] = rank
  return meritRank
}

/** A product without the figure stands last both ways. */
function compareKeys(left: string | number, right: string | number, direction: 1 | -1): number {
  if (left === right) return 0
  if (typeof left === 'string' || typeof right === 'string')
    return compareTexts(String(left), String(right)) * direction
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number.isNaN(left) ? (Number.isNaN(right) ? 0 : 1) : -1
  return (left - right) * direction
}

const byMerit =
  ({ meritAt, idAt }: Products): Compare =>
  (a, b) =>
    meritAt(b) - meritAt(a) || compareSigns(idAt(a), idAt(b))

const byCode =
  ({ codeAt, idAt }: Products): Compare =>
  (a, b) =>
    compareSigns(codeAt(a), codeAt(b)) || compareSigns(idAt(a), idAt(b))

const byKey =
  (keyOf: (slot: number) => string | number, meritRank: Int32Array, direction: 1 | -1): Compare =>
  (a, b) =>
    compareKeys(keyOf(a), keyOf(b), direction) || meritRank[a]! - meritRank[b]!

const sortKey = ({ sort }: Kept, mode: OrderedMode): string | number => sort[mode] ?? Number.NaN

/** Whether a product that comes, goes or changes has another place by these parts of it. */
const isMoved = ({ before, after }: Change, ...parts: readonly ((of: Kept) => string | number)[]): boolean =>
  !before || !after || parts.some((part) => !Object.is(part(before), part(after)))

/**
 * Takes products out of the orders, while `products` still has what they were. The function that it returns
 * puts them back in, when `products` has what they are now.
 */
export function moveInOrders(old: Orders, products: Products, changes: readonly Change[]): () => Orders {
  const movedIn = (order: Int32Array, compareTwo: Compare, ...parts: Parameters<typeof isMoved>[1][]) => {
    const moved = changes.filter((change) => isMoved(change, ...parts))
    return moved.length === 0 ? undefined : leave(order, moved, compareTwo)
  }
  // Products of equal figures stand by their merit, so one that moves there moves everywhere.
  const meritOf = (of: Kept): number => of.merit
  const merit = movedIn(old.orders.merit, byMerit(products), meritOf)
  const codes = movedIn(old.codes, byCode(products), ({ code }) => code)
  const left = MODES.flatMap((mode) => {
    const keyOf = (slot: number): string | number =>
      mode === 'name' ? products.nameAt(slot) : products.sortAt(mode, slot)
    return DIRECTIONS.flatMap(([name, direction]) => {
      const order = `${mode}-${name}` as const
      const compareTwo = byKey(keyOf, old.meritRank, direction)
      const rest = movedIn(old.orders[order], compareTwo, meritOf, (of) => sortKey(of, mode))
      return rest ? [{ order, keyOf, direction, ...rest }] : []
    })
  })
  return () => {
    const orders = { ...old.orders }
    let { meritRank } = old
    if (merit) {
      orders.merit = enter(merit, byMerit(products))
      meritRank = rankAll(orders.merit, products.size)
    }
    for (const { order, keyOf, direction, ...rest } of left)
      orders[order] = enter(rest, byKey(keyOf, meritRank, direction))
    return { orders, meritRank, codes: codes ? enter(codes, byCode(products)) : old.codes }
  }
}

/** An order without the changed products, and those of them that come back. */
interface Left {
  kept: Int32Array
  entering: Int32Array
}

function leave(order: Int32Array, changes: readonly Change[], compareSlots: Compare): Left {
  const gone = changes.flatMap(({ slot, before }) => (before ? [placeOf(order, slot, compareSlots)] : []))
  return {
    kept: spliced(order, Int32Array.from(gone).sort()),
    entering: Int32Array.from(changes.flatMap(({ slot, after }) => (after ? [slot] : []))),
  }
}

function enter({ kept, entering }: Left, compareSlots: Compare): Int32Array {
  const sorted = entering.sort(compareSlots)
  const places = Array.from(sorted, (slot) => placeOf(kept, slot, compareSlots))
  return spliced(kept, new Int32Array(0), { values: sorted, places })
}

/** The first place in a sorted list whose slot does not come before this one. */
function placeOf(order: Int32Array, slot: number, compareSlots: Compare): number {
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compareSlots(order[middle]!, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
