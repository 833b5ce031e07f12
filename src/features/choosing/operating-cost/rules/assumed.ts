import { HOME_LIMITS } from '#features/choosing/sizing/rules/home.ts'
import { unknownNames } from '#lib/text/unknown-names.ts'
import { CHOICES, type CostForm, fuelPriceField, OF_SYSTEMS, type OfSystems, systemField } from './ask.ts'
import { FUEL_NAMES } from './fuels.ts'
import { SYSTEM_KINDS } from './systems.ts'

const PLAIN = [
  'squareFootage',
  'zipCode',
  'thermostatHT',
  'thermostatAC',
  'basement',
  'numFloors',
  'insulationValue',
  'primaryHeatFuel',
  'sort',
  'compareOverYear',
] as const

const KNOWN = new Set<string>([
  ...PLAIN,
  ...Object.values(CHOICES).map(({ field }) => field),
  ...FUEL_NAMES.map(fuelPriceField),
  ...(Object.keys(OF_SYSTEMS) as OfSystems[]).flatMap((of) =>
    SYSTEM_KINDS.map((kind) => systemField(of, kind)),
  ),
])

const steps = ({ min, max }: { min: number; max: number }): string[] =>
  Array.from({ length: max - min + 1 }, (_, index) => String(min + index))

/** The choices of the form and their answers. */
const SINGLE = {
  basement: ['yes', 'no'],
  numFloors: steps(HOME_LIMITS.numFloors),
  insulationValue: steps(HOME_LIMITS.insulationValue),
  primaryHeatFuel: FUEL_NAMES,
  sort: ['asc', 'desc'],
} as const satisfies Partial<Record<keyof CostForm, readonly string[]>>

export interface Assumed {
  /** names in the address that are no answer of the form */
  names: string[]
  /** answers that no list of the form has, as the address has them; the form's own choice counts instead */
  answers: string[]
}

const SHOWN = 5
const LONGEST = 40

/** What an address says that cannot be an answer. A form that was sent has none of it. */
export function assumedFrom(params: URLSearchParams): Assumed {
  const wrong = [
    ...Object.entries(SINGLE).flatMap(([name, known]: [string, readonly string[]]) => {
      const said = params.get(name)
      return said === null || said === '' || known.includes(said) ? [] : [said]
    }),
    ...Object.values(CHOICES).flatMap(({ field, of }) =>
      params.getAll(field).filter((said) => !of.some((each) => String(each) === said)),
    ),
  ]
  return {
    names: unknownNames(params, (name) => KNOWN.has(name)),
    answers: [...new Set(wrong)].slice(0, SHOWN).map((said) => said.slice(0, LONGEST)),
  }
}
