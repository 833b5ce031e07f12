import type { SavedNeed } from '#features/sizing/rules/saved-need.ts'
import type { Selections } from './selections.ts'

/** What the answers say of the home. */
const OF_HOME = [
  'squareFeet',
  'basement',
  'numFloors',
  'insulationValue',
  'ductPlace',
  'ductJoints',
  'ductWrap',
] as const satisfies readonly (keyof Selections)[]

/**
 * The selections with the home that the shopper sized before. A load from rooms or from bills is more exact
 * than one from the floor area, so it is used alone.
 */
export function withHome(selections: Selections, { form, need, by = 'whole' }: SavedNeed): Selections {
  const others = { ...selections }
  for (const key of OF_HOME) delete others[key]
  if (by !== 'whole') return { ...others, coolingCapacity: need.coolingBtu, heatingCapacity: need.heatingBtu }
  const { squareFeet, basement, numFloors, insulationValue, ductPlace, ductJoints, ductWrap } = form
  const ducts = ductPlace && { ductPlace, ductJoints, ductWrap }
  return { ...others, squareFeet, basement, numFloors, insulationValue, ...ducts }
}
