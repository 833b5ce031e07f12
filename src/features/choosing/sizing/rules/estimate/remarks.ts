import { betterTons, isBelowSmallest, type Need } from '../need.ts'

/** What a shopper must know about answers that are possible but unusual, or that we had to complete. */
export type Remark =
  | 'contradictory'
  | 'no-heating'
  | 'no-cooling'
  | 'below-smallest'
  | 'other-size'
  | 'no-station'

interface Inside {
  thermostatHT: number
  thermostatAC: number
}
interface Outside {
  heat99F: number
  cool1F: number
  station: unknown
}

export function remarksOf(
  inside: Inside,
  outside: Outside,
  need: Pick<Need, 'coolingBtu' | 'systems' | 'tons'>,
): Remark[] {
  const holds: Record<Remark, boolean> = {
    contradictory: inside.thermostatHT > inside.thermostatAC,
    'no-heating': inside.thermostatHT <= outside.heat99F,
    'no-cooling': inside.thermostatAC >= outside.cool1F,
    'below-smallest': isBelowSmallest(need.coolingBtu),
    'other-size': betterTons(need) !== null,
    'no-station': outside.station === null,
  }
  return (Object.keys(holds) as Remark[]).filter((remark) => holds[remark])
}
