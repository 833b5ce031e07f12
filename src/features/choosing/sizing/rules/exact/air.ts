import { type Line, plainLine } from './lines.ts'

/** How much less heat thinner air carries, by thousands of feet; Manual J 8, table 10A. */
const ALTITUDE = [1, 0.97, 0.93, 0.89, 0.87, 0.84, 0.8, 0.77, 0.75, 0.72, 0.69, 0.66, 0.63]

/** Two decimals, as the table has. Below the sea counts as sea level, over 12,000 ft as 12,000. */
export function altitudeFactor(elevationFt: number): number {
  const at = Math.min(Math.max(elevationFt / 1000, 0), ALTITUDE.length - 1)
  const [low, high] = [ALTITUDE[Math.floor(at)]!, ALTITUDE[Math.ceil(at)]!]
  return Math.round((low + (high - low) * (at % 1)) * 100) / 100
}

/** Air by its changes an hour, ft³/min. */
export const airOfChanges = (changesAnHour: number, volume: number): number => (changesAnHour * volume) / 60

/**
 * Air that leaks in, ft³/min, after ASHRAE's basic model.
 *
 * @param leakage effective leakage area at 4 Pa, in²
 * @param stack coefficient of the building's height
 * @param wind coefficient of its shelter
 */
export const airOfLeakage = (
  leakage: number,
  { stack, wind }: { stack: number; wind: number },
  difference: number,
  milesAnHour: number,
): number => leakage * Math.sqrt(stack * difference + wind * milesAnHour ** 2)

/** Exponent of the sum of leaks and fans; the book prints 0.67. */
const TOGETHER = 2 / 3

/** Outdoor air in ft³/min while a fan takes air out. */
export const airWithExhaust = (leaking: number, exhaust: number): number =>
  (leaking ** 1.5 + exhaust ** 1.5) ** TOGETHER

/**
 * Outdoor air in ft³/min while a fan blows air in, which keeps a part of the leaks out: leaks and fan
 * together. By the book, (leaks^1.5 − fan^1.5)^0.67 + fan, they fall from 1.26 to 1.00 times the leaks
 * between a fan of 0.63 times the leaks and one as large as they are, so that more air from outdoors would
 * need less heat. We take the most that any smaller fan lets in.
 */
export function airWithSupply(leaking: number, supply: number): number {
  const mostAt = Math.min(supply, leaking / 2 ** TOGETHER)
  return Math.max(supply, mostAt + (leaking ** 1.5 - mostAt ** 1.5) ** TOGETHER)
}

export interface AirConditions {
  altitude: number
  heatDifference: number
  coolDifference: number
  grains: number
}

/** BTU/h that a ft³/min carries for each °F, and for each grain of moisture. */
const SENSIBLE = 1.1
const LATENT = 0.68

/** The load of outdoor air. @param share of the temperature difference that a recovery ventilator leaves */
export const airLine = (
  part: 'air' | 'ventilation',
  cfm: { winter: number; summer: number },
  at: AirConditions,
  share: { winter: number; summer: number } = { winter: 1, summer: 1 },
): Line =>
  plainLine(
    part,
    SENSIBLE * at.altitude * cfm.winter * at.heatDifference * share.winter,
    SENSIBLE * at.altitude * cfm.summer * Math.max(0, at.coolDifference) * share.summer,
    LATENT * at.altitude * cfm.summer * Math.max(0, at.grains),
  )

/** A blower in the air stream warms it: its watts in BTU/h. */
export const blowerHeat = (watts: number): number => 3.413 * watts
