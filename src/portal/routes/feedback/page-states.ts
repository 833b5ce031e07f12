import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { reviewTexts, storyTexts, surveyTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('reviews and questions', '/reviews', titled(reviewTexts.title), 'operations'),
  signedIn('the customer stories', '/stories', titled(storyTexts.title), 'operations'),
  signedIn('the surveys', '/surveys', titled(surveyTexts.title), 'sales'),
]
