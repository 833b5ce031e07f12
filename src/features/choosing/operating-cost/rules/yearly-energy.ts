/** The weather of a year at a place. */
export interface YearClimate {
  /** °F that the coldest 1% of hours stay below */
  heat99F: number
  /** °F that the hottest 1% of hours exceed */
  cool1F: number
  /** heating and cooling degree days, base 65 °F */
  heatingDegreeDays: number
  coolingDegreeDays: number
}

interface Thermostat {
  /** °F in winter and in summer */
  heatTo: number
  coolTo: number
}

/**
 * Share of the degree-day heat that the equipment delivers: sun and people give the rest. Degree-day practice
 * uses 0.6 to 0.8.
 */
const HEAT_SHARE = 0.75
/** The same share for cooling. */
const COOLING_SHARE = 0.75
const BASE_F = 65
const USUAL_HEAT_F = 70
const USUAL_COOL_F = 75
/** Degree days of a year at which days that need the equipment become common, for each season. */
const COMMON_HEATING = 2_600
const COMMON_COOLING = 1_500

/** Days of the year on which a change of the thermostat counts. */
const daysThatCount = (degreeDays: number, common: number): number =>
  365 * (1 - Math.exp(-degreeDays / common))

/**
 * Heat that a home takes in a year, BTU, from its load on the coldest days (BTU/h). Method and its limits:
 * docs/methods.md.
 */
export function yearlyHeat(
  heatingLoad: number,
  { heatTo }: Pick<Thermostat, 'heatTo'>,
  climate: Pick<YearClimate, 'heat99F' | 'heatingDegreeDays'>,
): number {
  const { heat99F, heatingDegreeDays } = climate
  const degreeDays = Math.max(
    0,
    heatingDegreeDays + (heatTo - USUAL_HEAT_F) * daysThatCount(heatingDegreeDays, COMMON_HEATING),
  )
  const colder = heatTo - heat99F
  return colder <= 0 ? 0 : 24 * degreeDays * (heatingLoad / colder) * HEAT_SHARE
}

/** Hours a year that a cooling unit of the right size would run at full load. */
export function coolingHours({ coolTo }: Thermostat, { cool1F, coolingDegreeDays }: YearClimate): number {
  const degreeDays = Math.max(
    0,
    coolingDegreeDays - (coolTo - USUAL_COOL_F) * daysThatCount(coolingDegreeDays, COMMON_COOLING),
  )
  return (COOLING_SHARE * 24 * degreeDays) / Math.max(8, cool1F - BASE_F)
}

/** Electricity that takes this much heat (BTU) out of a home, kWh. `seer2` is BTU for a watt-hour. */
export const coolingKwh = (heat: number, seer2: number): number => heat / (seer2 * 1_000)

/**
 * The seasonal COP of a heat pump. HSPF2 is rated for a climate with a design temperature of 5 °F. Colder
 * places get less, at least 70%; milder ones get more, at most 110%.
 */
export const seasonalCop = (hspf2: number, coldDayF: number): number =>
  (hspf2 / 3.412) * Math.min(1.1, Math.max(0.7, 1 + 0.007 * (coldDayF - 5)))
