import type { SearchDoc } from '#features/choosing/search/server/ports.ts'
import type { ValueReader } from './dictionary.ts'
import { withRoom } from './sorted.ts'

/**
 * The ordinals of each product, one run after the other, each in the order of their groups; a run that was
 * changed may stand at the end.
 */
export interface Runs {
  ordinals: Uint32Array
  /** how many of `ordinals` are taken */
  used: number
  /** how many of them belong to no product anymore */
  dead: number
  /** where the run of each slot begins */
  offsets: Uint32Array
  /** how many ordinals the run of each slot has; 0 for a slot without a product */
  lengths: Uint16Array
}

export const noRuns = (): Runs => ({
  ordinals: new Uint32Array(0),
  used: 0,
  dead: 0,
  offsets: new Uint32Array(0),
  lengths: new Uint16Array(0),
})

/** Writes the run of a product, or of none, into the same lists where they have room. */
export function writeRun(runs: Runs, slot: number, doc: SearchDoc | undefined, values: ValueReader): void {
  runs.offsets = withRoom(runs.offsets, slot + 1)
  runs.lengths = withRoom(runs.lengths, slot + 1)
  runs.dead += runs.lengths[slot]!
  const begin = runs.used
  if (doc)
    values.read(doc, (ordinal) => {
      runs.ordinals = withRoom(runs.ordinals, runs.used + 1)
      runs.ordinals[runs.used++] = ordinal
    })
  sortByGroup(runs.ordinals, begin, runs.used, values)
  runs.offsets[slot] = begin
  runs.lengths[slot] = runs.used - begin
}

/** The first ones are nearly in order, and there are few: each is put before those of later groups. */
function sortByGroup(ordinals: Uint32Array, from: number, to: number, { groupOf }: ValueReader): void {
  for (let next = from + 1; next < to; next++) {
    const ordinal = ordinals[next]!
    const group = groupOf(ordinal)
    let at = next
    for (; at > from && groupOf(ordinals[at - 1]!) > group; at--) ordinals[at] = ordinals[at - 1]!
    ordinals[at] = ordinal
  }
}

/** The runs of these slots without what earlier changes left, with new ordinals; the old ones are changed. */
export function closeRuns(old: Runs, slots: Int32Array, newOf: Uint32Array): Runs {
  const { offsets, lengths } = old
  const ordinals = new Uint32Array(old.used - old.dead)
  let used = 0
  for (let i = 0; i < slots.length; i++) {
    const from = offsets[slots[i]!]!
    const to = from + lengths[slots[i]!]!
    offsets[slots[i]!] = used
    for (let at = from; at < to; at++) ordinals[used++] = newOf[old.ordinals[at]!]!
  }
  return { ordinals, used, dead: 0, offsets, lengths }
}
