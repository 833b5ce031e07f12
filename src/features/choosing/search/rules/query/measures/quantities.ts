import { voltsOf } from '#features/catalog/catalog/rules/circuits/volts.ts'
import { isSize, toWordsAgain } from '../words.ts'

/** Quantities that a shopper names in a query and a product states as an attribute. */
export const QUANTITIES = [
  'coolingBtu',
  'heatingBtu',
  'inputBtu',
  'afue',
  'seer2',
  'hspf2',
  'eer2',
  'uef',
  'cfm',
  'gallons',
  'widthInches',
  'merv',
  'kilowatts',
  'feet',
  'gpm',
  'pints',
  'amps',
  'sound',
  'squareFeet',
  'volts',
  'price',
  'nominalBtu',
  'tonsBtu',
  'efficiency',
  'size',
  'heatInCold',
  'warrantyYears',
  'heightInches',
  'pounds',
  'loadPounds',
  'depthInches',
  'diameterInches',
  'liftFeet',
  'breakerAmps',
  'firstHour',
  'gallonsPerDay',
  'zones',
  'gauge',
  'rating',
  'coreYears',
  'thickness',
  'conductors',
  'stages',
  'rValue',
  'nox',
  'leastAmps',
  'heatRecovery',
  'lineFeet',
  'pieces',
  'blowerBtu',
  'face',
  'shortSide',
  'longSide',
  'thirdSide',
  'coldestF',
] as const

export type Quantity = (typeof QUANTITIES)[number]
export const isQuantity = (word: string): word is Quantity => QUANTITIES.some((each) => each === word)

export const BTU_PER_TON = 12_000

/**
 * Which attributes state a quantity, by key. When a product has several of them, the first in this order
 * counts.
 */
const QUANTITY_OF_ATTRIBUTE: readonly (readonly [key: string, quantity: Quantity, factor?: number])[] = [
  ['coolingBtu', 'coolingBtu'],
  ['tons', 'coolingBtu', BTU_PER_TON],
  ['systemTons', 'coolingBtu', BTU_PER_TON],
  ['furnaceHeatingBtu', 'heatingBtu'],
  ['heatPumpHeatingBtu', 'heatingBtu'],
  ['miniSplitHeatingBtu', 'heatingBtu'],
  ['packageHeatingBtu', 'heatingBtu'],
  ['hydronicHeatingBtu', 'heatingBtu'],
  ['inputBtu', 'inputBtu'],
  ['afue', 'afue'],
  ['seer2', 'seer2'],
  ['hspf2', 'hspf2'],
  ['eer2', 'eer2'],
  ['ceer', 'eer2'],
  ['eer', 'eer2'],
  ['uef', 'uef'],
  ['airflow', 'cfm'],
  ['gallons', 'gallons'],
  ['width', 'widthInches'],
  ['merv', 'merv'],
  ['electricHeatKw', 'kilowatts'],
  ['length', 'feet'],
  ['gpm', 'gpm'],
  ['pintsPerDay', 'pints'],
  ['amps', 'amps'],
  ['sound', 'sound'],
  ['coverage', 'squareFeet'],
  ['warrantyParts', 'warrantyYears'],
  ['height', 'heightInches'],
  ['netWeight', 'pounds'],
  ['loadLb', 'loadPounds'],
  ['depth', 'depthInches'],
  ['diameter', 'diameterInches'],
  ['maxLiftFt', 'liftFeet'],
  ['mop', 'breakerAmps'],
  ['firstHour', 'firstHour'],
  ['gallonsPerDay', 'gallonsPerDay'],
  ['ports', 'zones'],
  ['warrantyCore', 'coreYears'],
  ['filterThickness', 'thickness'],
  ['conductors', 'conductors'],
  ['heatStages', 'stages'],
  ['rValue', 'rValue'],
  ['mca', 'leastAmps'],
  ['heatRecovery', 'heatRecovery'],
  ['maxLineFt', 'lineFeet'],
  ['packCount', 'pieces'],
  ['maxAcTons', 'blowerBtu', BTU_PER_TON],
  ['minHeatF', 'coldestF'],
]

/** How much a burner emits, beside the others. */
const NOX: Readonly<Record<string, number>> = { 'Ultra Low NOx': 1, 'Low NOx': 2, None: 3 }

/**
 * Floor area for a capacity, where a product states none: 22 BTU/h of cooling and 35 BTU/h of heating for a
 * square foot are usual for an insulated house of the middle climates. The result is a first guess, and the
 * page says so: the load calculator gives the size of a home.
 */
const COOLING_PER_SQUARE_FOOT = 22
const HEATING_PER_SQUARE_FOOT = 35

type Figures = Partial<Record<Quantity, number>>

