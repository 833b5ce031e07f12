import { inPortal } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as signInTexts } from './texts.ts'

export const STATES: State[] = [
  inPortal('the sign-in page of the portal', '/sign-in', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: signInTexts.heading }).waitFor(),
  }),
  inPortal('a forgotten password', '/reset', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: signInTexts.reset.title }).waitFor(),
  }),
  inPortal('the code of the sign-in', '/sign-in/code', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: signInTexts.code.title }).waitFor(),
  }),
  inPortal('a link to a new password that has ended', '/reset/0123456789012345678901234567', {
    arrange: (there) => there.getByText(signInTexts.reset.over).waitFor(),
  }),
  inPortal('an invitation that has ended', '/invitation/0123456789012345678901234567', {
    arrange: (there) => there.getByText(signInTexts.invitation.over).waitFor(),
  }),
]
