import { type DuctInsulation, type DuctPlace, type DuctSealing, type Ducts, usualDucts } from './ducts.ts'
import type { Home } from './load.ts'

/** K-DEFAULTS: the values of a home before the shopper changes them. */
export const HOME_DEFAULTS = {
  thermostatHT: 70,
  thermostatAC: 75,
  basement: 'yes',
  numFloors: 1,
  insulationValue: 7,
} as const

/** Limits of each number in the form, both ends included. */
export const HOME_LIMITS = {
  squareFeet: { min: 200, max: 20_000 },
  thermostatHT: { min: 50, max: 85 },
  thermostatAC: { min: 60, max: 90 },
  numFloors: { min: 1, max: 4 },
  insulationValue: { min: 1, max: 10 },
} as const

export type HomeNumber = keyof typeof HOME_LIMITS

/** What may be said of a home's ducts beside the form; each is as usual when left out. */
export interface DuctAnswers {
  ductPlace?: DuctPlace | undefined
  ductJoints?: DuctSealing | undefined
  ductWrap?: DuctInsulation | undefined
}

/** What heats a home today. */
export const FUELS = ['Natural Gas', 'Liquid Propane', 'Oil', 'Electric'] as const

/** What may be said of a home beside the load's form; nothing of it changes the load. */
interface HomeFacts {
  fuel?: (typeof FUELS)[number] | undefined
  /** a mobile home, where only approved furnaces may stand */
  manufactured?: 'yes' | undefined
}

/** E-BTU: the form. */
export interface HomeForm extends DuctAnswers, HomeFacts {
  squareFeet: number
  thermostatHT: number
  thermostatAC: number
  zipCode: string
  basement: 'yes' | 'no'
  numFloors: number
  insulationValue: number
}

/** The form as POST /calculators/btu takes it. */
export const loadForm = ({ fuel: _, manufactured: __, ...form }: HomeForm): Omit<HomeForm, keyof HomeFacts> =>
  form

/** The numbers that are missing or outside their limits. */
export const wrongNumbers = (form: Readonly<Record<HomeNumber, number>>): HomeNumber[] =>
  (Object.keys(HOME_LIMITS) as HomeNumber[]).filter(
    (field) => !(form[field] >= HOME_LIMITS[field].min && form[field] <= HOME_LIMITS[field].max),
  )

/** The ducts of a home; undefined while their place is not known. */
export function ductsOf({ ductPlace, ductJoints, ductWrap }: DuctAnswers, level: number): Ducts | undefined {
  if (ductPlace === undefined) return undefined
  const usual = usualDucts(ductPlace, level)
  return {
    place: ductPlace,
    sealing: ductJoints ?? usual.sealing,
    insulation: ductWrap ?? usual.insulation,
  }
}

/** The home of a form, as the calculation reads it. */
export function homeOfForm(form: Omit<HomeForm, 'zipCode'>): Home {
  const { squareFeet, thermostatHT, thermostatAC, numFloors, insulationValue, basement } = form
  const ducts = ductsOf(form, insulationValue)
  return {
    squareFeet,
    thermostatHT,
    thermostatAC,
    numFloors,
    insulationValue,
    hasBasement: basement === 'yes',
    ...(ducts && { ducts }),
  }
}
