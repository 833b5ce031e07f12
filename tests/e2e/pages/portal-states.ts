import { inject } from 'vitest'
import { texts as signInTexts } from '#portal/routes/sign-in/texts.ts'
import { texts } from '#portal/texts.ts'
import { cards, FURNACES, link } from '#tests/fixtures/buyers/buying.ts'
import { page, type State } from './state.ts'

const inPortal = (name: string, path: string, more: Partial<State> = {}): State =>
  page(name, path, { app: 'portalUrl', ...more })

/** Pages of the partner portal. */
export const portalStates: State[] = [
  inPortal('the sign-in page of the portal', '/sign-in', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: signInTexts.heading }).waitFor(),
  }),
  inPortal('a forgotten password', '/reset', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: signInTexts.reset.title }).waitFor(),
  }),
  inPortal('an invitation that has ended', '/invitation/0123456789012345678901234567', {
    arrange: (there) => there.getByText(signInTexts.invitation.over).waitFor(),
  }),
  inPortal('a product in the portal', '/sign-in', {
    async arrange(there) {
      const portal = inject('portalUrl')
      await there.goto(inject('storeUrl') + FURNACES)
      const card = cards(there).first()
      const name = await card.getByRole('heading').innerText()
      const path = await link(card, name).getAttribute('href')
      await there.goto(portal + path)
      await there.getByRole('heading', { level: 1, name }).waitFor()
      await link(there.getByRole('main'), texts.product.openInStore).waitFor()
    },
  }),
  inPortal('a page that is not in the portal', '/no-such-page', {
    arrange: (there) => there.getByRole('heading', { level: 1, name: texts.notFound.title }).waitFor(),
  }),
]
