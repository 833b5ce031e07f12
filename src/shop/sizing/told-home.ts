import { needTexts as texts } from '#features/choosing/sizing/need-texts.ts'
import type { SavedNeed } from '#features/choosing/sizing/rules/saved-need.ts'
import { useHomeNeed } from './saved-home-need.ts'

/** "2,000 sq ft, 1 floor, basement" */
export const houseWords = ({ form }: Pick<SavedNeed, 'form'>): string =>
  texts.home(form.squareFeet, form.numFloors, form.basement === 'yes')

/** "Heating 45,000 BTU/h, cooling 22,000 BTU/h" */
export const needWords = ({ need }: Pick<SavedNeed, 'need'>): string =>
  texts.needLine(need.heatingBtu, need.coolingBtu)

/**
 * The sentence by which a visitor tells our staff of the home, for a box beside the message; '' while no home
 * is known.
 */
export function useToldHome(): string {
  const saved = useHomeNeed()
  return saved ? texts.told(houseWords(saved), saved.place, needWords(saved)) : ''
}
