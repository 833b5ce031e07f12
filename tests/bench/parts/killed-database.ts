import { killDatabaseUnderLoad } from '../../faults/database/killed-database.ts'
import type { Figure } from '../figures.ts'

const BUYERS = 16
const BAR_SECONDS = 5

/**
 * How soon checkouts succeed again after the database was killed under load and has come back, without a
 * restart of ours.
 */
export async function measureKilledDatabase(note: (figure: Figure) => void): Promise<void> {
  const { seconds, buyers, isSameProcess, breaches } = await killDatabaseUnderLoad(BUYERS)
  note({
    name: `database killed under ${BUYERS} buyers and back: first checkout after`,
    value: [
      `${seconds.toFixed(2)} s`,
      `${buyers.reported.length} orders promised`,
      `${breaches.length} invariants broken`,
      `${buyers.lost.length} buyers left without an answer`,
    ].join(', '),
    bar: `≤ ${BAR_SECONDS} s, no restart of ours`,
    holds: seconds <= BAR_SECONDS && isSameProcess && breaches.length === 0 && buyers.lost.length === 0,
  })
}
