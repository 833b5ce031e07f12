/** Slots that have a word, ascending, with the word's score and where it stands: 2 in the kind, 1 in model number, name or maker, 0 elsewhere. */
export interface Postings {
  slots: Int32Array
  scores: Float32Array
  places: Uint8Array
}

export const NO_POSTINGS: Postings = { slots: new Int32Array(0), scores: new Float32Array(0), places: new Uint8Array(0) }

/** Slots that have both; scores and places add up. */
export function intersect(a: Postings, b: Postings): Postings {
  return merge(a, b, Math.min(a.slots.length, b.slots.length), (out, i, j) => (i >= 0 && j >= 0 ? out(a.scores[i]! + b.scores[j]!, a.places[i]! + b.places[j]!) : undefined))
}

/** Slots that have either; the better score and place count. */
export function unite(a: Postings, b: Postings): Postings {
  if (a.slots.length === 0) return b
  if (b.slots.length === 0) return a
  return merge(a, b, a.slots.length + b.slots.length, (out, i, j) =>
    out(Math.max(i < 0 ? 0 : a.scores[i]!, j < 0 ? 0 : b.scores[j]!), Math.max(i < 0 ? 0 : a.places[i]!, j < 0 ? 0 : b.places[j]!)),
  )
}

/** Slots that have most of the lists, and how much they have of them. */
export function mostOf(lists: readonly Postings[], size: number): Postings {
  const have = new Uint8Array(size)
  const score = new Float32Array(size)
  let most = 0
  for (const list of lists) {
    list.slots.forEach((slot, i) => {
      have[slot]!++
      score[slot]! += list.scores[i]!
      if (have[slot]! > most) most = have[slot]!
    })
  }
  if (most === 0) return NO_POSTINGS
  const slots = Int32Array.from([...have.keys()].filter((slot) => have[slot] === most))
  return { slots, scores: Float32Array.from(slots, (slot) => score[slot]!), places: new Uint8Array(slots.length) }
}

/** Keeps the slots for which `keep` holds. */
export function filterPostings(list: Postings, keep: (slot: number) => boolean): Postings {
  const at = [...list.slots.keys()].filter((i) => keep(list.slots[i]!))
  return { slots: Int32Array.from(at, (i) => list.slots[i]!), scores: Float32Array.from(at, (i) => list.scores[i]!), places: Uint8Array.from(at, (i) => list.places[i]!) }
}

type Visit = (out: (score: number, place: number) => void, i: number, j: number) => void

function merge(a: Postings, b: Postings, most: number, visit: Visit): Postings {
  const slots = new Int32Array(most)
  const scores = new Float32Array(most)
  const places = new Uint8Array(most)
  let length = 0
  let slot = 0
  const out = (score: number, place: number) => {
    slots[length] = slot
    scores[length] = score
    places[length++] = place
  }
  let i = 0
  let j = 0
  while (i < a.slots.length || j < b.slots.length) {
    const left = i < a.slots.length ? a.slots[i]! : Infinity
    const right = j < b.slots.length ? b.slots[j]! : Infinity
    slot = Math.min(left, right)
    visit(out, left === slot ? i : -1, right === slot ? j : -1)
    if (left === slot) i++
    if (right === slot) j++
  }
  return { slots: slots.subarray(0, length), scores: scores.subarray(0, length), places: places.subarray(0, length) }
}
