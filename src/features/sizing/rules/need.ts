import type { Load } from './load.ts'

const BTU_PER_TON = 12_000
const SMALLEST_TONS = 1.5
const LARGEST_TONS = 5

/** The load of a home, rounded to the sizes of equipment. BTU/h of the whole home; tons of each system. */
export interface Need {
  heatingBtu: number
  /** up to the next thousand */
  heatingBtuRounded: number
  coolingBtu: number
  /** of one system, in half tons from 1.5 to 5 */
  tons: number
  /** more than one where five tons are not enough */
  systems: number
}

/**
 * Rounds a load to what can be bought. A home of more than five tons gets several systems, and each takes its
 * share.
 */
export function needOf(load: Pick<Load, 'heating' | 'cooling'>): Need {
  const tons = load.cooling / BTU_PER_TON
  const systems = Math.max(1, Math.ceil(tons / LARGEST_TONS))
  return {
    heatingBtu: Math.round(load.heating),
    heatingBtuRounded: Math.ceil(load.heating / 1000) * 1000,
    coolingBtu: Math.round(load.cooling),
    tons: Math.min(LARGEST_TONS, Math.max(SMALLEST_TONS, Math.round((tons / systems) * 2) / 2)),
    systems,
  }
}
