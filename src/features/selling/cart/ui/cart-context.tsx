import { createContext, useContext, useSyncExternalStore } from 'react'
import { dataOf, useAnswer } from '#lib/react/use-answer.ts'
import { type Cart, EMPTY_CART } from '../rules/types.ts'
import type { CartStore } from './cart-store.ts'

/** Access to the cart. Its code loads when a page first needs it. */
export interface CartAccess {
  load(): Promise<CartStore>
  /** Loads early what the press of an add button shows: the code, and for a product its item and parts. */
  prepare?(id?: string): void
  /** the address of an item's drawing */
  drawingUrl(id: string): string
  /** the address of an item's rendering; it answers 404 for an item that has none */
  renderingUrl(id: string): string
}

export const CartContext = createContext<CartAccess | null>(null)

function useAccess(): CartAccess {
  const access = useContext(CartContext)
  if (!access) throw new Error('This component needs a CartContext: render it inside the provider')
  return access
}

export const useCartAccess = useAccess

/** The cart once it is loaded; null on the server and during hydration. */
export function useCartStore(): CartStore | null {
  const access = useAccess()
  return dataOf(useAnswer(() => access.load(), [access])) ?? null
}

const nothing = () => () => undefined
const empty = () => EMPTY_CART

/** The cart of a store; empty while there is no store. */
export const useCart = (store: CartStore | null): Cart =>
  useSyncExternalStore(store ? store.state.subscribe : nothing, store ? store.state.getState : empty, empty)
