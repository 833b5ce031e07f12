import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as reviewsTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('reviews and questions', '/reviews', titled(reviewsTexts.title), 'operations'),
]
