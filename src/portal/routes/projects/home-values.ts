import { HOME_DEFAULTS } from '#features/choosing/sizing/rules/home.ts'

/** The home profile as the form of a project sends it; the API checks the numbers. */
export const homeOf = (field: (name: string) => string) => ({
  squareFeet: Number(field('squareFeet')),
  zipCode: field('zipCode'),
  basement: field('basement') === 'no' ? ('no' as const) : ('yes' as const),
  numFloors: Number(field('numFloors')) || HOME_DEFAULTS.numFloors,
  insulationValue: Number(field('insulationValue')) || HOME_DEFAULTS.insulationValue,
  thermostatHT: Number(field('thermostatHT')) || HOME_DEFAULTS.thermostatHT,
  thermostatAC: Number(field('thermostatAC')) || HOME_DEFAULTS.thermostatAC,
})
