import { texts } from '#portal/texts.ts'
import { inPortal } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  inPortal('a page that is not in the portal', '/no-such-page', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: texts.notFound.title }).waitFor(),
  }),
]
