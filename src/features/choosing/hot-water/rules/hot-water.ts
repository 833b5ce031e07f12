/** A fixture: its usual flow of mixed water, gallons a minute, and the temperature at which people use it. */
interface Fixture {
  gpm: number
  useF: number
}

/**
 * Usual flows of fixtures: a sizing page of the trade and makers' pages, compared in November 2026. A person
 * mixes hot and cold at most of them.
 */
export const FIXTURES = {
  shower: { gpm: 2, useF: 105 },
  bathtub: { gpm: 3, useF: 105 },
  bathroomSink: { gpm: 1, useF: 105 },
  kitchenSink: { gpm: 1.5, useF: 105 },
  dishwasher: { gpm: 1.5, useF: 120 },
  washer: { gpm: 2, useF: 100 },
  laundrySink: { gpm: 2.5, useF: 105 },
  whirlpool: { gpm: 6, useF: 105 },
} as const satisfies Readonly<Record<string, Fixture>>
export type FixtureName = keyof typeof FIXTURES
export const FIXTURE_NAMES = Object.keys(FIXTURES) as FixtureName[]

/** °F at which the heater delivers, unless the shopper says otherwise. */
export const SETPOINT_F = 120
export const SETPOINT_LIMITS = { min: 105, max: 140 } as const
/** of each fixture at the same time */
export const MOST_FIXTURES = 9

/** BTU that heat a gallon a minute by 1 °F for an hour: 8.33 lb × 60 minutes. */
const BTU_PER_GPM_F = 8.33 * 60
export const BTU_PER_KWH = 3_412

/** The fixtures that run at the same time. */
export type InUse = Readonly<Record<FixtureName, number>>

export interface HotWaterNeed {
  /** °F of the cold water in its coldest month, and how far it is heated */
  inletF: number
  riseF: number
  /** gallons a minute of hot water from the heater; the fixtures mix cold water to it */
  gpm: number
  /** heat that the heater delivers, BTU/h, and as electric power */
  btu: number
  kW: number
}

/** The hot water that a home needs at once. */
export function hotWaterNeed(inUse: InUse, inletF: number, setpointF: number): HotWaterNeed {
  const gpm = FIXTURE_NAMES.reduce(
    (sum, name) => sum + inUse[name] * hotFlow(FIXTURES[name], inletF, setpointF),
    0,
  )
  // Water that arrives warmer than the setpoint needs no heat.
  const riseF = Math.max(0, setpointF - inletF)
  const btu = gpm * BTU_PER_GPM_F * riseF
  return { inletF, riseF, gpm, btu, kW: btu / BTU_PER_KWH }
}

/** The hot part of a fixture's flow: all of it where people use water hotter than the heater delivers. */
function hotFlow({ gpm, useF }: Fixture, inletF: number, setpointF: number): number {
  if (inletF >= useF) return 0
  return setpointF <= useF ? gpm : (gpm * (useF - inletF)) / (setpointF - inletF)
}

/** Gallons a minute that a heater delivers at a rise. `output` is heat that reaches the water, BTU/h. */
export const gpmAt = (output: number, riseF: number): number => output / (BTU_PER_GPM_F * riseF)

/** What must be checked at the place where the heater goes. */
export type SiteCheck = 'gas-line' | 'vent' | 'panel'

/** Input from which a gas heater usually needs a ¾ inch line, BTU/h: sizing tables of the fuel gas code. */
const LARGE_GAS_INPUT = 130_000
const VOLTS = 240

/** Amps that an electric heater draws. */
export const ampsOf = (kW: number): number => (kW * 1_000) / VOLTS

/** The checks for a gas heater of this output, BTU/h, or an electric one. */
export const siteChecks = (output: number, isElectric: boolean): SiteCheck[] =>
  isElectric ? ['panel'] : output >= LARGE_GAS_INPUT ? ['gas-line', 'vent'] : ['vent']
