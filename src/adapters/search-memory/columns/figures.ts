import { withRoom } from './sorted.ts'

/** So many different values have a number of two bytes. */
const MOST_VALUES = 1 << 16

export interface PackedFigures {
  places: Uint16Array
  values: Float64Array
  bySlot: Float64Array | undefined
}

const NONE: PackedFigures = {
  places: new Uint16Array(0),
  values: Float64Array.of(Number.NaN),
  bySlot: undefined,
}

/**
 * The figures of one quantity by slot. Products share most of them, so a product has a number of two bytes
 * for its value; a quantity of more values, such as the price, has the values themselves.
 */
export class Figures {
  /** by slot: the place of its value; 0 is the place of NaN */
  #places: Uint16Array
  #values: Float64Array
  #used: number
  readonly #placeOf: Map<number, number>
  #bySlot: Float64Array | undefined

  constructor({ places, values, bySlot }: PackedFigures = NONE) {
    this.#places = places
    this.#values = values
    this.#used = values.length
    this.#placeOf = new Map(Array.from(values, (value, place) => [value, place]))
    this.#bySlot = bySlot
  }

  /** NaN where a product has none */
  at(slot: number): number {
    if (this.#bySlot) return slot < this.#bySlot.length ? this.#bySlot[slot]! : Number.NaN
    return slot < this.#places.length ? this.#values[this.#places[slot]!]! : Number.NaN
  }

  set(slot: number, value: number): void {
    const place = this.#bySlot ? undefined : this.#place(value)
    if (place !== undefined) {
      if (place === 0 && slot >= this.#places.length) return
      this.#places = withRoom(this.#places, slot + 1)
      this.#places[slot] = place
      return
    }
    const bySlot = this.#bySlot ?? this.#spread()
    this.#bySlot = withRoom(bySlot, slot + 1)
    if (this.#bySlot !== bySlot) this.#bySlot.fill(Number.NaN, bySlot.length)
    this.#bySlot[slot] = value
  }

  /** The place of a value; undefined when there is room for no more values. */
  #place(value: number): number | undefined {
    const known = this.#placeOf.get(value)
    if (known !== undefined || this.#used === MOST_VALUES) return known
    this.#values = withRoom(this.#values, this.#used + 1)
    this.#values[this.#used] = value
    this.#placeOf.set(value, this.#used)
    return this.#used++
  }

  /** The values themselves by slot, where the places have no room for more of them. */
  #spread(): Float64Array {
    const bySlot = Float64Array.from(this.#places, (each) => this.#values[each]!)
    this.#places = NONE.places
    this.#values = NONE.values
    this.#placeOf.clear()
    return bySlot
  }

  /** @param size slots that are in use */
  pack(size: number): PackedFigures {
    return {
      places: this.#places.slice(0, size),
      values: this.#values.slice(0, this.#bySlot ? 1 : this.#used),
      bySlot: this.#bySlot?.slice(0, size),
    }
  }
}
