import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'
import { cityOf, type SavedNeed } from './rules/saved-need.ts'

/** "2,000 sq ft · Chicago · 45,000 BTU/h" */
export const homeLine = ({ form, need, place }: Pick<SavedNeed, 'form' | 'need' | 'place'>): string =>
  `${grouped(form.squareFeet)} sq ft · ${cityOf({ place })} · ${grouped(need.heatingBtuRounded)} BTU/h`

/**
 * The same in a script of the page, from the entry of the storage; `saved` is its expression there. A test
 * compares the two.
 */
export const homeLineSource = (saved: string): string =>
  `(function(s){function g(n){return String(n).replace(/\\B(?=(\\d{3})+$)/g,',')}` +
  `return g(s.form.squareFeet)+' sq ft · '+s.place.split(',')[0]+' · '+` +
  `g(s.need.heatingBtuRounded)+' BTU/h'})(${saved})`

export const homeTexts = defineTexts({ yourHome: 'Your home:' })
