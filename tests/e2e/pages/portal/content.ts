import { texts as contentTexts } from '#portal/routes/content/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the content', '/content', titled(contentTexts.title), 'operations'),
  signedIn('a new article', '/content/new', titled(contentTexts.start.title), 'operations'),
  signedIn('an article', '/content/article/filters-and-merv', titled(/./), 'operations'),
  signedIn('the announcement', '/content/announcement/top', titled(/./), 'admin'),
]
