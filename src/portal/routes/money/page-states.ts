import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the reconciliation', '/money', titled(texts.title), 'operations'),
  signedIn('the journal', '/money/journal', titled(texts.journal), 'operations'),
  signedIn('the tax report', '/money/tax', titled(texts.taxReport), 'operations'),
]
