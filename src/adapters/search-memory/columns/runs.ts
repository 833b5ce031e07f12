import { type Dictionary, valuesOf } from './dictionary.ts'
import { withRoom } from './sorted.ts'
import type { Change, StoredDoc } from './stored-doc.ts'

/** The ordinals of each document, one run after the other; a run that was changed may stand at the end. */
export interface Runs {
  ordinals: Uint32Array
  /** how many of `ordinals` are taken */
  used: number
  /** how many of them belong to no document anymore */
  dead: number
  /** where the run of each slot begins */
  offsets: Uint32Array
  /** where each group begins within a document's run; see startsPerSlot */
  starts: Uint16Array
}

/** Numbers in `starts` for each document: the start of each column, of its categories, and the end. */
export const startsPerSlot = (columns: Dictionary['columns']): number => columns.length + 2

/** The place after the last ordinal of a slot's run. */
export function endOf({ offsets, starts, columns }: Runs & Dictionary, slot: number): number {
  const perSlot = startsPerSlot(columns)
  return offsets[slot]! + starts[slot * perSlot + perSlot - 1]!
}

export function makeRuns(docs: readonly (StoredDoc | undefined)[], dictionary: Dictionary): Runs {
  const runs: Runs = {
    ordinals: new Uint32Array(docs.length),
    used: 0,
    dead: 0,
    offsets: new Uint32Array(docs.length),
    starts: new Uint16Array(docs.length * startsPerSlot(dictionary.columns)),
  }
  docs.forEach((doc, slot) => {
    if (doc) append(runs, slot, doc, dictionary)
  })
  return { ...runs, ordinals: runs.ordinals.slice(0, runs.used) }
}

/** Writes the runs of changed products, into the same lists where they have room. */
export function changeRuns(
  { ordinals, used, dead, offsets, starts }: Runs,
  changes: readonly Change[],
  size: number,
  dictionary: Dictionary,
): Runs {
  const perSlot = startsPerSlot(dictionary.columns)
  const runs: Runs = {
    ordinals,
    used,
    dead,
    offsets: withRoom(offsets, size),
    starts: withRoom(starts, size * perSlot),
  }
  for (const { slot, before, after } of changes) {
    const first = slot * perSlot
    if (before) runs.dead += runs.starts[first + perSlot - 1]!
    runs.starts.fill(0, first, first + perSlot)
    if (after) append(runs, slot, after, dictionary)
  }
  return runs
}

function append(runs: Runs, slot: number, doc: StoredDoc, { columns, ordinalOfCategory }: Dictionary): void {
  const first = slot * startsPerSlot(columns)
  const begin = runs.used
  const add = (ordinal: number): void => {
    runs.ordinals = withRoom(runs.ordinals, runs.used + 1)
    runs.ordinals[runs.used++] = ordinal
  }
  columns.forEach((column, index) => {
    for (const value of valuesOf(doc, column.facet)) add(column.ordinalOf(value)!)
    runs.starts[first + index + 1] = runs.used - begin
  })
  for (const path of new Set(doc.categories.map((category) => category.path)))
    add(ordinalOfCategory.get(path)!)
  runs.starts[first + columns.length + 1] = runs.used - begin
  runs.offsets[slot] = begin
}
