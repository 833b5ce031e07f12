import type { FreightFacts } from '#features/catalog/catalog/rules/product-facts.ts'

/** A packed carton: pounds and inches. */
export interface Carton {
  weightLb: number
  length: number
  width: number
  height: number
}

// NMFTA density scale of 13 steps, in force since 2025-07-19 (Docket 2025-1); all steps read on 2026-11-26 in
// a public copy of the table (dtsone.com, "Breaking Down the July 2025 NMFC Changes").
const DENSITY_STEPS: readonly (readonly [belowLbPerCubicFoot: number, freightClass: number])[] = [
  [1, 400],
  [2, 300],
  [4, 250],
  [6, 175],
  [8, 125],
  [10, 100],
  [12, 92.5],
  [15, 85],
  [22.5, 70],
  [30, 65],
  [35, 60],
  [50, 55],
  [Number.POSITIVE_INFINITY, 50],
]

const PALLET_LB = 40
const PALLET_IN = 6
const CUBIC_INCHES_PER_FOOT = 1_728
// UPS, weight and size limits of a package (ups.com, read 2026-11-26). The number of cartons is our own
// choice.
const PARCEL = { lb: 150, length: 108, lengthPlusGirth: 165, cartons: 3 } as const
/** From this weight a shopper without a dock needs a liftgate. */
export const LIFTGATE_ADVISED_LB = 100

/** Freight class of a carton on its pallet, by density. */
export function freightClass(carton: Carton): number {
  const cubicFeet = (carton.length * carton.width * (carton.height + PALLET_IN)) / CUBIC_INCHES_PER_FOOT
  const density = (carton.weightLb + PALLET_LB) / cubicFeet
  return DENSITY_STEPS.find(([below]) => density < below)?.[1] ?? 50
}

/** Small enough for a parcel carrier. */
export function isParcelCarton(carton: Carton): boolean {
  const [length = 0, width = 0, height = 0] = [carton.length, carton.width, carton.height].toSorted(
    (a, b) => b - a,
  )
  return (
    carton.weightLb <= PARCEL.lb &&
    length <= PARCEL.length &&
    length + 2 * (width + height) <= PARCEL.lengthPlusGirth
  )
}

/** How a product ships alone: by its freight facts, otherwise by its carton's size and weight. */
export function shipModeOf({
  freight,
  weightLb,
}: {
  freight: FreightFacts
  weightLb: number
}): 'parcel' | 'ltl' {
  if (freight.mode) return freight.mode
  const { length = 1, width = 1, height = 1 } = freight
  return isParcelCarton({ weightLb, length, width, height }) ? 'parcel' : 'ltl'
}

/**
 * An order travels by parcel when every carton does and there are at most three heavy ones; otherwise by
 * truck, with an appointment.
 */
export function shipMode(
  lines: readonly { mode: 'parcel' | 'ltl'; weightLb: number; qty: number }[],
): 'parcel' | 'ltl' {
  const heavy = lines.filter((line) => line.weightLb > PARCEL.lb / 3).reduce((sum, line) => sum + line.qty, 0)
  return lines.every((line) => line.mode === 'parcel') && heavy <= PARCEL.cartons ? 'parcel' : 'ltl'
}
