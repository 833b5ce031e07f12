import { HOME_DEFAULTS, type HomeForm } from '#features/choosing/sizing/rules/home.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import type { Selections } from './selections.ts'
import type { Step } from './steps.ts'

/** What the answers say of the home in the words of its form. */
const OF_HOME = [
  'squareFeet',
  'basement',
  'numFloors',
  'insulationValue',
  'ductPlace',
  'ductJoints',
  'ductWrap',
] as const satisfies readonly (keyof Selections & keyof HomeForm)[]

const isUsuallyWarm = ({ thermostatHT, thermostatAC }: HomeForm): boolean =>
  thermostatHT === HOME_DEFAULTS.thermostatHT && thermostatAC === HOME_DEFAULTS.thermostatAC

/**
 * The selections with the home that the shopper sized before. A load from rooms or from bills is more exact
 * than one from the floor area, and the selector knows the usual thermostats alone: such a load is used as
 * it is, so that every page says the same figure.
 */
export function withHome(selections: Selections, { form, need, by = 'whole' }: SavedNeed): Selections {
  const others: Selections = { ...selections, isMobileHome: form.manufactured ?? 'no' }
  for (const key of OF_HOME) delete others[key]
  if (by !== 'whole' || !isUsuallyWarm(form))
    return { ...others, coolingCapacity: need.coolingBtu, heatingCapacity: need.heatingBtu }
  return { ...others, ...only(form) }
}

/** Whether the step about the house has no answer yet, and the home is at the place of the others. */
export const startsFromHome = (step: Step, selections: Selections, { form }: SavedNeed): boolean =>
  step === 'house' &&
  form.zipCode === selections.location.zipCode &&
  selections.squareFeet === undefined &&
  selections.coolingCapacity === undefined

/** What the sent form of a step says of the home; null where it says nothing. */
export function homeOfStep(step: Step, selections: Selections): Partial<HomeForm> | null {
  const { zipCode } = selections.location
  if (zipCode === undefined) return null
  if (step === 'place') return { zipCode }
  if (step !== 'house' || selections.squareFeet === undefined) return null
  const manufactured = selections.isMobileHome === 'yes' ? 'yes' : undefined
  return { zipCode, manufactured, ...only(selections) }
}

const only = (answers: Pick<Selections, (typeof OF_HOME)[number]>) =>
  Object.fromEntries(OF_HOME.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])))
