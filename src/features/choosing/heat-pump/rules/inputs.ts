import { isTypedZip } from '#features/catalog/location/rules/zip.ts'
import { FUEL_NAMES, type FuelName } from '#features/choosing/operating-cost/rules/fuels.ts'
import { HOME_DEFAULTS, HOME_LIMITS, type HomeForm } from '#features/choosing/sizing/rules/home.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { unknownNames } from '#lib/text/unknown-names.ts'

/** The numbers of the form with their limits, both ends included. An optional one may stay empty. */
const NUMBERS = {
  squareFeet: { ...HOME_LIMITS.squareFeet, isOptional: true },
  heatingBtu: { min: 1_000, max: 500_000, isOptional: true },
  coolingBtu: { min: 1_000, max: 500_000, isOptional: true },
  thermostatHT: { ...HOME_LIMITS.thermostatHT, isOptional: false },
  insulationValue: { ...HOME_LIMITS.insulationValue, isOptional: false },
  efficiency: { min: 50, max: 100, isOptional: false },
  priceElectric: { min: 0.01, max: 5, isOptional: true },
  priceFuel: { min: 0.01, max: 10_000, isOptional: true },
} as const
export type NumberName = keyof typeof NUMBERS
const NUMBER_NAMES = Object.keys(NUMBERS) as NumberName[]

export const KINDS = ['ducted', 'ductless'] as const

/** The answers as their address holds them. */
export interface HeatPumpFields extends Readonly<Record<NumberName, string>> {
  zipCode: string
  numFloors: string
  basement: 'yes' | 'no'
  fuel: FuelName
  /** with ducts, or a mini split for several rooms */
  kind: (typeof KINDS)[number]
  /** the product whose lines are drawn; empty for the best fit */
  model: string
}

const FLOORS = ['1', '2', '3', '4'] as const
const BASEMENT = ['yes', 'no'] as const
const DEFAULTS: HeatPumpFields = {
  squareFeet: '',
  heatingBtu: '',
  coolingBtu: '',
  thermostatHT: String(HOME_DEFAULTS.thermostatHT),
  insulationValue: String(HOME_DEFAULTS.insulationValue),
  efficiency: '80',
  priceElectric: '',
  priceFuel: '',
  zipCode: '',
  numFloors: String(HOME_DEFAULTS.numFloors),
  basement: HOME_DEFAULTS.basement,
  fuel: 'Natural Gas',
  kind: 'ducted',
  model: '',
}
const NAMES = Object.keys(DEFAULTS) as (keyof HeatPumpFields)[]
const LONGEST = 40

type ChoiceName = 'numFloors' | 'basement' | 'fuel' | 'kind'

/** A value of the address that we could not use, and what we took in its place. */
export type Assumption =
  | { about: 'unknown'; names: readonly string[] }
  | { about: ChoiceName; said: string; taken: string }

/** The answers of an address; choices outside their lists are replaced, and the page says so. */
export function typedFrom(params: URLSearchParams): { typed: HeatPumpFields; assumed: Assumption[] } {
  const assumed: Assumption[] = []
  const names = unknownNames(params, (name) => Object.hasOwn(DEFAULTS, name))
  if (names.length > 0) assumed.push({ about: 'unknown', names })
  const text = (name: keyof HeatPumpFields): string =>
    (params.get(name) ?? DEFAULTS[name]).trim().slice(0, LONGEST)
  const choice = <T extends string>(about: ChoiceName, of: readonly T[]): T => {
    const said = text(about)
    const known = of.find((each) => each === said)
    if (known !== undefined) return known
    const taken = DEFAULTS[about] as T
    assumed.push({ about, said, taken })
    return taken
  }
  const typed: HeatPumpFields = {
    ...(Object.fromEntries(NUMBER_NAMES.map((name) => [name, text(name)])) as Record<NumberName, string>),
    zipCode: text('zipCode'),
    model: text('model'),
    numFloors: choice('numFloors', FLOORS),
    basement: choice('basement', BASEMENT),
    fuel: choice('fuel', FUEL_NAMES),
    kind: choice('kind', KINDS),
  }
  return { typed, assumed }
}

