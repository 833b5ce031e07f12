import { ATTR, EMISSION_ATTRIBUTE, EMISSION_STANDARDS } from '#features/catalog/rules/attributes.ts'
import type { AttributeValue } from '#features/catalog/rules/plate.ts'
import type { EmissionStandard } from './nox.ts'

/** What a rule may ask of a product; undefined where its maker does not say. */
export interface RuleFacts {
  type: string
  /** the machine whose cooling and heating efficiency federal rules regulate */
  machine: 'split-ac' | 'split-heat-pump' | 'package-ac' | 'package-heat-pump' | null
  seer2: number | undefined
  eer2: number | undefined
  hspf2: number | undefined
  afue: number | undefined
  coolingBtu: number | undefined
  inputBtu: number | undefined
  burnsGas: boolean
  /** has a burner that air districts regulate as a furnace */
  gasFurnace: boolean
  mobileHome: boolean
  emission: EmissionStandard | undefined
  forCalifornia: boolean | undefined
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
const WITH_FURNACE: ReadonlySet<string> = new Set([
  'gas-furnace',
  'ducted-system',
  'package-unit',
  'package-bundle',
])

const OTHERS: readonly string[] = [
  'oil-furnace',
  'electric-furnace',
  'tank-water-heater',
  'wall-furnace',
  'unit-heater',
  'boiler',
]

/** Whether any rule may have something to say about products of a type: their pages keep room for it. */
export const isRegulated = (type: string): boolean =>
  SPLIT.has(type) || PACKAGED.has(type) || WITH_FURNACE.has(type) || OTHERS.includes(type)

/** Reads what rules ask for from a product's type and attributes. */
export function factsOf(type: string, attributes: Readonly<Record<string, AttributeValue>>): RuleFacts {
  const number = (id: number): number | undefined => {
    const value = attributes[id]
    return typeof value === 'number' ? value : undefined
  }
  const yes = (id: number): boolean | undefined => {
    const value = attributes[id]
    return typeof value === 'boolean' ? value : undefined
  }
  const hspf2 = number(ATTR.hspf2)
  const seer2 = number(ATTR.seer2)
  const burnsGas = /gas|propane/i.test(String(attributes[ATTR.fuel] ?? ''))
  return {
    type,
    machine: machineOf(type, hspf2 !== undefined, seer2 !== undefined),
    seer2,
    eer2: number(ATTR.eer2),
    hspf2,
    afue: number(ATTR.afue),
    coolingBtu: number(ATTR.coolingBtu),
    inputBtu: number(ATTR.inputBtu),
    burnsGas,
    gasFurnace: burnsGas && WITH_FURNACE.has(type),
    mobileHome: type === 'gas-furnace' && yes(ATTR.mobileHome) === true,
    emission: EMISSION_STANDARDS.find((standard) => standard === attributes[EMISSION_ATTRIBUTE]),
    forCalifornia: yes(ATTR.california),
    refrigerants: SPLIT.has(type) || PACKAGED.has(type) ? listOf(attributes[ATTR.refrigerant]) : [],
  }
}

function machineOf(type: string, heats: boolean, rated: boolean): RuleFacts['machine'] {
  if (!rated) return null
  if (SPLIT.has(type)) return heats ? 'split-heat-pump' : 'split-ac'
  if (PACKAGED.has(type)) return heats ? 'package-heat-pump' : 'package-ac'
  return null
}

const listOf = (value: AttributeValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : []
