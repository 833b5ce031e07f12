import type { Dimensions, FreightFacts } from '#features/catalog/catalog/rules/product-facts.ts'
import { freightClass, isParcelCarton } from '#features/selling/shipping/rules/freight.ts'

const PACKING_IN = 2
/** From this weight on equipment goes on a pallet, although a carrier would accept it as a parcel. */
const EQUIPMENT_ON_PALLET_LB = 100

/** Carton, mode and class of one product, packed with an inch on every side. */
export function freightOf(weight: number, dimensions: Dimensions | null, isEquipment: boolean): FreightFacts {
  if (dimensions === null || weight === 0) return { mode: 'parcel' }
  const sides = [dimensions.width, dimensions.height, dimensions.depth]
    .map((side) => Math.ceil(side + PACKING_IN))
    .sort((a, b) => b - a)
  return freightOfCarton(weight, sides, isEquipment)
}

function freightOfCarton(weightLb: number, sides: readonly number[], isEquipment: boolean): FreightFacts {
  const [length = 1, width = 1, height = 1] = sides
  const carton = { weightLb, length, width, height }
  if (isParcelCarton(carton) && !(isEquipment && weightLb > EQUIPMENT_ON_PALLET_LB))
    return { length, width, height, mode: 'parcel' }
  return { length, width, height, freightClass: freightClass(carton), mode: 'ltl' }
}

/** Several cartons on one pallet: the largest footprint, stacked to the sum of their volumes. */
export function freightOfParts(weight: number, parts: readonly FreightFacts[]): FreightFacts {
  const length = Math.max(...parts.map((part) => part.length ?? 1))
  const width = Math.max(...parts.map((part) => part.width ?? 1))
  const volume = parts.reduce(
    (sum, part) => sum + (part.length ?? 1) * (part.width ?? 1) * (part.height ?? 1),
    0,
  )
  return freightOfCarton(weight, [length, width, Math.ceil(volume / (length * width))], true)
}
