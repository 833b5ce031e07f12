import { defineTexts } from '#lib/language/texts.ts'
import { ATTR } from '../attribute-ids.ts'
import { hasOutdoorHalf, isDuctedIndoorHalf, isFurnace, mayBurn } from '../equipment.ts'
import type { AttributeValue } from '../plate.ts'
import { hasSomeTrait, hasTrait } from '../product-types.ts'
import { voltsOf } from './volts.ts'

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

const texts = defineTexts({
  outdoorUnit: 'Outdoor unit',
  packageUnit: 'Package unit',
  furnace: 'Furnace',
  airHandler: 'Air handler',
  heatKit: 'Electric heat kit',
  waterHeater: 'Water heater',
  boiler: 'Boiler',
  heater: 'Heater',
  unit: 'Unit',
})

/** What a unit on a circuit is called: the first row that it meets. */
const UNIT_NAMES: readonly (readonly [isOne: (type: string) => boolean, name: string])[] = [
  [hasOutdoorHalf, texts.outdoorUnit],
  [(type) => hasTrait(type, 'is-packaged'), texts.packageUnit],
  [isFurnace, texts.furnace],
  [isDuctedIndoorHalf, texts.airHandler],
  [(type) => hasTrait(type, 'slides-into-unit'), texts.heatKit],
  [(type) => hasTrait(type, 'heats-tap-water'), texts.waterHeater],
  [(type) => hasTrait(type, 'heats-radiators'), texts.boiler],
  [mayBurn, texts.heater],
]
const nameOf = (type: string): string => UNIT_NAMES.find(([isOne]) => isOne(type))?.[1] ?? texts.unit

/** A water heater below this current has a cord: it powers only a fan and a control board. */
const CORDED_HEATER_A = 15
/** A supply of at least this voltage has two hot legs. */
const DOUBLE_POLE_VOLTS = 200

/**
 * Burners power a fan and a control board with 115 volts. Compressors and electric heat need two hot legs,
 * and a water heater may heat with electricity.
 */
const isOnOneLeg = (type: string): boolean => mayBurn(type) && !hasSomeTrait(type, 'cools', 'heats-tap-water')

const isOnTwoLegs = (type: string, supply: string): boolean =>
  supply === '' ? !isOnOneLeg(type) : (voltsOf(supply) ?? 0) >= DOUBLE_POLE_VOLTS

const number = (value: AttributeValue | undefined): number | null =>
  typeof value === 'number' && value > 0 ? value : null

function isCorded(type: string, isDoublePole: boolean, breaker: number | null): boolean {
  if (hasTrait(type, 'has-cord')) return true
  return hasTrait(type, 'heats-tap-water') && !isDoublePole && (breaker ?? CORDED_HEATER_A) <= CORDED_HEATER_A
}

/** The circuit of one unit; undefined for a unit that needs none or is fed by another one. */
export function circuitOf({ type, attributes }: PoweredUnit): Circuit | undefined {
  const [mca, breaker] = [number(attributes[ATTR.mca]), number(attributes[ATTR.mop])]
  const supply = String(attributes[ATTR.voltage] ?? '')
  const isFed = supply === '' ? mca !== null || breaker !== null : voltsOf(supply) !== undefined
  if (!hasTrait(type, 'takes-circuit') || !isFed) return undefined
  const count = number(attributes[ATTR.circuits]) ?? 1
  const isDoublePole = isOnTwoLegs(type, supply)
  return {
    unit: nameOf(type),
    count,
    supply,
    isDoublePole,
    mca,
    breaker,
    plugsIn: isCorded(type, isDoublePole, breaker),
  }
}

/**
 * Every circuit of a product. Those of a system are the circuits of its units; a system whose units are not
 * sold has the circuit that it states itself.
 */
export function circuitsOf(product: PoweredUnit, units: readonly PoweredUnit[] = []): Circuit[] {
  const own = hasTrait(product.type, 'is-matched-set') && units.length > 0 ? units : [product]
  return own.flatMap((unit) => circuitOf(unit) ?? [])
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
