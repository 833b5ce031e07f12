import { part, signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as importTexts } from './import-texts.ts'
import { texts as peopleTexts } from './people-texts.ts'
import { texts as providerTexts } from './provider-texts.ts'
import { texts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the settings of the store', '/settings', part(texts.calendar), 'admin'),
  signedIn('the settings, read only', '/settings', part(texts.history), 'operations'),
  signedIn('the imports', '/settings/imports', titled(importTexts.title), 'operations'),
  signedIn('the test calls of providers', '/settings/providers', titled(providerTexts.title), 'operations'),
  signedIn('the data of people', '/settings/people', titled(peopleTexts.title), 'admin'),
]
