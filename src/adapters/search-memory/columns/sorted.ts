type List = Int32Array | Uint32Array | Float64Array

/**
 * A copy of a list without the entries at `gone` (ascending places), or with `values` put in before the
 * entries at `places` (ascending too). It copies whole stretches, as fast as memory is copied.
 */
export function spliced<T extends List>(
  list: T,
  gone: ArrayLike<number>,
  added: { readonly values: ArrayLike<number>; readonly places: ArrayLike<number> } = NOTHING,
): T {
  const Kind = list.constructor as new (length: number) => T
  const made = new Kind(list.length - gone.length + added.values.length)
  let from = 0
  let to = 0
  const copyUpTo = (place: number): void => {
    made.set(list.subarray(from, place), to)
    to += place - from
    from = place
  }
  for (let i = 0; i < gone.length; i++) {
    copyUpTo(gone[i]!)
    from++
  }
  for (let i = 0; i < added.values.length; i++) {
    copyUpTo(added.places[i]!)
    made[to++] = added.values[i]!
  }
  copyUpTo(list.length)
  return made
}

const NOTHING = { values: [], places: [] }

/** The same list with room for at least `size` entries; a larger one has some to spare. */
export function withRoom<T extends List | Uint16Array | Uint8Array>(list: T, size: number): T {
  if (list.length >= size) return list
  const Kind = list.constructor as new (length: number) => T
  const larger = new Kind(size + (size >>> SPARE) + 1)
  larger.set(list)
  return larger
}

/** One eighth more than is needed. */
const SPARE = 3
