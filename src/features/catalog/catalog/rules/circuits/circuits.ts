import { defineTexts } from '#lib/language/texts.ts'
import { ATTR } from '../attributes.ts'
import type { AttributeValue } from '../plate.ts'

/** One circuit from the panel, or several alike, in amperes; null where the maker does not state it. */
export interface Circuit {
  /** the unit on the circuit: "Outdoor unit" */
  unit: string
  /** the number of equal circuits that the unit needs */
  count: number
  /** as the maker states it: "208/230 V"; '' where the maker does not */
  supply: string
  /** the breaker switches two hot legs */
  isDoublePole: boolean
  mca: number | null
  breaker: number | null
  /** true for a unit with a power cord, which needs an outlet of its own and no parts */
  plugsIn: boolean
}

/** The facts of a unit that decide its circuits. */
interface PoweredUnit {
  type: string
  attributes: Readonly<Record<string, AttributeValue>>
}

const UNIT_NAMES: Readonly<Record<string, string>> = defineTexts({
  'air-conditioner': 'Outdoor unit',
  'heat-pump': 'Outdoor unit',
  'cooling-system': 'Outdoor unit',
  'heat-pump-system': 'Outdoor unit',
  'ducted-system': 'Outdoor unit',
  'mini-split-outdoor': 'Outdoor unit',
  'mini-split-system': 'Outdoor unit',
  'multi-zone-system': 'Outdoor unit',
  'gas-furnace': 'Furnace',
  'oil-furnace': 'Furnace',
  'electric-furnace': 'Furnace',
  'air-handler': 'Air handler',
  'heat-kit': 'Electric heat kit',
  'package-unit': 'Package unit',
  'package-bundle': 'Package unit',
  'tank-water-heater': 'Water heater',
  'tankless-water-heater': 'Water heater',
  boiler: 'Boiler',
  'unit-heater': 'Heater',
  ptac: 'Unit',
  'window-air-conditioner': 'Unit',
  'portable-air-conditioner': 'Unit',
})

const CORDED: ReadonlySet<string> = new Set(['ptac', 'window-air-conditioner', 'portable-air-conditioner'])
/** A water heater below this current has a cord: it powers only a fan and a control board. */
const CORDED_HEATER_A = 15
/** A supply of at least this voltage has two hot legs. */
const DOUBLE_POLE_VOLTS = 200

/**
 * Burners power a fan and a control board with 115 volts. Compressors and electric heat need two hot legs.
 */
const ON_ONE_LEG: ReadonlySet<string> = new Set(['gas-furnace', 'oil-furnace', 'boiler', 'unit-heater'])

const isOnTwoLegs = (type: string, supply: string): boolean =>
  supply === '' ? !ON_ONE_LEG.has(type) : (voltsOf(supply) ?? 0) >= DOUBLE_POLE_VOLTS

const number = (value: AttributeValue | undefined): number | null =>
  typeof value === 'number' && value > 0 ? value : null

function isCorded(type: string, isDoublePole: boolean, breaker: number | null): boolean {
  if (CORDED.has(type)) return true
  const heatsWater = type === 'tank-water-heater' || type === 'tankless-water-heater'
  return heatsWater && !isDoublePole && (breaker ?? CORDED_HEATER_A) <= CORDED_HEATER_A
}

/** The circuit of one unit; undefined for a unit that needs none or is fed by another one. */
export function circuitOf({ type, attributes }: PoweredUnit): Circuit | undefined {
  const unit = UNIT_NAMES[type]
  const [mca, breaker] = [number(attributes[ATTR.mca]), number(attributes[ATTR.mop])]
  const supply = String(attributes[ATTR.voltage] ?? '')
  const isFed = supply === '' ? mca !== null || breaker !== null : voltsOf(supply) !== undefined
  if (unit === undefined || !isFed) return undefined
  const count = number(attributes[ATTR.circuits]) ?? 1
  const isDoublePole = isOnTwoLegs(type, supply)
  return { unit, count, supply, isDoublePole, mca, breaker, plugsIn: isCorded(type, isDoublePole, breaker) }
}

/** Types that consist of units with circuits of their own. */
const OF_UNITS: ReadonlySet<string> = new Set([
  'cooling-system',
  'heat-pump-system',
  'ducted-system',
  'mini-split-system',
  'multi-zone-system',
])

/**
 * Every circuit of a product. Those of a system are the circuits of its units; a system whose units are not
 * sold has the circuit that it states itself.
 */
export function circuitsOf(product: PoweredUnit, units: readonly PoweredUnit[] = []): Circuit[] {
  const own = OF_UNITS.has(product.type) && units.length > 0 ? units : [product]
  return own.flatMap((unit) => circuitOf(unit) ?? [])
}

/** The highest voltage that a supply names: 230 of "208/230 V"; undefined for "None" and the like. */
export function voltsOf(supply: string): number | undefined {
  const volts = (/\d{2,3}(?:\/\d{3})*(?= V)/.exec(supply)?.[0] ?? '').split('/').map(Number)
  const highest = Math.max(...volts)
  return highest >= 100 ? highest : undefined
}

/** The heat of a kilowatt in BTU/h, and the BTU/h that warm one CFM of air by one °F. */
const BTU_PER_KW = 3_412
const BTU_PER_CFM_DEGREE = 1.08
/** The most that electric heat may warm the air of an air handler: practice of the trade, 2026-11. */
const MOST_RISE_F = 50

/** The least airflow in CFM that carries the heat of an electric heat kit. */
export const leastAirflow = (kw: number): number =>
  Math.ceil((kw * BTU_PER_KW) / (BTU_PER_CFM_DEGREE * MOST_RISE_F))

/** Whether an air handler of an airflow may hold a kit; an unknown airflow holds none. */
export const carriesKit = (airflow: number | undefined, kw: number): boolean =>
  airflow !== undefined && airflow >= leastAirflow(kw)

/**
 * Standard ratings of breakers and fuses up to 200 A. A breaker of another size is not made.
 * Source: NEC 2023, 240.6(A); memory, 2026-11.
 */
const STANDARD_BREAKERS = [
  15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 90, 100, 110, 125, 150, 175, 200,
] as const

export const isStandardBreaker = (amps: number): boolean =>
  (STANDARD_BREAKERS as readonly number[]).includes(amps)

/** The largest standard breaker that is not larger than a maker's limit; undefined below 15 A. */
export const largestBreaker = (limit: number): number | undefined =>
  STANDARD_BREAKERS.findLast((size) => size <= limit)

/** The next standard breaker from an ampacity on; undefined above 200 A. */
export const nextBreaker = (amps: number): number | undefined =>
  STANDARD_BREAKERS.find((size) => size >= amps)
