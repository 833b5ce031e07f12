import { texts as shopTexts } from '#portal/host-bridge/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  {
    ...signedIn('the shop', '/shop', titled(shopTexts.title)),
    // The framed store has landmarks of its own, and axe takes the back of its footer for the page's.
    allowed: ['landmark-unique', 'color-contrast'],
  },
]
