import { texts as shopTexts } from '#portal/host-bridge/texts.ts'
import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'

export const STATES: State[] = [
  {
    ...signedIn('the shop', '/shop', titled(shopTexts.title)),
    // The framed store has landmarks of its own, and axe takes the back of its footer for the page's.
    allowed: ['landmark-unique', 'color-contrast'],
  },
]
