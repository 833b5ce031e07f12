import { isZip } from '#features/catalog/location/rules/zip.ts'
import { HOME_DEFAULTS, HOME_LIMITS } from '#features/choosing/sizing/rules/home.ts'
import { COMPARED_YEARS, COMPARED_YEARS_DEFAULT } from './costs.ts'
import { FUEL_NAMES, type FuelName } from './fuels.ts'
import {
  COOLING_EFFICIENCIES,
  COOLING_TYPES,
  FIRST_FILTERS,
  type Filters,
  HEATING_EFFICIENCIES,
  SYSTEM_KINDS,
  type SystemKind,
} from './systems.ts'

/** The answers of the form as typed; also what the address of a result holds. */
export interface CostForm {
  squareFootage: string
  zipCode: string
  thermostatHT: string
  thermostatAC: string
  basement: 'yes' | 'no'
  numFloors: string
  insulationValue: string
  primaryHeatFuel: FuelName
  filters: Filters
  sort: 'asc' | 'desc'
  compareOverYear: string
  fuelCosts: Partial<Record<FuelName, string>>
  systemPrices: Partial<Record<SystemKind, string>>
  systemRebates: Partial<Record<SystemKind, string>>
  serviceCosts: Partial<Record<SystemKind, string>>
}

/** The names of the fields, which are also those of the address. */
export const fuelPriceField = (fuel: FuelName): string => `price.${fuel}`
/** What the shopper states about each kind of system: price, rebate, yearly service. */
export const OF_SYSTEMS = {
  systemPrices: { field: 'system', most: 200_000 },
  systemRebates: { field: 'rebate', most: 200_000 },
  serviceCosts: { field: 'service', most: 10_000 },
} as const
export type OfSystems = keyof typeof OF_SYSTEMS
export const systemField = (of: OfSystems, kind: SystemKind): string => `${OF_SYSTEMS[of].field}.${kind}`
export const CHOICES = {
  heatingFuels: { field: 'fuel', of: FUEL_NAMES },
  heatingEfficiencies: { field: 'afue', of: HEATING_EFFICIENCIES },
  coolingTypes: { field: 'cooling', of: COOLING_TYPES },
  coolingEfficiencies: { field: 'seer', of: COOLING_EFFICIENCIES },
} as const

/** Reads the answers from an address or a sent form; what is missing has its default. */
export function typedFrom(params: URLSearchParams): CostForm {
  const text = (field: string, otherwise = ''): string => (params.get(field) ?? otherwise).slice(0, 100)
  const chosen = <T extends string | number>(
    { field, of }: { field: string; of: readonly T[] },
    first: readonly T[],
  ) => {
    const known = params.getAll(field)
    const found = of.filter((each) => known.includes(String(each)))
    return found.length > 0 ? found : first
  }
  const ofSystems = (of: OfSystems) =>
    Object.fromEntries(SYSTEM_KINDS.map((kind) => [kind, text(systemField(of, kind))]))
  const fuel = text('primaryHeatFuel')
  return {
    squareFootage: text('squareFootage'),
    zipCode: text('zipCode').trim(),
    thermostatHT: text('thermostatHT', String(HOME_DEFAULTS.thermostatHT)),
    thermostatAC: text('thermostatAC', String(HOME_DEFAULTS.thermostatAC)),
    basement: text('basement') === 'no' ? 'no' : HOME_DEFAULTS.basement,
    numFloors: text('numFloors', String(HOME_DEFAULTS.numFloors)),
    insulationValue: text('insulationValue', String(HOME_DEFAULTS.insulationValue)),
    primaryHeatFuel: FUEL_NAMES.find((name) => name === fuel) ?? 'Natural Gas',
    filters: {
      heatingFuels: chosen(CHOICES.heatingFuels, FIRST_FILTERS.heatingFuels),
      heatingEfficiencies: chosen(CHOICES.heatingEfficiencies, FIRST_FILTERS.heatingEfficiencies),
      coolingTypes: chosen(CHOICES.coolingTypes, FIRST_FILTERS.coolingTypes),
      coolingEfficiencies: chosen(CHOICES.coolingEfficiencies, FIRST_FILTERS.coolingEfficiencies),
    },
    sort: text('sort') === 'desc' ? 'desc' : 'asc',
    compareOverYear: text('compareOverYear', String(COMPARED_YEARS_DEFAULT)),
    fuelCosts: Object.fromEntries(FUEL_NAMES.map((name) => [name, text(fuelPriceField(name))])),
    systemPrices: ofSystems('systemPrices'),
    systemRebates: ofSystems('systemRebates'),
    serviceCosts: ofSystems('serviceCosts'),
  }
}

