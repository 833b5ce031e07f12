// One part of the bench in a process of its own: what a part leaves in memory slows down no later part.

import { PARTS } from './all-parts.ts'
import type { Bench } from './bench.ts'
import { openReferences } from './references.ts'

/** What the bench tells the process of a part. */
export interface PartWanted extends Omit<Bench, 'references' | 'note'> {
  part: string
}

const { part, ...given } = JSON.parse(process.argv[2] ?? '') as PartWanted
const { references, stop } = openReferences(given.folder, given.seconds)
try {
  await PARTS[part]?.({ ...given, references, note: (figure) => process.send?.(figure) })
} finally {
  await stop()
}
// Idle connections of `fetch` would keep the process.
process.once('disconnect', () => process.exit())
process.disconnect()
