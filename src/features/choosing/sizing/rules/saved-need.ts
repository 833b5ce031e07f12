import { DUCT_INSULATION, DUCT_PLACES, DUCT_SEALING } from './data/duct-shares.ts'
import { FUELS, HOME_DEFAULTS, type HomeForm, loadForm, wrongNumbers } from './home.ts'
import type { Need } from './need.ts'

/** How a load was found: by the simple method, room by room, or with the heat loss that bills show. */
export type SizedBy = 'whole' | 'rooms' | 'bills'

/** The saved data of a home: the form and its result. */
export interface SavedNeed {
  form: HomeForm
  need: Need
  /** "Chicago, IL 60614" */
  place: string
  /** which rules apply there */
  region: string
  state: string
  emissionStandard: string
  basis: NeedBasis
  /** left out by forms that know the simple method alone */
  by?: SizedBy
  /** the answers in the address of the sizing estimator, which open this result again */
  search?: string
}

/** The data behind the figures. */
interface NeedBasis {
  station: string | null
  stationMiles: number | null
  heatingDesignF: number
  coolingDesignF: number
  recordsFrom: number
  recordsTo: number
  dataBuiltOn: string
}

/** The part of the API's answer that a browser saves. */
export interface BtuAnswer {
  CoolingTonsAdjusted: number
  HeatingBTU: number
  HeatingBTURounded: number
  CoolingBTU: number
  Region: string
  State: string
  EmissionStandard: string
  Systems: number
  Basis: NeedBasis & { place: string }
}

/** A form and its answer in the form in which they are saved. */
export const savedNeed = (form: HomeForm, answer: BtuAnswer): SavedNeed => ({
  form,
  need: {
    heatingBtu: answer.HeatingBTU,
    heatingBtuRounded: answer.HeatingBTURounded,
    coolingBtu: answer.CoolingBTU,
    tons: answer.CoolingTonsAdjusted,
    systems: answer.Systems,
  },
  place: answer.Basis.place,
  region: answer.Region,
  state: answer.State,
  emissionStandard: answer.EmissionStandard,
  basis: answer.Basis,
})

const isCount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value > 0
const isText = (value: unknown, most = 200): boolean => typeof value === 'string' && value.length < most
const isKnown = (table: object, word: string | undefined): boolean =>
  word === undefined || Object.hasOwn(table, word)
const SIZED_BY: readonly unknown[] = [undefined, 'whole', 'rooms', 'bills']
/** The answers of the longest plan, of 40 rooms, are shorter. */
export const LONGEST_SEARCH = 8_000

/**
 * Reads a saved load; null when anything of it is missing or wrong, so that a page never shows a part of it.
 */
export function readSavedNeed(text: string | null): SavedNeed | null {
  try {
    const saved = JSON.parse(text ?? '') as SavedNeed
    const { form, need, basis } = saved
    const whole =
      wrongNumbers(form).length === 0 &&
      isKnown(DUCT_PLACES, form.ductPlace) &&
      isKnown(DUCT_SEALING, form.ductJoints) &&
      isKnown(DUCT_INSULATION, form.ductWrap) &&
      (form.fuel === undefined || FUELS.includes(form.fuel)) &&
      (form.manufactured === undefined || form.manufactured === 'yes') &&
      [need.heatingBtuRounded, need.coolingBtu, need.tons, need.systems].every(isCount) &&
      typeof need.heatingBtu === 'number' &&
      [form.zipCode, saved.place, saved.region, saved.state, saved.emissionStandard, basis.dataBuiltOn].every(
        (text) => isText(text),
      ) &&
      SIZED_BY.includes(saved.by) &&
      (saved.search === undefined || isText(saved.search, LONGEST_SEARCH)) &&
      typeof basis.heatingDesignF === 'number' &&
      typeof basis.coolingDesignF === 'number'
    return whole ? saved : null
  } catch {
    return null
  }
}

/** "Chicago" */
export const cityOf = ({ place }: Pick<SavedNeed, 'place'>): string => place.split(',')[0] ?? ''

/** The answers in the address of the sizing estimator that open a saved home again. */
export const searchOf = ({ search, form }: SavedNeed): string =>
  search ??
  new URLSearchParams(
    Object.entries(loadForm(form)).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()

/** Whether a form with area and zip alone may replace a saved home: not one of the same house. */
export const mayReplace = (saved: SavedNeed | null, { form }: Pick<SavedNeed, 'form'>): boolean =>
  saved?.form.zipCode !== form.zipCode || saved.form.squareFeet !== form.squareFeet

/** What a house is, beside its area and place. How warm its people like it is no other house. */
const OF_HOUSE = [
  'numFloors',
  'basement',
  'insulationValue',
  'ductPlace',
  'ductJoints',
  'ductWrap',
  'manufactured',
] as const satisfies readonly (keyof HomeForm)[]

/**
 * The home that a tool's answers name; null when it is the saved one, or no whole home. A result by rooms or
 * by bills stays for the same area and place.
 */
export function otherHome(saved: SavedNeed | null, said: Partial<HomeForm>): HomeForm | null {
  const { squareFeet, zipCode, ...rest } = { ...HOME_DEFAULTS, ...saved?.form, ...said }
  if (squareFeet === undefined || zipCode === undefined) return null
  const form: HomeForm = { ...rest, squareFeet, zipCode }
  if (wrongNumbers(form).length > 0) return null
  const isRebuilt = OF_HOUSE.some((key) => form[key] !== saved?.form[key])
  return mayReplace(saved, { form }) || ((saved?.by ?? 'whole') === 'whole' && isRebuilt) ? form : null
}

/** Whether an estimate may replace a saved home unasked: not one found more exactly, of the same house. */
export const mayRefine = (saved: SavedNeed | null, next: SavedNeed): boolean =>
  (saved?.by ?? 'whole') === 'whole' || mayReplace(saved, next)

/** The form before the first answer: the defaults at the visitor's place. */
export const emptyForm = (zipCode: string): Omit<HomeForm, 'squareFeet'> => ({ ...HOME_DEFAULTS, zipCode })
