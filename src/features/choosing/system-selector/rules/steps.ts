import type { Selections, SystemType, ZoneKey } from './selections.ts'

/** The steps in the order in which they are asked. Each has an address of its own. */
export const STEPS = ['place', 'house', 'system', 'heat', 'zones', 'cooling', 'fit', 'extras'] as const
export type Step = (typeof STEPS)[number]

/** How a page shows a step. */
export const TEMPLATES = ['zip', 'home', 'choices', 'zones', 'no_results'] as const
export type Template = (typeof TEMPLATES)[number]

/** The keys of the fields, as the selections name them; those of a room are in its zone. */
export const FIELD_KEYS = [
  'zip_code_location',
  'isMobileHome',
  'squareFeet',
  'basement',
  'numFloors',
  'insulationValue',
  'ductPlace',
  'systemType',
  'fuel',
  'primaryHeatSource',
  'coldClimate',
  'heatingEfficiency',
  'zones',
  'airHandlerType',
  'coolingBtu',
  'coolingEfficiency',
  'staging',
  'position',
  'cabinetWidth',
  'condenserMount',
  'wifi',
] as const
export type FieldKey = (typeof FIELD_KEYS)[number]

/** A field of the whole home, or of one room. */
export interface AskedField {
  key: FieldKey
  zone: ZoneKey | null
}

/** The fields of a room. */
const ZONE_FIELDS = ['airHandlerType', 'coolingBtu'] as const satisfies readonly FieldKey[]
export type ZoneField = (typeof ZONE_FIELDS)[number]

const PLACE: readonly FieldKey[] = ['zip_code_location']
const HOUSE: readonly FieldKey[] = [
  'isMobileHome',
  'squareFeet',
  'basement',
  'numFloors',
  'insulationValue',
  'ductPlace',
]
const COOLING: readonly FieldKey[] = ['coolingEfficiency', 'staging']
const FIRST = { place: PLACE, house: HOUSE, system: ['systemType'] } as const
const MOUNTED: readonly FieldKey[] = ['condenserMount', 'wifi']

type Fields = Partial<Record<Step, readonly FieldKey[]>>

/** The questions of each kind of system. */
const FIELDS: Readonly<Record<SystemType, Fields>> = {
  'gas-furnace-ac': {
    ...FIRST,
    heat: ['fuel', 'heatingEfficiency'],
    cooling: COOLING,
    fit: ['position'],
    extras: MOUNTED,
  },
  'heat-pump': { ...FIRST, heat: ['coldClimate'], cooling: COOLING, fit: ['position'], extras: MOUNTED },
  'dual-fuel': {
    ...FIRST,
    heat: ['fuel', 'heatingEfficiency'],
    cooling: COOLING,
    fit: ['position'],
    extras: MOUNTED,
  },
  'ac-only': { ...FIRST, cooling: COOLING, fit: ['position', 'cabinetWidth'], extras: MOUNTED },
  'furnace-only': { ...FIRST, heat: ['fuel', 'heatingEfficiency'], fit: ['position'], extras: ['wifi'] },
  'package-unit': { ...FIRST, heat: ['fuel'], extras: MOUNTED },
  'mini-split': {
    ...FIRST,
    heat: ['primaryHeatSource', 'coldClimate'],
    zones: ['airHandlerType', 'coolingBtu'],
    cooling: ['coolingEfficiency'],
    extras: MOUNTED,
  },
  'multi-zone': {
    ...FIRST,
    heat: ['primaryHeatSource', 'coldClimate'],
    zones: ['zones', 'airHandlerType', 'coolingBtu'],
    cooling: ['coolingEfficiency'],
    extras: MOUNTED,
  },
  any: { ...FIRST, fit: ['position'], extras: MOUNTED },
}

/** Before a kind of system is chosen, only the steps up to that question are known. */
const BEFORE_SYSTEM: readonly Step[] = ['place', 'house', 'system']

/** The steps that these selections lead through; all usual ones while no kind of system is chosen. */
export function stepsOf({ systemType }: Pick<Selections, 'systemType'>): readonly Step[] {
  const fields = systemType === undefined ? undefined : FIELDS[systemType]
  return fields === undefined ? BEFORE_SYSTEM : STEPS.filter((step) => fields[step] !== undefined)
}

/** The keys of the fields of a step; none where the kind of system does not have the step. */
export const fieldsOf = (step: Step, { systemType }: Pick<Selections, 'systemType'>): readonly FieldKey[] =>
  FIELDS[systemType ?? 'any'][step] ?? []

export const stepAfter = (step: Step, selections: Pick<Selections, 'systemType'>): Step | null => {
  const steps = stepsOf(selections)
  return steps[steps.indexOf(step) + 1] ?? null
}

/** The last step of a kind of system; before one is chosen none is the last. */
export const isLastStep = (step: Step, selections: Pick<Selections, 'systemType'>): boolean =>
  selections.systemType !== undefined && stepAfter(step, selections) === null

export const templateOf = (step: Step): Exclude<Template, 'no_results'> => {
  if (step === 'place') return 'zip'
  if (step === 'house') return 'home'
  return step === 'zones' ? 'zones' : 'choices'
}
