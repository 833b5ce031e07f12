import { inject } from 'vitest'
import { texts } from '#portal/texts.ts'
import { inPortal } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { visit } from '#tests/fixtures/browser/page.ts'
import { cards, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'

export const STATES: State[] = [
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
