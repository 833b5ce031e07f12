import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the figures', '/figures', titled(texts.title), 'operations'),
  signedIn('what each person did', '/figures/acts', titled(texts.acts.title), 'operations'),
]
