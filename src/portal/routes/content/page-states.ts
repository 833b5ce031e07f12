import { part, signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as contentTexts, issueTexts, mailTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the content', '/content', titled(contentTexts.title), 'operations'),
  signedIn('a new article', '/content/new', titled(contentTexts.start.title), 'operations'),
  signedIn('an article', '/content/article/filters-and-merv', titled(/./), 'operations'),
  signedIn('the announcement', '/content/announcement/top', titled(/./), 'admin'),
  signedIn('the mails', '/mails', titled(mailTexts.title), 'sales'),
  signedIn('a mail', '/mails/quote-sent', part(mailTexts.text), 'sales'),
  signedIn('the issues', '/issues', titled(issueTexts.title)),
]
