import { texts as approvalsTexts } from '#portal/routes/approvals/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the price approvals', '/approvals', titled(approvalsTexts.title), 'admin'),
]