/** The address of the answers: what has its default is left out, so links stay short. */
export function searchOf(typed: HeatPumpFields): string {
  const params = new URLSearchParams()
  for (const name of NAMES)
    if (typed[name] !== DEFAULTS[name] || name === 'zipCode') params.set(name, typed[name])
  return params.toString()
}

/** The shopper has answered something: the address has a place or a home. */
export const hasInputs = (params: URLSearchParams): boolean => NAMES.some((name) => params.has(name))

/** The answers as numbers. */
export interface HeatPumpInputs extends Pick<HeatPumpFields, 'zipCode' | 'fuel' | 'model'> {
  home: { squareFeet: number; numFloors: number; hasBasement: boolean; insulationValue: number } | null
  /** BTU/h as stated, in place of the calculated load */
  load: { heating: number; cooling: number } | null
  thermostatHT: number
  /** share of the fuel's heat that reaches the home */
  efficiency: number
  prices: { electric: number | null; fuel: number | null }
}

export type Fault = NumberName | 'zipCode' | 'home' | 'loads'

const numberOf = (typed: string): number => {
  const plain = typed.replace(/[$,\s]/g, '')
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN
}

/**
 * The answers as numbers, or what is wrong with them. A number outside its limits is a problem; it is never
 * changed silently.
 */
export function readInputs(typed: HeatPumpFields): { inputs: HeatPumpInputs } | { faults: readonly Fault[] } {
  const faults: Fault[] = isTypedZip(typed.zipCode) ? [] : ['zipCode']
  const number = (name: NumberName): number | null => {
    if (typed[name] === '' && NUMBERS[name].isOptional) return null
    const value = numberOf(typed[name])
    if (value >= NUMBERS[name].min && value <= NUMBERS[name].max) return value
    faults.push(name)
    return null
  }
  const [squareFeet, heating, cooling] = [number('squareFeet'), number('heatingBtu'), number('coolingBtu')]
  const [thermostatHT, insulationValue] = [number('thermostatHT'), number('insulationValue')]
  const efficiency = number('efficiency')
  const prices = { electric: number('priceElectric'), fuel: number('priceFuel') }
  const saysLoad = typed.heatingBtu !== '' || typed.coolingBtu !== ''
  if (saysLoad && (typed.heatingBtu === '' || typed.coolingBtu === '')) faults.push('loads')
  if (!saysLoad && typed.squareFeet === '') faults.push('home')
  if (faults.length > 0 || thermostatHT === null || insulationValue === null || efficiency === null)
    return { faults }
  return {
    inputs: {
      zipCode: typed.zipCode,
      fuel: typed.fuel,
      model: typed.model,
      home:
        squareFeet === null
          ? null
          : {
              squareFeet,
              numFloors: Number(typed.numFloors),
              hasBasement: typed.basement === 'yes',
              insulationValue,
            },
      load: heating === null || cooling === null ? null : { heating, cooling },
      thermostatHT,
      efficiency: typed.fuel === 'Electric' ? 1 : efficiency / 100,
      prices,
    },
  }
}

/** What the answers say of the home; null for a load without a home. */
export function saidOf(typed: HeatPumpFields): Partial<HomeForm> | null {
  const read = readInputs(typed)
  if ('faults' in read || read.inputs.home === null) return null
  const { zipCode, thermostatHT, home } = read.inputs
  const { hasBasement, ...rest } = home
  return { ...rest, basement: hasBasement ? 'yes' : 'no', zipCode, thermostatHT }
}

/** The form's answers for the home that the visitor saved on any page. */
export function answersOf({ form, need, by }: SavedNeed): URLSearchParams {
  return new URLSearchParams({
    zipCode: form.zipCode,
    squareFeet: String(form.squareFeet),
    numFloors: String(form.numFloors),
    basement: form.basement,
    insulationValue: String(form.insulationValue),
    thermostatHT: String(form.thermostatHT),
    ...(form.fuel && { fuel: form.fuel }),
    ...(by === undefined || by === 'whole'
      ? {}
      : { heatingBtu: String(need.heatingBtu), coolingBtu: String(need.coolingBtu) }),
  })
}
