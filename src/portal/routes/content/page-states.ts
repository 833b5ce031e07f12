import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as contentTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the content', '/content', titled(contentTexts.title), 'operations'),
  signedIn('a new article', '/content/new', titled(contentTexts.start.title), 'operations'),
  signedIn('an article', '/content/article/filters-and-merv', titled(/./), 'operations'),
  signedIn('the announcement', '/content/announcement/top', titled(/./), 'admin'),
]
