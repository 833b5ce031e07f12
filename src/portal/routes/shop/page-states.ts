import { inject } from 'vitest'
import { texts as shopTexts } from '#portal/host-bridge/texts.ts'
import { texts } from '#portal/texts.ts'
import { inPortal, signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { visit } from '#tests/fixtures/browser/page.ts'
import { cards, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'

export const STATES: State[] = [
  {
    ...signedIn('the shop', '/shop', titled(shopTexts.title)),
    // The framed store has landmarks of its own, and axe takes the back of its footer for the page's.
    allowed: ['landmark-unique', 'color-contrast'],
  },
  inPortal('a product in the portal', '/sign-in', {
    shows: 'product/*',
    async arrange(there) {
      const portal = inject('portalUrl')
      await there.goto(inject('storeUrl') + FURNACES)
      const card = cards(there).first()
      const name = await card.getByRole('heading').innerText()
      const path = await link(card, name).getAttribute('href')
      await visit(there, portal + path)
      await there.getByRole('heading', { level: 1, name }).waitFor()
      await link(there.getByRole('main'), texts.product.openInStore).waitFor()
    },
  }),
]
