import { REGION_CODES } from '#features/catalog/catalog/rules/attribute-ids.ts'
import {
  DUCT_INSULATION,
  DUCT_PLACES,
  DUCT_SEALING,
} from '#features/choosing/sizing/rules/data/duct-shares.ts'
import { HOME_LIMITS } from '#features/choosing/sizing/rules/home.ts'
import {
  CABINET_WIDTHS,
  CONDENSER_MOUNTS,
  EFFICIENCIES,
  HEAD_SIZES,
  HEAD_TYPES,
  HEAT_FUELS,
  NO_SELECTIONS,
  POSITIONS,
  type Selections,
  STAGINGS,
  SYSTEM_TYPES,
  YES_NO,
  ZONE_KEYS,
  type Zone,
  type ZoneKey,
  zonesOf,
} from './selections.ts'
import type { AskedField } from './steps.ts'

export const SELECTOR_PATH = '/system-selector'
export const RESULTS_PATH = '/system-selector/results'

type Value = string | number | boolean
type Reader = (text: string) => Value | undefined

const oneOf =
  (values: readonly Value[]): Reader =>
  (text) =>
    values.find((value) => String(value) === text)

const LEAST_LOAD = 1_000
const MOST_LOAD = 2_000_000
const LONGEST_ZIP = 20

/** A number as people type it: "2,200". */
const within =
  ({ min, max }: { min: number; max: number }): Reader =>
  (text) => {
    const plain = text.replace(/[,\s]/g, '')
    const value = /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
    return value >= min && value <= max ? value : undefined
  }

const load = within({ min: LEAST_LOAD, max: MOST_LOAD })

/** The answers of the whole home by their names in the address. */
const READERS = {
  systemType: oneOf(SYSTEM_TYPES),
  isMobileHome: oneOf(YES_NO),
  primaryHeatSource: oneOf(YES_NO),
  heatingCapacity: load,
  coolingCapacity: load,
  region: oneOf(REGION_CODES),
  requireLoNox: oneOf([true, false]),
  squareFeet: within(HOME_LIMITS.squareFeet),
  basement: oneOf(YES_NO),
  numFloors: within(HOME_LIMITS.numFloors),
  insulationValue: within(HOME_LIMITS.insulationValue),
  ductPlace: oneOf(Object.keys(DUCT_PLACES)),
  ductJoints: oneOf(Object.keys(DUCT_SEALING)),
  ductWrap: oneOf(Object.keys(DUCT_INSULATION)),
  fuel: oneOf(HEAT_FUELS),
  heatingEfficiency: oneOf(EFFICIENCIES),
  coldClimate: oneOf(YES_NO),
  coolingEfficiency: oneOf(EFFICIENCIES),
  staging: oneOf(STAGINGS),
  position: oneOf(POSITIONS),
  cabinetWidth: oneOf(CABINET_WIDTHS),
  condenserMount: oneOf(CONDENSER_MOUNTS),
  wifi: oneOf([true, false]),
} satisfies Partial<Record<keyof Selections, Reader>>

const ZONE_READERS = {
  airHandlerType: oneOf(HEAD_TYPES),
  coolingBtu: oneOf(HEAD_SIZES),
} satisfies Record<keyof Zone, Reader>

/** The name of a field in forms and addresses: "fuel", "zone2.coolingBtu". */
export const nameOf = ({ key, zone }: AskedField): string => (zone === null ? key : `${zone}.${key}`)

/** Names beside the answers: the step in view, a sent form, what was cleared, the price of electricity. */
const OTHER_NAMES: ReadonlySet<string> = new Set(['step', 'from', 'cleared', 'kwh', 'sent'])

export interface AddressReading {
  selections: Selections
  /** names whose value cannot be an answer, and names that we do not know */
  wrong: readonly string[]
}

