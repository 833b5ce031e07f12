import type { SearchDoc } from '#features/choosing/search/server/ports.ts'
import { makeTerms, type PackedTerms, type Terms } from '../words/terms.ts'
import { type Cards, makeCards, type PackedCards } from './cards.ts'
import { Figures, type PackedFigures } from './figures.ts'
import { fromBytes, type PackedTexts, SharedTexts, toBytes } from './shared-texts.ts'
import { withRoom } from './sorted.ts'

type Sized = SearchDoc['sized']
export type OrderedFigure = Exclude<keyof SearchDoc['sort'], 'name'>
const FIGURES = ['price', 'efficiency', 'rating', 'size'] as const satisfies OrderedFigure[]

/** What of a product decides which parts of an index a change touches. */
export interface Kept extends Pick<SearchDoc, 'code' | 'merit' | 'sort'> {
  /** as one text each */
  phrases: string
  figures: string
  /** differs where the words differ */
  wordsMark: number
}

/** A product that was changed (both), came in (no `before`) or goes (no `after`). */
export interface Change {
  slot: number
  before: Kept | undefined
  after: Kept | undefined
  doc: SearchDoc | undefined
}

export interface PackedProducts {
  ids: PackedTerms
  isHeld: Uint8Array
  merit: Float64Array
  marks: Float64Array
  sort: Record<OrderedFigure, PackedFigures>
  codes: PackedTexts
  phrases: PackedTexts
  figures: PackedTexts
  sized: PackedTexts
  facts: readonly Sized[]
  cards: PackedCards
}

const SEPARATOR = '\n'

/**
 * The products by slot, without their words and filters. No product is an object: half a million of them
 * would take half a gigabyte. A product that comes back gets its former slot.
 */
export class Products {
  readonly cards: Cards
  readonly #ids: Terms
  #isHeld: Uint8Array
  #merit: Float64Array
  #marks: Float64Array
  readonly #sort: Record<OrderedFigure, Figures>
  readonly #codes: SharedTexts
  readonly #phrases: SharedTexts
  readonly #figures: SharedTexts
  readonly #sized: SharedTexts
  /** by the number of their text */
  readonly #facts: Sized[]

  constructor(packed?: PackedProducts) {
    this.cards = makeCards(packed?.cards)
    this.#ids = makeTerms(packed?.ids)
    this.#isHeld = packed?.isHeld ?? new Uint8Array(0)
    this.#merit = packed?.merit ?? new Float64Array(0)
    this.#marks = packed?.marks ?? new Float64Array(0)
    this.#sort = byFigure((mode) => new Figures(packed?.sort[mode]))
    this.#codes = new SharedTexts(packed?.codes)
    this.#phrases = new SharedTexts(packed?.phrases)
    this.#figures = new SharedTexts(packed?.figures)
    this.#sized = new SharedTexts(packed?.sized)
    this.#facts = [...(packed?.facts ?? [])]
  }

  /** Every slot is below this. */
  get size(): number {
    return this.#ids.size()
  }

  /** undefined for an id that no product has */
  slotOf(id: string): number | undefined {
    const slot = this.#ids.find(toBytes(id))
    return slot >= 0 && this.has(slot) ? slot : undefined
  }

  has = (slot: number): boolean => this.#isHeld[slot] === 1

  /** The slot that a product has, had or will have. */
  slotFor(id: string): number {
    return this.#ids.add(toBytes(id))
  }

