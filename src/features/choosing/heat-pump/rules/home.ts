import type { HomeForm } from '#features/choosing/sizing/rules/home.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { type HeatPumpFields, readInputs } from './inputs.ts'

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
