import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as warrantyTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the warranty registrations', '/warranties', titled(warrantyTexts.title), 'operations'),
]
