import { ATTR, EMISSION_ATTRIBUTE, EMISSION_STANDARDS } from '#features/catalog/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import type { Burner } from './data/nox-limits.ts'

export type EmissionStandard = (typeof EMISSION_STANDARDS)[number]

/** The facts of a product that rules read; undefined where its maker does not state them. */
export interface RuleFacts {
  type: string
  /** the machine whose cooling and heating efficiency federal rules regulate */
  machine: 'split-ac' | 'split-heat-pump' | 'package-ac' | 'package-heat-pump' | null
  seer2: number | undefined
  eer2: number | undefined
  hspf2: number | undefined
  afue: number | undefined
  uef: number | undefined
  ceer: number | undefined
  /** of through-wall units */
  eer: number | undefined
  cop: number | undefined
  /** cooling of a portable unit by the federal rating */
  saccBtu: number | undefined
  /** liters for each kilowatt-hour, of dehumidifiers; `caseVolume` in cubic feet of whole-house ones */
  ief: number | undefined
  pintsPerDay: number | undefined
  caseVolume: number | undefined
  /** watts for each 1,000 CFM of a furnace's blower, and the CFM that it moves at most */
  fer: number | undefined
  airflow: number | undefined
  isForMobileHomes: boolean
  coolingBtu: number | undefined
  /** heat of a heat pump in a through-wall unit */
  heatPumpBtu: number | undefined
  inputBtu: number | undefined
  gallons: number | undefined
  firstHour: number | undefined
  gpm: number | undefined
  /** its fuel; rules for nitrogen oxides apply to natural gas only */
  gas: 'natural' | 'propane' | 'none' | 'unknown'
  /** the burner that air districts regulate; undefined for everything else */
  burner: Burner | undefined
  emission: EmissionStandard | undefined
  forCalifornia: boolean | undefined
  /** whether the product is sold with refrigerant in it or for it */
  cools: boolean
  refrigerants: readonly string[]
}

const SPLIT: ReadonlySet<string> = new Set([
  'air-conditioner',
  'heat-pump',
  'ducted-system',
  'cooling-system',
  'heat-pump-system',
  'mini-split-outdoor',
  'mini-split-system',
  'multi-zone-system',
])
const PACKAGED: ReadonlySet<string> = new Set(['package-unit', 'package-bundle'])
const ROOM_UNITS: ReadonlySet<string> = new Set([
  'window-air-conditioner',
  'portable-air-conditioner',
  'ptac',
])
const WATER_BURNERS: Readonly<Record<string, Burner>> = {
  'tank-water-heater': 'tank',
  'tankless-water-heater': 'tankless',
  boiler: 'boiler',
}
const HEATERS: ReadonlySet<string> = new Set([
  'gas-furnace',
  'oil-furnace',
  'electric-furnace',
  'wall-furnace',
  'unit-heater',
  ...Object.keys(WATER_BURNERS),
])
const cools = (type: string): boolean => SPLIT.has(type) || PACKAGED.has(type) || ROOM_UNITS.has(type)

/** Whether any rule may have something to say about products of a type: their pages keep room for it. */
export const isRegulated = (type: string): boolean =>
  cools(type) || HEATERS.has(type) || type === 'dehumidifier'

type Attributes = Readonly<Record<string, AttributeValue>>

/** Reads what rules ask for from a product's type and attributes. */
export function factsOf(type: string, attributes: Attributes): RuleFacts {
  const number = (id: number): number | undefined => {
    const value = attributes[id]
    return typeof value === 'number' ? value : undefined
  }
  const yes = (id: number): boolean | undefined => {
    const value = attributes[id]
    return typeof value === 'boolean' ? value : undefined
  }
  const afue = number(ATTR.afue)
  const mobileHome = yes(ATTR.mobileHome) === true
  const gas = gasOf(type, attributes)
  return {
    type,
    machine: machineOf(type, number(ATTR.hspf2) !== undefined),
    seer2: number(ATTR.seer2),
    eer2: number(ATTR.eer2),
    hspf2: number(ATTR.hspf2),
    afue,
    uef: number(ATTR.uef),
    ceer: number(ATTR.ceer),
    eer: number(ATTR.eer),
    cop: number(ATTR.cop),
    saccBtu: number(ATTR.saccBtu),
    ief: number(ATTR.ief),
    pintsPerDay: number(ATTR.pintsPerDay),
    caseVolume: number(ATTR.caseVolume),
    fer: number(ATTR.fer),
    airflow: number(ATTR.airflow),
    isForMobileHomes: mobileHome,
    coolingBtu: number(ATTR.coolingBtu),
    heatPumpBtu: number(ATTR.heatPumpHeatingBtu),
    inputBtu: number(ATTR.inputBtu),
    gallons: number(ATTR.gallons),
    firstHour: number(ATTR.firstHour),
    gpm: number(ATTR.gpm),
    gas,
    burner: burnerOf(type, { gas, afue, mobileHome }),
    emission: EMISSION_STANDARDS.find((standard) => standard === attributes[EMISSION_ATTRIBUTE]),
    forCalifornia: yes(ATTR.california),
    cools: cools(type),
    refrigerants: cools(type) ? listOf(attributes[ATTR.refrigerant]) : [],
  }
}

function machineOf(type: string, heats: boolean): RuleFacts['machine'] {
  if (SPLIT.has(type)) return heats || type === 'heat-pump' ? 'split-heat-pump' : 'split-ac'
  if (PACKAGED.has(type)) return heats ? 'package-heat-pump' : 'package-ac'
  return null
}

const BURNS_BY_NAME: ReadonlySet<string> = new Set(['gas-furnace'])
const MAY_BURN: ReadonlySet<string> = new Set(['wall-furnace', 'unit-heater', ...Object.keys(WATER_BURNERS)])

function gasOf(type: string, attributes: Attributes): RuleFacts['gas'] {
  const fuels = listOf(attributes[ATTR.fuel]).join(' ')
  if (/natural/i.test(fuels)) return 'natural'
  if (/propane/i.test(fuels)) return 'propane'
  if (/gas/i.test(fuels) || (fuels === '' && BURNS_BY_NAME.has(type))) return 'natural'
  return fuels === '' && MAY_BURN.has(type) ? 'unknown' : 'none'
}

const CONDENSING_AFUE = 90

function burnerOf(
  type: string,
  { gas, afue, mobileHome }: { gas: RuleFacts['gas']; afue: number | undefined; mobileHome: boolean },
): Burner | undefined {
  if (gas === 'none') return undefined
  if (PACKAGED.has(type)) return 'weatherized-furnace'
  if (type !== 'gas-furnace' && type !== 'ducted-system') return WATER_BURNERS[type]
  if (mobileHome) return 'mobile-home-furnace'
  return afue !== undefined && afue >= CONDENSING_AFUE ? 'condensing-furnace' : 'furnace'
}

const listOf = (value: AttributeValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : []
