import { texts } from '#portal/texts.ts'
import { inPortal } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'

export const STATES: State[] = [
  inPortal('a page that is not in the portal', '/no-such-page', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: texts.notFound.title }).waitFor(),
  }),
]
