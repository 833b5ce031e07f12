import type { Page } from 'playwright-core'
import { texts as mailNames } from '#features/desk/order-desk/texts.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import { purchase, type State } from '#tests/e2e/pages/state.ts'
import { texts as bulkTexts } from './bulk/texts.ts'
import { mailTexts } from './desk/mails/mail-texts.ts'
import { texts as deskTexts } from './desk/texts.ts'
import { texts as ordersTexts, warrantyTexts } from './texts.ts'

const order = (there: Page) => titled(deskTexts.heading(printedOrderNumber(purchase.orderID)))(there)

export const STATES: State[] = [
  signedIn('the orders', '/orders', titled(ordersTexts.orders)),
  signedIn('orders to ship from a sheet', '/orders/bulk', titled(bulkTexts.title.ship), 'operations'),
  {
    ...signedIn('the page of an order', '/orders', order, 'operations'),
    path: () => `/orders/${purchase.orderID}`,
    shows: 'orders/:id',
  },
  {
    ...signedIn('a mail about an order', '/orders', order, 'operations'),
    path: () => `/orders/${purchase.orderID}`,
    shows: 'orders/:id/mails/:mail',
    async arrange(there) {
      await there.getByRole('link', { name: mailNames.mail('confirmation') }).click()
      await there.getByText(mailTexts.asNow).waitFor()
    },
  },
  signedIn('a pasted list', '/paste', titled(ordersTexts.paste)),
  signedIn('the warranty registrations', '/warranties', titled(warrantyTexts.title), 'operations'),
]
