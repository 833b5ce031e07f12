import { texts as priceTexts } from '#portal/routes/price-lists/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the price lists', '/price-lists', titled(priceTexts.lists.title), 'operations'),
  signedIn('the costs', '/price-lists/costs', titled(priceTexts.costs.title), 'operations'),
]
