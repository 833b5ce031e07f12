import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as certificateTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the tax certificates', '/tax-certificates', titled(certificateTexts.title)),
]
