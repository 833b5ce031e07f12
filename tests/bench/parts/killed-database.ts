import { killDatabaseUnderLoad, type Recovery } from '../../faults/database/killed-database.ts'
import type { Figure } from '../figures.ts'

const BUYERS = 16
/** Buyers of the demo, whose database comes with the store. */
const DEMO_BUYERS = 8
const BAR_SECONDS = 5

/**
 * How soon checkouts succeed again after the database was killed under load, without a restart of the store:
 * a database that its operator starts again, counted from that start, and the embedded one, which the store
 * starts again by itself, counted from the kill.
 */
export async function measureKilledDatabase(note: (figure: Figure) => void): Promise<void> {
  note(
    figureOf(
      `database killed under ${BUYERS} buyers and back: first checkout after`,
      await killDatabaseUnderLoad(BUYERS),
    ),
  )
  note(
    figureOf(
      `embedded database killed under ${DEMO_BUYERS} buyers, started again by the store: next order`,
      await killDatabaseUnderLoad(DEMO_BUYERS, { isWatched: true }),
    ),
  )
}

const figureOf = (name: string, { seconds, buyers, isSameProcess, breaches }: Recovery): Figure => ({
  name,
  value: [
    `${seconds.toFixed(2)} s`,
    `${buyers.reported.length} orders promised`,
    `${breaches.length} invariants broken`,
    `${buyers.lost.length} buyers left without an answer`,
  ].join(', '),
  bar: `≤ ${BAR_SECONDS} s, no restart of ours`,
  holds: seconds <= BAR_SECONDS && isSameProcess && breaches.length === 0 && buyers.lost.length === 0,
})