/** The selections in an address or a sent form. An empty value is no answer. */
export function readAddress(params: URLSearchParams): AddressReading {
  const sent = [...params].map(([name, text]) => [name, text.trim()] as const)
  const answers = sent.filter(([name, text]) => text !== '' && !OTHER_NAMES.has(name))
  const zones = roomsOf(params.get('zones'))
  const found: Record<string, Value> = {}
  const wrong: string[] = []
  for (const [name, text] of answers) {
    const [zone, field] = zoneName(name)
    const value = field === undefined ? readerOf(name)?.(text) : ZONE_READERS[field](text)
    if (value === undefined) wrong.push(name)
    else if (zone === undefined) found[name] = value
    else zones[zone] = { ...zones[zone], [field]: value }
  }
  const { zip_code_location: zipCode, zones: _, ...whole } = found
  const location = zipCode === undefined ? {} : { zipCode: String(zipCode) }
  return { selections: { ...NO_SELECTIONS, ...whole, location, zones: withoutGaps(zones) }, wrong }
}

function readerOf(name: string): Reader | undefined {
  if (name === 'zip_code_location') return (text) => text.slice(0, LONGEST_ZIP)
  if (name === 'zones') return oneOf(ZONE_KEYS.map((_, index) => index + 1))
  return Object.hasOwn(READERS, name) ? READERS[name as keyof typeof READERS] : undefined
}

const zoneName = (name: string): [ZoneKey, keyof Zone] | [undefined, undefined] => {
  const [first, second, third] = name.split('.')
  const zone = ZONE_KEYS.find((key) => key === first)
  return zone && third === undefined && second !== undefined && Object.hasOwn(ZONE_READERS, second)
    ? [zone, second as keyof Zone]
    : [undefined, undefined]
}

const roomsOf = (count: string | null): Partial<Record<ZoneKey, Record<string, Value>>> => {
  const rooms = Number(count ?? 0)
  return Number.isInteger(rooms) && rooms >= 1 && rooms <= ZONE_KEYS.length
    ? Object.fromEntries(ZONE_KEYS.slice(0, rooms).map((key) => [key, {}]))
    : {}
}

/** Rooms are numbered without a gap: a room beyond the number of rooms is left out. */
function withoutGaps(zones: Partial<Record<ZoneKey, Record<string, Value>>>): Selections['zones'] {
  const end = ZONE_KEYS.findIndex((key) => zones[key] === undefined)
  const kept = end === -1 ? ZONE_KEYS : ZONE_KEYS.slice(0, end)
  return Object.fromEntries(kept.map((key) => [key, zones[key] ?? {}]))
}

/** The names and texts of everything that was answered, for an address or for hidden fields. */
export function namedAnswers(selections: Selections): [name: string, text: string][] {
  const { location, zones } = selections
  const whole = (Object.keys(READERS) as (keyof typeof READERS)[]).flatMap((key): [string, string][] => {
    const value = selections[key]
    const isDefault = (key === 'isMobileHome' || key === 'primaryHeatSource') && value === 'no'
    return value === undefined || isDefault ? [] : [[key, String(value)]]
  })
  const rooms = ZONE_KEYS.flatMap((zone) =>
    Object.entries(zones[zone] ?? {}).flatMap(([field, value]): [string, string][] =>
      value === undefined ? [] : [[`${zone}.${field}`, String(value)]],
    ),
  )
  const count = zonesOf(selections).length
  return [
    ...(location.zipCode ? [['zip_code_location', location.zipCode] as [string, string]] : []),
    ...whole,
    ...(count > 0 ? [['zones', String(count)] as [string, string]] : []),
    ...rooms,
  ]
}

/** The address of a step with everything that was answered; it opens the same step anywhere. */
export function stepAddress(
  step: string,
  selections: Selections,
  more: Readonly<Record<string, string>> = {},
): string {
  const params = new URLSearchParams([['step', step], ...namedAnswers(selections), ...Object.entries(more)])
  return `${SELECTOR_PATH}?${params}`
}

/** Whether an address is the sent form of a step. */
export const isSentForm = (search: string): boolean => new URLSearchParams(search).has('from')

/** The address of the kits for these answers. */
export const resultsAddress = (selections: Selections, more: Readonly<Record<string, string>> = {}): string =>
  `${RESULTS_PATH}?${new URLSearchParams([...namedAnswers(selections), ...Object.entries(more)])}`

/**
 * Whether `more` has every answer of `some` and further ones: then the visitor went back to an earlier
 * address.
 */
export function continues(some: Selections, more: Selections): boolean {
  const all = new Map(namedAnswers(more))
  const few = namedAnswers(some)
  return few.length < all.size && few.every(([name, text]) => all.get(name) === text)
}
