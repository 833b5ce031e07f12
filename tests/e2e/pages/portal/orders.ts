import { texts as ordersTexts } from '#portal/routes/orders/texts.ts'
import { signedIn, titled } from '../portal-state.ts'
import type { State } from '../state.ts'

export const STATES: State[] = [
  signedIn('the orders', '/orders', titled(ordersTexts.orders)),
  signedIn('a pasted list', '/paste', titled(ordersTexts.paste)),
]