/** A number as people type it: "2,000", "$1.50". NaN for anything else. */
const numberOf = (typed: string): number => {
  const plain = typed.replace(/[$,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

const MOST_FUEL_USD = 10_000

export type WrongField = 'squareFootage' | 'zipCode' | 'thermostatHT' | 'thermostatAC' | 'compareOverYear'
export interface Wrong {
  fields: readonly WrongField[]
  fuels: readonly FuelName[]
  /** the fields about kinds of systems, by their names */
  systems: readonly string[]
}

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max

/** The answers as numbers, or what is wrong with them. */
export function askOf(typed: CostForm) {
  const numbers = {
    squareFootage: numberOf(typed.squareFootage),
    thermostatHT: numberOf(typed.thermostatHT),
    thermostatAC: numberOf(typed.thermostatAC),
    compareOverYear: numberOf(typed.compareOverYear),
  }
  const limits = { ...HOME_LIMITS, squareFootage: HOME_LIMITS.squareFeet, compareOverYear: COMPARED_YEARS }
  const fuelCosts = pricesOf(typed.fuelCosts)
  const ofSystems = {
    systemPrices: pricesOf(typed.systemPrices),
    systemRebates: pricesOf(typed.systemRebates),
    serviceCosts: pricesOf(typed.serviceCosts),
  }
  const wrong: Wrong = {
    fields: [
      ...(Object.keys(numbers) as (keyof typeof numbers)[]).filter(
        (field) => !isWithin(numbers[field], limits[field]),
      ),
      ...(isZip(typed.zipCode) ? [] : (['zipCode'] as const)),
    ],
    fuels: FUEL_NAMES.filter((fuel) => {
      const price = fuelCosts[fuel]
      return price !== undefined && !(price > 0 && price <= MOST_FUEL_USD)
    }),
    systems: (Object.keys(OF_SYSTEMS) as OfSystems[]).flatMap((of) =>
      SYSTEM_KINDS.filter((kind) => {
        const price = ofSystems[of][kind]
        return price !== undefined && !isWithin(price, { min: 0, max: OF_SYSTEMS[of].most })
      }).map((kind) => systemField(of, kind)),
    ),
  }
  if (wrong.fields.length + wrong.fuels.length + wrong.systems.length > 0)
    return { kind: 'wrong' as const, wrong }
  const { numFloors, insulationValue } = HOME_LIMITS
  return {
    kind: 'asked' as const,
    ask: {
      ...numbers,
      compareOverYear: Math.round(numbers.compareOverYear),
      zipCode: typed.zipCode,
      basement: typed.basement,
      numFloors: inside(numberOf(typed.numFloors), numFloors, HOME_DEFAULTS.numFloors),
      insulationValue: inside(
        numberOf(typed.insulationValue),
        insulationValue,
        HOME_DEFAULTS.insulationValue,
      ),
      primaryHeatFuel: typed.primaryHeatFuel,
      filters: {
        heatingFuels: [...typed.filters.heatingFuels],
        heatingEfficiencies: [...typed.filters.heatingEfficiencies],
        coolingTypes: [...typed.filters.coolingTypes],
        coolingEfficiencies: [...typed.filters.coolingEfficiencies],
      },
      sort: typed.sort,
      fuelCosts,
      ...ofSystems,
    },
  }
}

/** A choice from a list is wrong only in an address that a person edited; then the default counts. */
const inside = (value: number, limits: { min: number; max: number }, otherwise: number): number =>
  Number.isInteger(value) && isWithin(value, limits) ? value : otherwise

/** Only the prices that were typed; NaN for one that cannot be read. */
function pricesOf<K extends string>(typed: Partial<Record<K, string>>): Partial<Record<K, number>> {
  return Object.fromEntries(
    Object.entries<string | undefined>(typed).flatMap(([key, text]) =>
      text === undefined || text.trim() === '' ? [] : [[key, numberOf(text)]],
    ),
  ) as Partial<Record<K, number>>
}
