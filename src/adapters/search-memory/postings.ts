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

const makeRoom = (size: number): Postings => ({
  slots: new Int32Array(size),
  scores: new Float32Array(size),
  places: new Uint8Array(size),
})

// The lists that a search makes on its way lie one after the other in this memory: to allocate each of them
// costs more than to fill it. A process reads one text at a time, without an `await` in between.
let room = makeRoom(1 << 16)
let used = 0

/** Gives the memory of all lists made before to the next ones. Keep `compacted` lists beyond this call. */
export function reuseLists(): void {
  used = 0
}

/** Makes room for one list of at most this length, written from the returned place on. */
function begin(most: number): number {
  if (used + most > room.slots.length) {
    room = makeRoom(Math.max(most, 2 * room.slots.length))
    used = 0
  }
  return used
}

/** The list that was written up to, not including, `end`. */
function finish(end: number): Postings {
  const from = used
  used = end
  return {
    slots: room.slots.subarray(from, end),
    scores: room.scores.subarray(from, end),
    places: room.places.subarray(from, end),
  }
}

/** Slots that have both; scores and places add up. */
export function intersect(a: Postings, b: Postings): Postings {
  let at = begin(Math.min(a.slots.length, b.slots.length))
  for (let i = 0, j = 0; i < a.slots.length && j < b.slots.length; ) {
    const left = a.slots[i]!
    const right = b.slots[j]!
    if (left === right) {
      room.slots[at] = left
      room.scores[at] = a.scores[i]! + b.scores[j]!
      room.places[at++] = a.places[i]! + b.places[j]!
    }
    if (left <= right) i++
    if (right <= left) j++
  }
  return finish(at)
}

/** Slots that have either; the better score and place count. */
export function unite(a: Postings, b: Postings): Postings {
  if (a.slots.length === 0) return b
  if (b.slots.length === 0) return a
  let at = begin(a.slots.length + b.slots.length)
  let i = 0
  let j = 0
  while (i < a.slots.length && j < b.slots.length) {
    const left = a.slots[i]!
    const right = b.slots[j]!
    if (left < right) copyEntry(at++, a, i++)
    else if (right < left) copyEntry(at++, b, j++)
    else {
      room.slots[at] = left
      room.scores[at] = Math.max(a.scores[i]!, b.scores[j]!)
      room.places[at++] = Math.max(a.places[i++]!, b.places[j++]!)
    }
  }
  while (i < a.slots.length) copyEntry(at++, a, i++)
  while (j < b.slots.length) copyEntry(at++, b, j++)
  return finish(at)
}

function copyEntry(at: number, from: Postings, index: number): void {
  room.slots[at] = from.slots[index]!
  room.scores[at] = from.scores[index]!
  room.places[at] = from.places[index]!
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
  let at = begin(a.slots.length)
  for (let i = 0, j = 0; i < a.slots.length; i++) {
    const slot = a.slots[i]!
    while (j < b.slots.length && b.slots[j]! < slot) j++
    if (j === b.slots.length || b.slots[j] !== slot) copyEntry(at++, a, i)
  }
  return finish(at)
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
  let at = begin(list.slots.length)
  for (let i = 0; i < list.slots.length; i++) if (list.places[i]! >= least) copyEntry(at++, list, i)
  return finish(at)
}

/** Keeps the slots for which `keep` holds. */
export function filterPostings(list: Postings, keep: (slot: number) => boolean): Postings {
  let at = begin(list.slots.length)
  for (let i = 0; i < list.slots.length; i++) if (keep(list.slots[i]!)) copyEntry(at++, list, i)
  return finish(at)
}

/** The same list in memory of its own and no larger than itself; for lists that are kept. */
export const compacted = ({ slots, scores, places }: Postings): Postings => ({
  slots: own(slots),
  scores: own(scores),
  places: own(places),
})

const own = <T extends Int32Array | Float32Array | Uint8Array>(figures: T): T =>
  figures.buffer.byteLength === figures.byteLength ? figures : (figures.slice() as T)
