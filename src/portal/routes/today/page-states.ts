import { signedIn } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts } from './texts.ts'

export const STATES: State[] = [
  signedIn(
    'the work of today',
    '/today',
    (there) => there.getByRole('navigation', { name: texts.groups }),
    'operations',
  ),
]
