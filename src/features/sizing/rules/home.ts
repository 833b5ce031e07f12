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

/** E-BTU: the form. */
export interface HomeForm {
  squareFeet: number
  thermostatHT: number
  thermostatAC: number
  zipCode: string
  basement: 'yes' | 'no'
  numFloors: number
  insulationValue: number
}

/** The numbers that are missing or outside their limits. */
export const wrongNumbers = (form: Readonly<Record<HomeNumber, number>>): HomeNumber[] =>
  (Object.keys(HOME_LIMITS) as HomeNumber[]).filter(
    (field) => !(form[field] >= HOME_LIMITS[field].min && form[field] <= HOME_LIMITS[field].max),
  )
