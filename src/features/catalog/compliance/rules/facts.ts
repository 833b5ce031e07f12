import {
  ATTR,
  EMISSION_ATTRIBUTE,
  EMISSION_STANDARDS,
} from '#features/catalog/catalog/rules/attribute-ids.ts'
import {
  hasGasFurnace,
  hasOutdoorHalf,
  isTank,
  isTankless,
  mayBurn,
  withTrait,
} from '#features/catalog/catalog/rules/equipment.ts'
import type { AttributeValue } from '#features/catalog/catalog/rules/plate.ts'
import { hasSomeTrait, hasTrait, hasTraits } from '#features/catalog/catalog/rules/product-types.ts'
import type { Burner } from './data/nox-limits.ts'

export type EmissionStandard = (typeof EMISSION_STANDARDS)[number]

/** The facts of a product that rules read; undefined where its maker does not state them. */
export interface RuleFacts {
  /** the product whose AFUE and blower federal rules regulate */
  heater: 'gas' | 'oil' | 'electric' | 'packaged' | 'wall' | 'hydronic' | null
  /** of water heaters for taps */
  water: 'tank' | 'tankless' | null
  /** of units that cool one room */
  roomUnit: 'window' | 'portable' | 'through-wall' | null
  dehumidifies: boolean
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

const first = <T>(type: string, rows: readonly (readonly [(type: string) => boolean, T])[]): T | null =>
  rows.find(([isOne]) => isOne(type))?.[1] ?? null

const heaterOf = (type: string): RuleFacts['heater'] =>
  first<RuleFacts['heater']>(type, [
    [withTrait('is-packaged'), 'packaged'],
    [hasGasFurnace, 'gas'],
    [(each) => hasTraits(each, 'has-furnace', 'burns-oil'), 'oil'],
    [(each) => hasTraits(each, 'has-furnace', 'heats-by-elements'), 'electric'],
    [withTrait('heats-from-wall'), 'wall'],
    [withTrait('heats-radiators'), 'hydronic'],
  ])

const waterOf = (type: string): RuleFacts['water'] =>
  first<RuleFacts['water']>(type, [
    [isTank, 'tank'],
    [isTankless, 'tankless'],
  ])

const roomUnitOf = (type: string): RuleFacts['roomUnit'] =>
  first<RuleFacts['roomUnit']>(type, [
    [withTrait('sits-in-window'), 'window'],
    [withTrait('stands-in-room'), 'portable'],
    [withTrait('sits-in-sleeve'), 'through-wall'],
  ])

/** Whether any rule may have something to say about products of a type: their pages keep room for it. */
export const isRegulated = (type: string): boolean =>
  mayBurn(type) || hasSomeTrait(type, 'cools', 'has-furnace', 'removes-moisture')

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
  const cools = hasTrait(type, 'cools')
  return {
    heater: heaterOf(type),
    water: waterOf(type),
    roomUnit: roomUnitOf(type),
    dehumidifies: hasTrait(type, 'removes-moisture'),
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
    cools,
    refrigerants: cools ? listOf(attributes[ATTR.refrigerant]) : [],
  }
}

function machineOf(type: string, heats: boolean): RuleFacts['machine'] {
  const isHeatPump = heats || hasTrait(type, 'heats-by-compressor')
  if (hasOutdoorHalf(type)) return isHeatPump ? 'split-heat-pump' : 'split-ac'
  if (hasTrait(type, 'is-packaged')) return heats ? 'package-heat-pump' : 'package-ac'
  return null
}

function gasOf(type: string, attributes: Attributes): RuleFacts['gas'] {
  const fuels = listOf(attributes[ATTR.fuel]).join(' ')
  if (/natural/i.test(fuels)) return 'natural'
  if (/propane/i.test(fuels)) return 'propane'
  if (/gas/i.test(fuels) || (fuels === '' && hasTrait(type, 'burns-gas'))) return 'natural'
  return fuels === '' && hasTrait(type, 'burns-stated-fuel') ? 'unknown' : 'none'
}

const CONDENSING_AFUE = 90

function burnerOf(
  type: string,
  { gas, afue, mobileHome }: { gas: RuleFacts['gas']; afue: number | undefined; mobileHome: boolean },
): Burner | undefined {
  if (gas === 'none') return undefined
  if (hasTrait(type, 'is-packaged')) return 'weatherized-furnace'
  if (hasTrait(type, 'heats-radiators')) return 'boiler'
  if (!hasGasFurnace(type)) return waterOf(type) ?? undefined
  if (mobileHome) return 'mobile-home-furnace'
  return afue !== undefined && afue >= CONDENSING_AFUE ? 'condensing-furnace' : 'furnace'
}

const listOf = (value: AttributeValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : []
