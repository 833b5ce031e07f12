import { texts as signInTexts } from '#portal/routes/sign-in/texts.ts'
import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as peopleTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the own account', '/account', titled(peopleTexts.account.title)),
  signedIn('the second factor again', '/account/confirm?to=/users', titled(signInTexts.confirm.title)),
  signedIn('the users', '/users', titled(peopleTexts.users.title), 'admin'),
  signedIn('the security events', '/security-events', titled(peopleTexts.events.title), 'admin'),
  signedIn('the audit log', '/audit', titled(peopleTexts.audit.title), 'admin'),
]
