import { CART } from './access.ts'

/** A saved cart in the history of its customer. */
export const CART_ENTRY = { kind: 'cart', name: 'Cart', reads: CART.read } as const
