import { texts as reviewsTexts } from '#portal/routes/reviews/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('reviews and questions', '/reviews', titled(reviewsTexts.title), 'operations'),
]
