import type { Dimensions, FreightFacts } from '#db/tables.ts'

/** Freight class by density in pounds per cubic foot, pallet included: the 13-step scale in force since 2025-07-19. */
const DENSITY_STEPS: readonly (readonly [below: number, freightClass: number])[] = [
  [1, 400], [2, 300], [4, 250], [6, 175], [8, 125], [10, 100], [12, 92.5], [15, 85], [22.5, 70], [30, 65], [35, 60], [50, 55], [Infinity, 50],
]
const PALLET_LB = 40
const PALLET_IN = 6
const PACKING_IN = 2
const PARCEL = { longest: 108, lengthAndGirth: 165, pounds: 150, equipmentPounds: 100 } as const

const classOf = (density: number): number => DENSITY_STEPS.find(([below]) => density < below)?.[1] ?? 50

/** Carton, mode and class of one product. Heavy equipment goes on a pallet from 100 lb, other goods from 150 lb. */
export function freightOf(weight: number, dimensions: Dimensions | null, isEquipment: boolean): FreightFacts {
  if (dimensions === null || weight === 0) return { mode: 'parcel' }
  const sides = [dimensions.width, dimensions.height, dimensions.depth].map((side) => Math.ceil(side + PACKING_IN)).sort((a, b) => b - a)
  return freightOfCarton(weight, sides, isEquipment)
}

function freightOfCarton(weight: number, sides: readonly number[], isEquipment: boolean): FreightFacts {
  const [length = 1, width = 1, height = 1] = sides
  const fits = length <= PARCEL.longest && length + 2 * (width + height) <= PARCEL.lengthAndGirth
  if (fits && weight <= (isEquipment ? PARCEL.equipmentPounds : PARCEL.pounds)) return { length, width, height, mode: 'parcel' }
  const density = (weight + PALLET_LB) / ((length * width * (height + PALLET_IN)) / 1728)
  return { length, width, height, freightClass: classOf(density), mode: 'ltl' }
}

/** Several cartons on one pallet: the largest footprint, stacked to the sum of their volumes. */
export function freightOfParts(weight: number, parts: readonly FreightFacts[]): FreightFacts {
  const length = Math.max(...parts.map((part) => part.length ?? 1))
  const width = Math.max(...parts.map((part) => part.width ?? 1))
  const volume = parts.reduce((sum, part) => sum + (part.length ?? 1) * (part.width ?? 1) * (part.height ?? 1), 0)
  return freightOfCarton(weight, [length, width, Math.ceil(volume / (length * width))], true)
}
