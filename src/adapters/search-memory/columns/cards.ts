import type { SearchDoc } from '#features/choosing/search/server/ports.ts'
import { makeTerms, type PackedTerms, type Terms } from '../words/terms.ts'
import { fromBytes, toBytes } from './shared-texts.ts'
import { withRoom } from './sorted.ts'

/**
 * What lists show of each product, as compact JSON in UTF-8, outside of JavaScript's heap. It is cut into its
 * properties, and a property that many products share ("type":"gas-furnace") is kept once: a card of 2 kB
 * then takes a few hundred bytes.
 */
export interface Cards {
  put(slot: number, source: SearchDoc['source']): void
  drop(slot: number): void
  /** the JSON of a slot that has a card */
  json(slot: number): Uint8Array
  read(slot: number): SearchDoc['source']
  /** one text of a card, which must come before all of its lists; empty without a card */
  text(slot: number, property: 'name' | 'sku'): string
  /** @param size slots that are in use */
  pack(size: number): PackedCards
}

export interface PackedCards {
  shared: PackedTerms
  bytes: Uint8Array
  at: Uint32Array
}

/** A quotation mark within a text is escaped, so this stands between properties or texts of a list. */
const CUT = ',"'
const COMMA = 0x2c
/** A property that has fewer values than this, or one value for so many products, is kept once for all. */
const FEW = 200
const PRODUCTS_A_VALUE = 3
/** The bytes of cards that were changed may be as many as those of cards in use. */
const MOST_WASTE = 2
const LEAST_BYTES = 1 << 20

export function makeCards(packed?: PackedCards): Cards {
  const shared = makeTerms(packed?.shared)
  const cut = makeCutter(shared)
  let bytes = packed?.bytes ?? new Uint8Array(1 << 10)
  /** where the card of each slot begins; the first byte is of no slot */
  let at = packed?.at ?? new Uint32Array(0)
  let used = packed ? packed.bytes.length : 1
  let live = used

  function drop(slot: number): void {
    if (slot >= at.length || at[slot] === 0) return
    live -= endOf(bytes, at[slot]!) - at[slot]!
    at[slot] = 0
    if (used > LEAST_BYTES && used > live * MOST_WASTE) closeGaps()
  }

  function closeGaps(): void {
    const kept = new Uint8Array(live)
    let next = 1
    for (let slot = 0; slot < at.length; slot++) {
      const from = at[slot]!
      if (from === 0) continue
      const card = bytes.subarray(from, endOf(bytes, from))
      kept.set(card, next)
      at[slot] = next
      next += card.length
    }
    bytes = kept
    used = live = next
  }

  const json = (slot: number): Uint8Array => joined(bytes, at[slot]!, shared)
  return {
    put(slot, source) {
      drop(slot)
      const card = cut(toBytes(JSON.stringify(source)))
      at = withRoom(at, slot + 1)
      bytes = withRoom(bytes, used + card.length)
      bytes.set(card, used)
      at[slot] = used
      used += card.length
      live += card.length
    },
    drop,
    json,
    read: (slot) => JSON.parse(Buffer.from(json(slot)).toString()),
    text(slot, property) {
      const found = at[slot] ? findProperty(bytes, at[slot], shared, `"${property}":`) : undefined
      return found === undefined ? '' : JSON.parse(fromBytes(found))
    },
    pack: (size) => ({
      shared: shared.pack(),
      bytes: bytes.slice(0, used),
      at: withRoom(at, size).slice(0, size),
    }),
  }
}

/** Cuts JSON into its properties; what it returns is valid until the next call. */
function makeCutter(shared: Terms): (text: string) => Uint8Array {
  const seen = new Map<string, { values: number; products: number }>()
  let card = new Uint8Array(1 << 12)
  let used = 0

  /** The number of a property that is kept once; -1 for one that stands in its card. */
  function sharedNumber(property: string): number {
    const known = shared.find(property)
    const name = property.slice(0, property.indexOf(':') + 1)
    const counts = seen.get(name) ?? { values: 0, products: 0 }
    counts.products++
    seen.set(name, counts)
    if (known >= 0) return known
    counts.values++
    const isShared = counts.values < FEW || counts.values * PRODUCTS_A_VALUE < counts.products
    return isShared ? shared.add(property) : -1
  }

  function putNumber(value: number): void {
    card = withRoom(card, used + MOST_BYTES)
    let rest = value
    for (; rest > 127; rest >>>= 7) card[used++] = (rest & 127) | 128
    card[used++] = rest
  }

  function putProperty(property: string): void {
    const number = sharedNumber(property)
    if (number >= 0) {
      putNumber(number + FIRST_SHARED)
      return
    }
    putNumber(OWN)
    putNumber(property.length)
    card = withRoom(card, used + property.length)
    for (let i = 0; i < property.length; i++) card[used++] = property.charCodeAt(i)
  }

  return (text) => {
    used = 0
    for (let from = 0; from <= text.length; ) {
      const at = text.indexOf(CUT, from)
      const end = at < 0 ? text.length : at
      putProperty(text.slice(from, end))
      from = end + 1
    }
    putNumber(END)
    return card.subarray(0, used)
  }
}

const END = 0
/** A property of this card alone follows, with its length. */
const OWN = 1
const FIRST_SHARED = 2
const MOST_BYTES = 5

/** Reads the numbers of a card, one after the other. */
class CardReader {
  at: number
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes
    this.at = at
  }

  number(): number {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const byte = this.#bytes[this.at++]!
      value |= (byte & 127) << shift
      if (byte < 128) return value
    }
  }
}

function endOf(bytes: Uint8Array, from: number): number {
  const reader = new CardReader(bytes, from)
  for (let kind = reader.number(); kind !== END; kind = reader.number())
    if (kind === OWN) reader.at += reader.number()
  return reader.at
}

/** The value of a property, a byte a letter. */
function findProperty(bytes: Uint8Array, from: number, shared: Terms, begins: string): string | undefined {
  const reader = new CardReader(bytes, from)
  for (let kind = reader.number(); kind !== END; kind = reader.number()) {
    const own = kind === OWN ? reader.number() : 0
    const property = kind === OWN ? latin1(bytes, reader.at, reader.at + own) : shared.at(kind - FIRST_SHARED)
    reader.at += own
    if (property.startsWith(begins)) return property.slice(begins.length)
  }
  return undefined
}

const latin1 = ({ buffer, byteOffset }: Uint8Array, from: number, to: number): string =>
  Buffer.from(buffer, byteOffset + from, to - from).toString('latin1')

/** Cards are put together here, and copied as they are long. */
let room = new Uint8Array(1 << 13)

function joined(bytes: Uint8Array, from: number, shared: Terms): Uint8Array {
  const reader = new CardReader(bytes, from)
  let length = 0
  for (let kind = reader.number(); kind !== END; kind = reader.number()) {
    const own = kind === OWN ? reader.number() : 0
    const size = kind === OWN ? own : shared.lengthOf(kind - FIRST_SHARED)
    room = withRoom(room, length + size + 1)
    if (length > 0) room[length++] = COMMA
    if (kind === OWN) {
      for (let i = 0; i < own; i++) room[length + i] = bytes[reader.at + i]!
      reader.at += own
    } else shared.copy(kind - FIRST_SHARED, room, length)
    length += size
  }
  return room.slice(0, length)
}
