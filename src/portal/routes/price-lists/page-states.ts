import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as priceTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the price lists', '/price-lists', titled(priceTexts.lists.title), 'operations'),
  signedIn('the costs', '/price-lists/costs', titled(priceTexts.costs.title), 'operations'),
  signedIn('the public prices', '/price-lists/public', titled(priceTexts.publicPrices.title), 'operations'),
  signedIn('why a price is what it is', '/price-lists/why', titled(priceTexts.why.title), 'sales'),
]
