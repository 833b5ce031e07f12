import type { Kit } from '../kits/kit.ts'
import { FACT_GROUPS, type FactGroup } from './fact-groups.ts'

/** All kits of a catalog in the order of their prices, with their groups by the facts that wishes read. */
export interface KitTable {
  readonly kits: readonly Kit[]
  readonly places: ReadonlyMap<Kit, number>
  readonly groups: Map<FactGroup, readonly Group[]>
  /**
   * the kits that meet a wish, kept for the object that it is measured against: a home, a law or this table
   */
  readonly met: WeakMap<object, Map<string, KitSet>>
}

/** Kits of a table; bit n stands for its kit n. */
export interface KitSet {
  readonly table: KitTable
  readonly bits: Uint32Array
  readonly size: number
}

/** Kits with the same facts. */
interface Group {
  first: Kit
  bits: Uint32Array
}

/** A condition for kits, with the facts that make its kits quick to find. */
export interface Condition {
  /** the facts that it reads */
  by: FactGroup
  /** distinguishes it from the other conditions of the same owner */
  name: string
  /** what it is measured against beside the answers; null: nothing */
  owner: object | null
  meets: (kit: Kit) => boolean
}

/** The most conditions that are kept of one owner, because rooms can combine units in many thousand ways. */
const MOST_MET = 1_000

const byPrice = (a: Kit, b: Kit): number => a.price - b.price || (a.id < b.id ? -1 : 1)

export function kitTable(all: readonly Kit[]): KitTable {
  const kits = all.toSorted(byPrice)
  const places = new Map(kits.map((kit, place) => [kit, place]))
  return { kits, places, groups: new Map(), met: new WeakMap() }
}

const wordsFor = ({ kits }: KitTable): number => Math.ceil(kits.length / 32)

function put(bits: Uint32Array, place: number): void {
  bits[place >>> 5]! |= 1 << (place & 31)
}

/** Every kit of a table. */
export function allKits(table: KitTable): KitSet {
  const bits = new Uint32Array(wordsFor(table))
  for (let place = 0; place < table.kits.length; place++) put(bits, place)
  return { table, bits, size: table.kits.length }
}

function groupsOf(table: KitTable, by: FactGroup): readonly Group[] {
  const known = table.groups.get(by)
  if (known !== undefined) return known
  const keyOf: (kit: Kit) => unknown = FACT_GROUPS[by]
  const found = new Map<unknown, Group>()
  table.kits.forEach((kit, place) => {
    const key = keyOf(kit)
    const group = found.get(key) ?? { first: kit, bits: new Uint32Array(wordsFor(table)) }
    found.set(key, group)
    put(group.bits, place)
  })
  const groups = [...found.values()]
  table.groups.set(by, groups)
  return groups
}

/** All kits of a table that meet a condition, found once. The least recently used set is forgotten. */
function meeting(table: KitTable, condition: Condition): KitSet {
  const owner = condition.owner ?? table
  const known = table.met.get(owner) ?? new Map<string, KitSet>()
  table.met.set(owner, known)
  const name = `${condition.by} ${condition.name}`
  const before = known.get(name)
  known.delete(name)
  const set =
    before ??
    ofGroups(
      table,
      groupsOf(table, condition.by).filter(({ first }) => condition.meets(first)),
    )
  known.set(name, set)
  const [oldest] = known.keys()
  if (known.size > MOST_MET && oldest !== undefined) known.delete(oldest)
  return set
}

function ofGroups(table: KitTable, groups: readonly Group[]): KitSet {
  const bits = new Uint32Array(wordsFor(table))
  for (const group of groups) for (let word = 0; word < bits.length; word++) bits[word]! |= group.bits[word]!
  return { table, bits, size: sizeOf(bits) }
}

/** How many bits of a word are set. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

function sizeOf(bits: Uint32Array): number {
  let size = 0
  for (const word of bits) size += ones(word)
  return size
}

function both({ table, bits }: KitSet, other: Uint32Array): KitSet {
  const left = new Uint32Array(bits.length)
  let size = 0
  for (let word = 0; word < left.length; word++) {
    const shared = bits[word]! & other[word]!
    left[word] = shared
    if (shared !== 0) size += ones(shared)
  }
  return { table, bits: left, size }
}

function share(bits: Uint32Array, other: Uint32Array): boolean {
  for (let word = 0; word < bits.length; word++) if ((bits[word]! & other[word]!) !== 0) return true
  return false
}

/** Those kits of a set that meet a condition. */
export const thatMeet = (set: KitSet, condition: Condition): KitSet =>
  both(set, meeting(set.table, condition).bits)

/** Whether a kit of a set meets a condition. */
export const anyMeets = (set: KitSet, condition: Condition): boolean =>
  share(set.bits, meeting(set.table, condition).bits)

/** The kits of a set that are the nearest to a wish. @param far reads only the facts of `by` */
export function nearest(set: KitSet, by: FactGroup, far: (kit: Kit) => number): KitSet {
  const groups = groupsOf(set.table, by)
    .filter(({ bits }) => share(bits, set.bits))
    .map((group) => ({ group, distance: far(group.first) }))
  const least = Math.min(...groups.map(({ distance }) => distance))
  const close = groups.filter(({ distance }) => distance <= least).map(({ group }) => group)
  return both(set, ofGroups(set.table, close).bits)
}

/** The set without some kits. */
export function withoutKits({ table, bits }: KitSet, kits: Iterable<Kit>): KitSet {
  const left = bits.slice()
  for (const kit of kits) {
    const place = table.places.get(kit)
    if (place !== undefined) left[place >>> 5]! &= ~(1 << (place & 31))
  }
  return { table, bits: left, size: sizeOf(left) }
}

/** The places of a set's kits in its table, so the least expensive kit comes first. */
export function* placesIn({ bits }: KitSet): Generator<number> {
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) yield word * 32 + 31 - Math.clz32(rest & -rest)
}

/** The kits of a set, the least expensive first; at most so many. */
export function kitsIn(set: KitSet, most = set.size): Kit[] {
  const kits: Kit[] = []
  for (const place of placesIn(set)) {
    if (kits.length >= most) break
    kits.push(set.table.kits[place]!)
  }
  return kits
}
