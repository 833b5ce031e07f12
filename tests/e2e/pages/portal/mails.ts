import { texts as mailsTexts } from '#portal/routes/mails/texts.ts'
import { part, signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the mails', '/mails', titled(mailsTexts.title), 'sales'),
  signedIn('a mail', '/mails/quote-sent', part(mailsTexts.text), 'sales'),
]