/** The quantities of a product from its attributes by key. */
export function measureProduct(attributes: Readonly<Record<string, unknown>>): Figures {
  const measures: Figures = {}
  for (const [key, quantity, factor = 1] of QUANTITY_OF_ATTRIBUTE) {
    const value = attributes[key]
    if (typeof value === 'number') measures[quantity] ??= value * factor
  }
  const volts = voltsOf(String(attributes.voltage ?? ''))
  if (volts !== undefined) measures.volts = volts
  const { coolingBtu, heatingBtu } = measures
  if (coolingBtu !== undefined) measures.squareFeet ??= coolingBtu / COOLING_PER_SQUARE_FOOT
  else if (heatingBtu !== undefined) measures.squareFeet ??= heatingBtu / HEATING_PER_SQUARE_FOOT
  addDerived(measures, attributes)
  return measures
}

/** The AFUE of electric resistance: all of the power becomes heat, which costs more than gas does. */
const ALL_OF_IT = 100

/** Adds what is ordered and limited by: the size it is sold by, its efficiency, the heat it keeps at 5 °F. */
function addDerived(measures: Figures, attributes: Readonly<Record<string, unknown>>): void {
  const { coolingBtu, heatingBtu, inputBtu } = measures
  const tons = attributes.tons ?? attributes.systemTons
  const tonsBtu = typeof tons === 'number' ? tons * BTU_PER_TON : coolingBtu
  const nominalBtu = inputBtu ?? coolingBtu ?? heatingBtu
  const efficiency = measures.afue === ALL_OF_IT ? null : efficiencyOf(measures)
  const face = faceOf(attributes)
  const size = sizeOf(measures) ?? face ?? null
  const nox = NOX[String(attributes.emissionStandard)]
  const gauge = Number.parseInt(String(attributes.gauge), 10)
  if (face !== undefined) measures.face = face
  Object.assign(measures, sidesOf(attributes))
  if (nox !== undefined) measures.nox = nox
  if (!Number.isNaN(gauge)) measures.gauge = gauge
  if (nominalBtu !== undefined) measures.nominalBtu = nominalBtu
  if (tonsBtu !== undefined) measures.tonsBtu = tonsBtu
  if (efficiency !== null) measures.efficiency = efficiency
  if (size !== null) measures.size = size
  Object.assign(measures, heatInCold(heatingBtu, attributes))
}

/**
 * The share of its heat that a heat pump keeps at 5 °F; where it is not known, a guess from its lowest
 * temperature.
 */
function heatInCold(
  heatingBtu: number | undefined,
  { heat5Btu, minHeatF }: Readonly<Record<string, unknown>>,
): Figures {
  if (typeof heat5Btu === 'number' && heatingBtu) return { heatInCold: heat5Btu / heatingBtu }
  return typeof minHeatF === 'number' ? { heatInCold: (RATED_AT_F - minHeatF) / 100 } : {}
}
const RATED_AT_F = 47

/** The area of what has a size of two or three sides, "30 × 20 in", else the number of its size: "8 CFM". */
function faceOf({ size, filterSize }: Readonly<Record<string, unknown>>): number | undefined {
  const [, width, height = 1] = /^([\d.]+)(?: × ([\d.]+))?/.exec(String(size ?? filterSize)) ?? []
  return width === undefined ? undefined : Number(width) * Number(height)
}

/** The sides of what has a size: of its face, and its thickness or the round end of a boot. */
function sidesOf({ size, filterSize }: Readonly<Record<string, unknown>>): Figures {
  const sized = toWordsAgain(String(size ?? filterSize ?? '')).find(isSize)
  return sized === undefined ? {} : sidesIn(sized)
}

/** "25x16x1": 16, 25 and 1 in. */
export function sidesIn(sized: string): Figures {
  const [width = 0, height = 0, third] = sized.split('x').map(Number)
  return {
    shortSide: Math.min(width, height),
    longSide: Math.max(width, height),
    ...(third === undefined ? {} : { thirdSide: third }),
  }
}

// Roughly the best value of each rating on the market. Ratings of different kinds are compared by their
// share of it.
const BEST_RATINGS: readonly (readonly [Quantity, number])[] = [
  ['seer2', 24],
  ['afue', 98.5],
  ['uef', 4],
  ['hspf2', 13],
  ['eer2', 16],
]

/**
 * The efficiency of a product for its kind, from 0 to about 1; null without a rating. For the sort mode
 * "efficiency".
 */
export function efficiencyOf(measures: Figures): number | null {
  const rated = BEST_RATINGS.find(([quantity]) => measures[quantity] !== undefined)
  return rated ? measures[rated[0]]! / rated[1] : null
}

/**
 * The figure that shoppers call the size: gallons of a tank, else cooling, else heating, else input in BTU/h,
 * else flow, length or the current it switches. For the sort mode "size".
 */
export const sizeOf = (measures: Figures): number | null =>
  measures.gallons ??
  measures.coolingBtu ??
  measures.heatingBtu ??
  measures.inputBtu ??
  measures.gpm ??
  measures.cfm ??
  measures.feet ??
  measures.gallonsPerDay ??
  measures.liftFeet ??
  measures.loadPounds ??
  measures.amps ??
  null
