import { texts as creditTexts } from '#portal/routes/credit/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the credit', '/credit', titled(new RegExp(`^${creditTexts.title}`))),
]
