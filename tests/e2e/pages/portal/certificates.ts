import { texts as certificateTexts } from '#portal/routes/certificates/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the tax certificates', '/tax-certificates', titled(certificateTexts.title)),
]
