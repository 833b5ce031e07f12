import { deskTexts as photoTexts } from '#features/partners/photo-quotes/desk-texts.ts'
import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'

export const STATES: State[] = [
  signedIn('the photos of homes', '/photo-quotes', titled(photoTexts.title), 'sales'),
]
