import { texts } from '#portal/texts.ts'
import { part, signedIn } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'

export const STATES: State[] = [signedIn('the home page', '/', part(texts.home.recent))]
