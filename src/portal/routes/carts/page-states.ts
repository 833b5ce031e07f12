import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { approvalTexts, texts as cartsTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the saved carts', '/saved-carts', titled(cartsTexts.title)),
  signedIn('the price approvals', '/approvals', titled(approvalTexts.title), 'admin'),
]
