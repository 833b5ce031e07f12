import {
  type CapacityPoint,
  capacityAt,
  type LossLine,
  lossAt,
} from '#features/choosing/sizing/rules/equipment/balance.ts'
import { BTU_PER_KWH } from '../fuels.ts'
import { seasonalCop } from '../yearly-energy.ts'
import { REGION_FOUR, TEST_LOAD } from './data/region-four.ts'

/** A heat pump as the catalog knows it. */
export interface HeatPumpUnit {
  hspf2: number
  /** BTU/h at tested outdoor temperatures; null where the maker publishes fewer than two */
  points: readonly CapacityPoint[] | null
  /** BTU/h of cooling at 95 °F; the heating output at 47 °F when unknown */
  coolingBtuh: number | null
  /** °F outside below which it stops; null when it has no stated limit */
  stopsF: number | null
}

const RATED_F = 47
/** COP at 17 °F as a share of that at 47 °F. An engineering default: makers publish it for few units. */
const COP_AT_17 = 0.66
const SHAPE_PER_DEGREE = (1 - COP_AT_17) / (RATED_F - 17)
/** A heat pump never does worse than electric heat. */
const LEAST_COP = 1

/** COP at a temperature as a share of that at 47 °F. */
const shapeAt = (outdoorF: number): number => Math.max(0.05, 1 - SHAPE_PER_DEGREE * (RATED_F - outdoorF))

/** What a unit gives at a temperature, BTU/h; nothing below the temperature at which it stops. */
export const outputAt = ({ points, stopsF }: HeatPumpUnit, outdoorF: number): number =>
  points === null ? 0 : capacityAt(points, outdoorF, stopsF).btuh

/**
 * The COP of a unit over the outdoor temperature: a line whose height follows from the rating. Over the
 * hours of the rating's climate, with electric heat for what the unit lacks there, the unit then reaches
 * its HSPF2.
 */
export function copLineOf(unit: HeatPumpUnit): (outdoorF: number) => number {
  const cooling = unit.coolingBtuh ?? outputAt(unit, RATED_F)
  const load: LossLine = {
    designF: TEST_LOAD.designF,
    endsF: TEST_LOAD.endsF,
    btuh: TEST_LOAD.ofCooling * cooling,
  }
  let [heat, lacking, byShape] = [0, 0, 0]
  for (const [outdoorF, share] of REGION_FOUR) {
    const needed = lossAt(load, outdoorF)
    const given = Math.min(needed, outputAt(unit, outdoorF))
    heat += share * needed
    lacking += share * (needed - given)
    byShape += (share * given) / shapeAt(outdoorF)
  }
  const bought = (heat * BTU_PER_KWH) / (unit.hspf2 * 1_000) - lacking
  // A rating that the tested capacities contradict: the seasonal rating alone holds.
  const at47 = bought > 0 ? byShape / bought : seasonalCop(unit.hspf2, TEST_LOAD.designF)
  return (outdoorF) => Math.max(LEAST_COP, at47 * shapeAt(outdoorF))
}

/** The temperature at which the COP reaches a value, °F; outside every weather when it never does. */
export function temperatureOfCop(copAt: (outdoorF: number) => number, cop: number): number {
  let [low, high] = [COLDEST_F, WARMEST_F]
  if (copAt(low) >= cop) return Number.NEGATIVE_INFINITY
  if (copAt(high) < cop) return Number.POSITIVE_INFINITY
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (copAt(middle) < cop) low = middle
    else high = middle
  }
  return high
}
const [COLDEST_F, WARMEST_F] = [-60, 75]
