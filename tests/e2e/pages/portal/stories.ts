import { texts as storiesTexts } from '#portal/routes/stories/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the customer stories', '/stories', titled(storiesTexts.title), 'operations'),
]
