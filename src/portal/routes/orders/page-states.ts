import { signedIn, titled } from '#tests/e2e/pages/portal-state.ts'
import type { State } from '#tests/e2e/pages/state.ts'
import { texts as bulkTexts } from './bulk/texts.ts'
import { texts as ordersTexts, warrantyTexts } from './texts.ts'

export const STATES: State[] = [
  signedIn('the orders', '/orders', titled(ordersTexts.orders)),
  signedIn('orders to ship from a sheet', '/orders/bulk', titled(bulkTexts.title.ship), 'operations'),
  signedIn('a pasted list', '/paste', titled(ordersTexts.paste)),
  signedIn('the warranty registrations', '/warranties', titled(warrantyTexts.title), 'operations'),
]
