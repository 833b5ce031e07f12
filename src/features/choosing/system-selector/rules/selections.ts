import type { AIR_HANDLER_TYPES, REGION_CODES } from '#features/catalog/catalog/rules/attributes.ts'
import type { DuctAnswers } from '#features/choosing/sizing/rules/home.ts'

/** The kinds of systems that the selector can put together; `any` is "I do not know". */
export const SYSTEM_TYPES = [
  'gas-furnace-ac',
  'heat-pump',
  'dual-fuel',
  'ac-only',
  'furnace-only',
  'package-unit',
  'mini-split',
  'multi-zone',
  'any',
] as const
export type SystemType = (typeof SYSTEM_TYPES)[number]

/** The source of heat, in the words of the catalog's attribute "Fuel". */
export const HEAT_FUELS = ['Natural gas', 'Propane', 'Heating oil', 'Electric'] as const
export type HeatFuel = (typeof HEAT_FUELS)[number]

export const YES_NO = ['yes', 'no'] as const
type YesNo = (typeof YES_NO)[number]

/** Standard: what the law requires. Better and best: the two steps of efficiency above it. */
export const EFFICIENCIES = ['standard', 'better', 'best'] as const
export type Efficiency = (typeof EFFICIENCIES)[number]

/** How finely the outdoor unit can turn down. */
export const STAGINGS = ['Single', 'Two-stage', 'Inverter'] as const
export type Staging = (typeof STAGINGS)[number]

/** How the air goes through a furnace or air handler: the words of the catalog's attribute. */
export const POSITIONS = ['Upflow', 'Downflow', 'Horizontal left', 'Horizontal right'] as const
export type Position = (typeof POSITIONS)[number]

/** The outdoor unit's support. "Pad" is the specification's default. */
export const CONDENSER_MOUNTS = ['Pad', 'Wall bracket', 'Roof curb'] as const
export type CondenserMount = (typeof CONDENSER_MOUNTS)[number]

/** Widths of the furnaces' cabinets in inches, on which a coil stands. */
export const CABINET_WIDTHS = [14, 17.5, 21, 24.5] as const

/** A home with one outdoor unit has at most so many rooms with an indoor unit. */
export const MOST_ZONES = 5
export const ZONE_KEYS = ['zone1', 'zone2', 'zone3', 'zone4', 'zone5'] as const
export type ZoneKey = (typeof ZONE_KEYS)[number]

/** The indoor units that a room can have: all types of air handlers except the outdoor unit. */
export type HeadType = Exclude<(typeof AIR_HANDLER_TYPES)[number], 'Outdoor Unit'>
export const HEAD_TYPES = [
  'Wall Mount',
  'Low Wall',
  'Ceiling Cassette',
  'Slim Ceiling Cassette',
  'Concealed Duct',
  'Floor Ceiling',
] as const satisfies readonly HeadType[]

/** Sizes of indoor units, BTU/h of cooling. */
export const HEAD_SIZES = [6_000, 9_000, 12_000, 18_000, 24_000, 30_000, 36_000, 48_000] as const
type HeadSize = (typeof HEAD_SIZES)[number]

/** What was chosen for one room. */
export interface Zone {
  airHandlerType?: HeadType | undefined
  /** BTU/h of cooling of the indoor unit */
  coolingBtu?: HeadSize | undefined
}

/** E-SELECTOR: everything that the shopper said and the server added. Undefined: not answered. */
export interface Selections extends DuctAnswers {
  systemType?: SystemType | undefined
  isMobileHome: YesNo
  /** whether the new system alone must heat the home; for heat pumps and mini splits */
  primaryHeatSource: YesNo
  /** true while kits for exactly these answers are shown */
  hasResults?: boolean | undefined
  /** the load of the home, BTU/h */
  coolingCapacity?: number | undefined
  heatingCapacity?: number | undefined
  region?: (typeof REGION_CODES)[number] | undefined
  requireLoNox?: boolean | undefined
  location: { zipCode?: string | undefined; city?: string | undefined; state?: string | undefined }
  /** the home, from which the server computes the two capacities */
  squareFeet?: number | undefined
  basement?: YesNo | undefined
  numFloors?: number | undefined
  insulationValue?: number | undefined
  fuel?: HeatFuel | undefined
  heatingEfficiency?: Efficiency | undefined
  coldClimate?: YesNo | undefined
  coolingEfficiency?: Efficiency | undefined
  staging?: Staging | undefined
  zones: Partial<Record<ZoneKey, Zone>>
  position?: Position | undefined
  cabinetWidth?: (typeof CABINET_WIDTHS)[number] | undefined
  condenserMount?: CondenserMount | undefined
  wifi?: boolean | undefined
}

/** The selections before the first answer. */
export const NO_SELECTIONS: Selections = {
  isMobileHome: 'no',
  primaryHeatSource: 'no',
  location: {},
  zones: {},
}

/** How many rooms were asked for: zones are numbered without a gap. */
export const zonesOf = ({ zones }: Pick<Selections, 'zones'>): Zone[] =>
  ZONE_KEYS.flatMap((key) => zones[key] ?? [])
