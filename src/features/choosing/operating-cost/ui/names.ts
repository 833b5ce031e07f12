import type { OperatingCosts } from '../contract.ts'
import { texts } from '../texts.ts'

export type Result = OperatingCosts['results'][number]

const STOVES: ReadonlySet<string> = new Set(['Pellets', 'Coal', 'Wood'])

/** A system in words, e.g. "Natural Gas furnace, 95% AFUE, 16 SEER air conditioner". */
export function nameOf({ heating, cooling }: Result): string {
  if (heating.hspf2 !== null) return texts.heatPump(heating.hspf2, cooling.seer)
  if (heating.fuel === 'Electric') return texts.resistance(cooling.seer)
  const kind = STOVES.has(heating.fuel) ? texts.stove : texts.furnace
  return kind(heating.fuel, heating.efficiency ?? 0, cooling.seer)
}
