import { DUCT_INSULATION, DUCT_PLACES, DUCT_SEALING, OUTSIDE_OF_TWO_FLOORS } from './data/duct-shares.ts'

export type DuctPlace = keyof typeof DUCT_PLACES
export type DuctSealing = keyof typeof DUCT_SEALING
export type DuctInsulation = keyof typeof DUCT_INSULATION

/** Where the ducts of a home are, and how tight and how thickly wrapped. */
export interface Ducts {
  place: DuctPlace
  sealing: DuctSealing
  insulation: DuctInsulation
}

/** What ducts add: shares of the heating and the sensible load before them, and outdoor air in ft³/min. */
export interface DuctShares {
  heat: number
  cool: number
  air: number
}

/** @param area ft² of floor that the ducts serve */
export function ductShares(
  { place, sealing, insulation }: Ducts,
  { area, numFloors }: { area: number; numFloors: number },
): DuctShares {
  const { heat, cool, air } = DUCT_PLACES[place]
  const outside = numFloors >= 2 ? OUTSIDE_OF_TWO_FLOORS : 1
  const worse = DUCT_SEALING[sealing] * DUCT_INSULATION[insulation] * outside
  return { heat: heat * worse, cool: cool * worse, air: air[sealing] * area * outside }
}

/** The level from which homes were built to a code that asks for tested ducts and R-8 (IECC 2009). */
const CODE_LEVEL = 8

/** Ducts as they are usual in a home of an insulation level. */
export const usualDucts = (place: DuctPlace, level: number): Ducts =>
  level >= CODE_LEVEL
    ? { place, sealing: 'sealed', insulation: 'r-8' }
    : { place, sealing: 'unsealed', insulation: 'r-4' }
