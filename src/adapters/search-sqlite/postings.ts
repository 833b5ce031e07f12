/**
 * The slots that have a word, ascending, with the word's score and its place: 3 in the kind, 2 in model
 * number, name or maker, 1 in the facts, 0 in the text. Products of the kind that the text names have a
 * place from 16 up.
 */
export interface Postings {
  slots: Int32Array
  scores: Float32Array
  places: Uint8Array
}

export const NO_POSTINGS: Postings = {
  slots: new Int32Array(0),
  scores: new Float32Array(0),
  places: new Uint8Array(0),
}

/** Slots that have both; scores and places add up. */
export function intersect(a: Postings, b: Postings): Postings {
  const out = allocate(Math.min(a.slots.length, b.slots.length))
  let length = 0
  for (let i = 0, j = 0; i < a.slots.length && j < b.slots.length; ) {
    const left = a.slots[i]!
    const right = b.slots[j]!
    if (left === right) {
      out.slots[length] = left
      out.scores[length] = a.scores[i]! + b.scores[j]!
      out.places[length++] = a.places[i]! + b.places[j]!
    }
    if (left <= right) i++
    if (right <= left) j++
  }
  return trim(out, length)
}

/** Slots that have either; the better score and place count. */
export function unite(a: Postings, b: Postings): Postings {
  if (a.slots.length === 0) return b
  if (b.slots.length === 0) return a
  const out = allocate(a.slots.length + b.slots.length)
  let length = 0
  let i = 0
  let j = 0
  while (i < a.slots.length && j < b.slots.length) {
    const left = a.slots[i]!
    const right = b.slots[j]!
    if (left < right) copyEntry(out, length++, a, i++)
    else if (right < left) copyEntry(out, length++, b, j++)
    else {
      out.slots[length] = left
      out.scores[length] = Math.max(a.scores[i]!, b.scores[j]!)
      out.places[length++] = Math.max(a.places[i++]!, b.places[j++]!)
    }
  }
  while (i < a.slots.length) copyEntry(out, length++, a, i++)
  while (j < b.slots.length) copyEntry(out, length++, b, j++)
  return trim(out, length)
}

function copyEntry(to: Postings, at: number, from: Postings, index: number): void {
  to.slots[at] = from.slots[index]!
  to.scores[at] = from.scores[index]!
  to.places[at] = from.places[index]!
}

/** Slots that are in the most lists, and in how many. */
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
  return {
    slots,
    scores: Float32Array.from(slots, (slot) => score[slot]!),
    places: new Uint8Array(slots.length),
  }
}

/** The slots of `a` that are not in `b`. */
export function subtract(a: Postings, b: Postings): Postings {
  const out = allocate(a.slots.length)
  let length = 0
  for (let i = 0, j = 0; i < a.slots.length; i++) {
    while (j < b.slots.length && b.slots[j]! < a.slots[i]!) j++
    if (b.slots[j] !== a.slots[i]) copyEntry(out, length++, a, i)
  }
  return trim(out, length)
}

/** The slots of `a`, those in `b` one place higher. */
export function lift(a: Postings, b: Postings): Postings {
  const places = a.places.slice()
  for (let i = 0, j = 0; i < a.slots.length; i++) {
    while (j < b.slots.length && b.slots[j]! < a.slots[i]!) j++
    if (b.slots[j] === a.slots[i]) places[i] = places[i]! + 1
  }
  return { ...a, places }
}

/** The same slots with one place for all. */
export const placed = (list: Postings, place: number): Postings => ({
  ...list,
  places: new Uint8Array(list.slots.length).fill(place),
})

/** Keeps the entries whose place is at least `least`. */
export function fromPlace(list: Postings, least: number): Postings {
  const out = allocate(list.slots.length)
  let length = 0
  for (let i = 0; i < list.slots.length; i++) if (list.places[i]! >= least) copyEntry(out, length++, list, i)
  return trim(out, length)
}

/** Keeps the slots for which `keep` holds. */
export function filterPostings(list: Postings, keep: (slot: number) => boolean): Postings {
  const out = allocate(list.slots.length)
  let length = 0
  for (let i = 0; i < list.slots.length; i++) {
    if (!keep(list.slots[i]!)) continue
    out.slots[length] = list.slots[i]!
    out.scores[length] = list.scores[i]!
    out.places[length++] = list.places[i]!
  }
  return trim(out, length)
}

/** The same list without the room that its making took; for lists that are kept. */
export const compacted = (list: Postings): Postings =>
  list.slots.buffer.byteLength === list.slots.byteLength
    ? list
    : { slots: list.slots.slice(), scores: list.scores.slice(), places: list.places.slice() }

const allocate = (size: number): Postings => ({
  slots: new Int32Array(size),
  scores: new Float32Array(size),
  places: new Uint8Array(size),
})
const trim = ({ slots, scores, places }: Postings, length: number): Postings => ({
  slots: slots.subarray(0, length),
  scores: scores.subarray(0, length),
  places: places.subarray(0, length),
})