  idAt = (slot: number): string => fromBytes(this.#ids.at(slot))
  codeAt = (slot: number): string => this.#codes.at(slot)
  meritAt = (slot: number): number => this.#merit[slot]!
  nameAt = (slot: number): string => this.cards.text(slot, 'name')
  /** NaN where a product has no such figure */
  sortAt = (mode: OrderedFigure, slot: number): number => this.#sort[mode].at(slot)
  /** equal facts of several products are one object */
  sizedAt = (slot: number): Sized => this.#facts[this.#sized.numberAt(slot)]

  /** The slots that have a product, ascending. */
  slots(): Int32Array {
    const slots = new Int32Array(this.size)
    let count = 0
    for (let slot = 0; slot < slots.length; slot++) if (this.has(slot)) slots[count++] = slot
    return slots.slice(0, count)
  }

  put(slot: number, doc: SearchDoc, kept: Kept): void {
    this.#isHeld = withRoom(this.#isHeld, slot + 1)
    this.#merit = withRoom(this.#merit, slot + 1)
    this.#marks = withRoom(this.#marks, slot + 1)
    this.#isHeld[slot] = 1
    this.#merit[slot] = doc.merit
    this.#marks[slot] = kept.wordsMark
    for (const mode of FIGURES) this.#sort[mode].set(slot, doc.sort[mode] ?? Number.NaN)
    this.#codes.put(slot, doc.code)
    this.#phrases.put(slot, kept.phrases)
    this.#figures.put(slot, kept.figures)
    this.#sized.put(slot, doc.sized && JSON.stringify(doc.sized))
    if (doc.sized) this.#facts[this.#sized.numberAt(slot)] ??= doc.sized
    this.cards.put(slot, doc.source)
  }

  drop(slot: number): void {
    this.#isHeld[slot] = 0
    for (const texts of [this.#codes, this.#phrases, this.#figures, this.#sized]) texts.put(slot, undefined)
    this.cards.drop(slot)
  }

  read(slot: number): Kept {
    const sort = byFigure((mode) => this.sortAt(mode, slot))
    return {
      code: this.codeAt(slot),
      merit: this.meritAt(slot),
      sort: { ...sort, name: this.nameAt(slot) },
      phrases: this.#phrases.at(slot),
      figures: this.#figures.at(slot),
      wordsMark: this.#marks[slot]!,
    }
  }

  /** How many of these products each phrase leads to. */
  countPhrases(slots: Int32Array): Map<string, number> {
    return count(this.#phrases.counted(slots))
  }

  /** The same for phrases with a figure, each after its place and a space. */
  countFigures(slots: Int32Array): Map<string, number> {
    return count(this.#figures.counted(slots))
  }

  pack(): PackedProducts {
    const { size } = this
    return {
      ids: this.#ids.pack(),
      isHeld: this.#isHeld.slice(0, size),
      merit: this.#merit.slice(0, size),
      marks: this.#marks.slice(0, size),
      sort: byFigure((mode) => this.#sort[mode].pack(size)),
      codes: this.#codes.pack(size),
      phrases: this.#phrases.pack(size),
      figures: this.#figures.pack(size),
      sized: this.#sized.pack(size),
      facts: this.#facts,
      cards: this.cards.pack(size),
    }
  }
}

const byFigure = <T>(make: (mode: OrderedFigure) => T): Record<OrderedFigure, T> => ({
  price: make('price'),
  efficiency: make('efficiency'),
  rating: make('rating'),
  size: make('size'),
})

function count(lists: Iterable<[text: string, slots: number]>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [list, slots] of lists) {
    if (list === '') continue
    for (const text of list.split(SEPARATOR)) counts.set(text, (counts.get(text) ?? 0) + slots)
  }
  return counts
}

/** What is kept of a document to compare it with a later one. */
export const keep = (doc: SearchDoc): Kept => ({
  code: doc.code,
  merit: doc.merit,
  sort: doc.sort,
  phrases: doc.phrases.join(SEPARATOR),
  figures: doc.figures.map(({ text, place }) => `${place} ${text}`).join(SEPARATOR),
  wordsMark: markOf(doc.words),
})

/** A number of 52 bits that other words hardly have. */
function markOf(words: SearchDoc['words']): number {
  let [low, high] = [0x811c9dc5, 0x1b873593]
  for (const text of Object.values(words)) {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i)
      low = Math.imul(low ^ code, 0x01000193)
      high = Math.imul(high ^ code, 0x5bd1e995) ^ (high >>> 15)
    }
    low = Math.imul(low ^ 0x1ff, 0x01000193)
  }
  return (low >>> 0) + (high & 0xfffff) * 2 ** 32
}
