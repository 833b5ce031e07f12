/**
 * Working memory of one engine, kept from one search to the next: allocating this much for every search would
 * cost more than the search. The results of a search are valid until the next one, so read them before any
 * `await`.
 */
export interface Scratch {
  /** room for at least `count` slots */
  slots(size: number): Int32Array
  /** as many counts, all 0 */
  counts(size: number): Uint32Array
  /** as many marks, all 0 */
  marks(size: number): Uint8Array
  /** scores for at least `count` slots, all cleared */
  scores(size: number): Scores
}

export interface Scores {
  has(slot: number): boolean
  get(slot: number): number
  set(slot: number, score: number): void
  /** sets the scores of an earlier search; none may be set before */
  restore(slots: Int32Array, scores: Float32Array): void
  /** slots that were set, in the order of their first score */
  slots(): Int32Array
}

export function createScratch(): Scratch {
  let slots = new Int32Array(0)
  let scores = makeScores(0)
  let counts = new Uint32Array(0)
  let marks = new Uint8Array(0)
  return {
    slots(size) {
      if (slots.length < size) slots = new Int32Array(size)
      return slots
    },
    counts(size) {
      if (counts.length === size) counts.fill(0)
      else counts = new Uint32Array(size)
      return counts
    },
    marks(size) {
      if (marks.length === size) marks.fill(0)
      else marks = new Uint8Array(size)
      return marks
    },
    scores(size) {
      if (scores.size < size) scores = makeScores(size)
      scores.clear()
      return scores
    },
  }
}

function makeScores(size: number): Scores & { size: number; clear(): void } {
  const scores = new Float32Array(size)
  const isSet = new Uint8Array(size)
  const slots = new Int32Array(size)
  let count = 0
  return {
    size,
    has: (slot) => isSet[slot] === 1,
    get: (slot) => (isSet[slot] === 1 ? scores[slot]! : 0),
    set(slot, score) {
      if (isSet[slot] === 0) {
        isSet[slot] = 1
        slots[count++] = slot
      }
      scores[slot] = score
    },
    restore(from, given) {
      slots.set(from)
      count = from.length
      for (let i = 0; i < from.length; i++) {
        isSet[from[i]!] = 1
        scores[from[i]!] = given[i]!
      }
    },
    slots: () => slots.subarray(0, count),
    clear() {
      for (let i = 0; i < count; i++) isSet[slots[i]!] = 0
      count = 0
    },
  }
}
