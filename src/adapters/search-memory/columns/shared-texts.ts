import { makeTerms, type PackedTerms, type Terms } from '../words/terms.ts'
import { withRoom } from './sorted.ts'

export interface PackedTexts {
  texts: PackedTerms
  numbers: Uint32Array
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is all of ASCII
const NOT_ASCII = /[^\u0000-\u007f]/

/** A text as letters of a byte each, as `Terms` keeps them. */
export const toBytes = (text: string): string =>
  NOT_ASCII.test(text) ? Buffer.from(text).toString('latin1') : text

export const fromBytes = (bytes: string): string =>
  NOT_ASCII.test(bytes) ? Buffer.from(bytes, 'latin1').toString() : bytes

/** A text of each slot; equal texts are kept once, outside of JavaScript's heap. */
export class SharedTexts {
  readonly #texts: Terms
  /** by slot: the number of its text, plus one; 0 where it has none */
  #numbers: Uint32Array

  constructor(packed?: PackedTexts) {
    this.#texts = makeTerms(packed?.texts)
    this.#numbers = packed?.numbers ?? new Uint32Array(0)
  }

  put(slot: number, text: string | undefined): void {
    if (slot >= this.#numbers.length) this.#numbers = withRoom(this.#numbers, slot + 1)
    this.#numbers[slot] = text === undefined ? 0 : this.#texts.add(toBytes(text)) + 1
  }

  /** The number of a slot's text, which slots with the same text share; -1 where it has none. */
  numberAt(slot: number): number {
    return (this.#numbers[slot] ?? 0) - 1
  }

  /** The text of a slot; empty where it has none. */
  at(slot: number): string {
    const number = this.numberAt(slot)
    return number < 0 ? '' : fromBytes(this.#texts.at(number))
  }

  /** The texts of these slots, and how many have each. */
  *counted(slots: Int32Array): Generator<[text: string, slots: number]> {
    const counts = new Uint32Array(this.#texts.size())
    for (let i = 0; i < slots.length; i++) {
      const number = this.numberAt(slots[i]!)
      if (number >= 0) counts[number]!++
    }
    for (let number = 0; number < counts.length; number++)
      if (counts[number]! > 0) yield [fromBytes(this.#texts.at(number)), counts[number]!]
  }

  /** @param size slots that are in use */
  pack(size: number): PackedTexts {
    return { texts: this.#texts.pack(), numbers: withRoom(this.#numbers, size).slice(0, size) }
  }
}
