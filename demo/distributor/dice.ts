/** Numbers that a seed decides: the same on every machine and in every run. */
export interface Dice {
  /** from 0 up to but not including 1 */
  next(): number
  /** a whole number from 0 up to but not including `below` */
  below(below: number): number
  /** one of a list; undefined of an empty one */
  pick<T>(list: ArrayLike<T>): T | undefined
  /** about a normal distribution: mean 0, deviation 1 */
  normal(): number
}

const MIX = 0x6d2b79f5
const UINT32 = 2 ** 32

/** Mulberry32, a generator of 32 bits with a period of 2³². */
export function makeDice(seed: number): Dice {
  let state = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b) >>> 0
  function next(): number {
    state = (state + MIX) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32
  }
  const below = (most: number): number => Math.floor(next() * most)
  return {
    next,
    below,
    pick: (list) => list[below(list.length)],
    // The sum of a few even numbers is near enough to a bell.
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  }
}

/** Places 0 … size − 1, each as likely as 1 / (place + 1) ^ exponent: Zipf's law. */
export function zipf(size: number, exponent = 1): (dice: Dice) => number {
  const upTo = new Float64Array(size)
  let sum = 0
  for (let place = 0; place < size; place++) {
    sum += 1 / (place + 1) ** exponent
    upTo[place] = sum
  }
  return (dice) => firstAbove(upTo, dice.next() * sum)
}

/** Places by weights of their own. */
export function weighted(weights: readonly number[]): (dice: Dice) => number {
  let sum = 0
  const upTo = Float64Array.from(weights, (weight) => (sum += weight))
  return (dice) => firstAbove(upTo, dice.next() * sum)
}

function firstAbove(upTo: Float64Array, wanted: number): number {
  let low = 0
  let high = upTo.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (upTo[middle]! <= wanted) low = middle + 1
    else high = middle
  }
  return low
}
