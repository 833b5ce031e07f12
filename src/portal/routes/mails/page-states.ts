import { part, signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as mailsTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the mails', '/mails', titled(mailsTexts.title), 'sales'),
  signedIn('a mail', '/mails/quote-sent', part(mailsTexts.text), 'sales'),
]
