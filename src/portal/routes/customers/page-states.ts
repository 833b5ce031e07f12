import { texts } from '#portal/texts.ts'
import { part, signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'

export const STATES: State[] = [
  signedIn('the customers', '/customers', titled(/customers?$/)),
  signedIn('a new customer', '/customers/new', titled(texts.customers.create)),
  signedIn('a customer', '/customers/1', part(texts.customers.history)),
]
