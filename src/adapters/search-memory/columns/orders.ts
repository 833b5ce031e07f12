import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchQuery } from '#features/choosing/search/server/ports.ts'
import { spliced } from './sorted.ts'
import type { Change, StoredDoc } from './stored-doc.ts'

type OrderedMode = Exclude<SearchQuery['sort']['mode'], 'score'>
type OrderName = `${OrderedMode}-${'asc' | 'desc'}`

export interface Orders {
  /** slots in the order of each sort mode, products without the figure last both ways */
  orders: Readonly<Record<OrderName | 'merit', Int32Array>>
  /** place of each slot in the merit order */
  meritRank: Int32Array
}

type Docs = readonly (StoredDoc | undefined)[]
type Compare = (a: number, b: number) => number

const { compare } = new Intl.Collator('en', { numeric: true })

/** As people order texts; texts that they do not tell apart have an order too. */
export const compareTexts = (a: string, b: string): number => compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)

const MODES = ['price', 'efficiency', 'rating', 'size', 'name'] as const satisfies OrderedMode[]
const DIRECTIONS = [
  ['asc', 1],
  ['desc', -1],
] as const

const sortKey = (doc: StoredDoc, mode: OrderedMode): string | number => doc.sort[mode] ?? Number.NaN

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
  (docs: Docs): Compare =>
  (a, b) =>
    docs[b]!.merit - docs[a]!.merit || (docs[a]!.id < docs[b]!.id ? -1 : a === b ? 0 : 1)

const byKey =
  (keyOf: (slot: number) => string | number, meritRank: Int32Array, direction: 1 | -1): Compare =>
  (a, b) =>
    compareKeys(keyOf(a), keyOf(b), direction) || meritRank[a]! - meritRank[b]!

function rankAll(merit: Int32Array, meritRank: Int32Array): Int32Array {
  for (let rank = 0; rank < merit.length; rank++) meritRank[merit[rank]!] = rank
  return meritRank
}

/** Sorts a whole catalog, in short turns. */
export async function makeOrders(docs: Docs, slots: Int32Array): Promise<Orders> {
  const merit = slots.slice().sort(byMerit(docs))
  const meritRank = rankAll(merit, new Int32Array(docs.length))
  const made: Partial<Record<OrderName, Int32Array>> = {}
  for (const mode of MODES) {
    const keys = mode === 'name' ? nameRanks(docs, slots) : figuresOf(docs, mode)
    for (const [name, direction] of DIRECTIONS) {
      await nextTurn()
      made[`${mode}-${name}`] = slots.slice().sort(byKey((slot) => keys[slot]!, meritRank, direction))
    }
  }
  return { meritRank, orders: { ...(made as Record<OrderName, Int32Array>), merit } }
}

const figuresOf = (docs: Docs, mode: Exclude<OrderedMode, 'name'>): Float64Array =>
  Float64Array.from(docs, (doc) => doc?.sort[mode] ?? Number.NaN)

/** Names as numbers, which are compared sooner; equal names have equal numbers. */
function nameRanks(docs: Docs, slots: Int32Array): Float64Array {
  const nameOf = (slot: number): string => docs[slot]!.sort.name
  const ranks = new Float64Array(docs.length)
  let rank = 0
  let last: string | undefined
  for (const slot of slots.slice().sort((a, b) => compareTexts(nameOf(a), nameOf(b)))) {
    if (nameOf(slot) !== last) rank++
    last = nameOf(slot)
    ranks[slot] = rank
  }
  return ranks
}

/**
 * Takes products out of the orders, while `docs` still has what they were. The function that it returns puts
 * them back in, when `docs` has what they are now.
 */
export function moveInOrders(old: Orders, docs: Docs, changes: readonly Change[]): () => Orders {
  // Products of equal figures stand by their merit, so one that moves there moves everywhere.
  const moved = changes.filter(({ before, after }) => before?.merit !== after?.merit)
  const merit = moved.length === 0 ? undefined : leave(old.orders.merit, moved, byMerit(docs))
  const left = MODES.flatMap((mode) => {
    const touched = changes.filter(
      ({ before, after }) =>
        !before ||
        !after ||
        before.merit !== after.merit ||
        !Object.is(sortKey(before, mode), sortKey(after, mode)),
    )
    if (touched.length === 0) return []
    const keyOf = (slot: number): string | number => sortKey(docs[slot]!, mode)
    return DIRECTIONS.map(([name, direction]) => {
      const order = `${mode}-${name}` as const
      return {
        order,
        keyOf,
        direction,
        ...leave(old.orders[order], touched, byKey(keyOf, old.meritRank, direction)),
      }
    })
  })
  return () => {
    const orders = { ...old.orders }
    let { meritRank } = old
    if (merit) {
      orders.merit = enter(merit, byMerit(docs))
      meritRank = rankAll(orders.merit, new Int32Array(docs.length))
    }
    for (const { order, keyOf, direction, ...rest } of left)
      orders[order] = enter(rest, byKey(keyOf, meritRank, direction))
    return { orders, meritRank }
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
