import type { SavedNeed } from '#features/sizing/rules/saved-need.ts'
import type { Selections } from './selections.ts'

/**
 * The selections with the home that the shopper sized before. A load from rooms or from bills is more exact
 * than one from the floor area, so it is used alone.
 */
export function withHome(selections: Selections, { form, need, by = 'whole' }: SavedNeed): Selections {
  const { squareFeet: _, basement: __, numFloors: ___, insulationValue: ____, ...others } = selections
  if (by !== 'whole') return { ...others, coolingCapacity: need.coolingBtu, heatingCapacity: need.heatingBtu }
  const { squareFeet, basement, numFloors, insulationValue } = form
  return { ...others, squareFeet, basement, numFloors, insulationValue }
}
