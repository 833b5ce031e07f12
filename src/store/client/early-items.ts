import { api } from '#api/client.ts'
import type { CartDependencies } from '#features/selling/cart/ui/cart-calls.ts'
import { early } from '#lib/calls/early.ts'

/** The cart checks prices and stock again, so an item may be this old when it is added. */
const FRESH_MS = 60_000

/** Products as items of a cart, one of each. */
export const earlyItems = early((id) => api.cart.products({ products: [{ id, qty: 1 }] }), {
  freshMs: FRESH_MS,
  now: () => performance.now(),
})

/** Items for the cart; a single one may have been asked for early. */
export const itemsForCart: CartDependencies['api']['products'] = async (input, ...options) => {
  const [only] = input.products
  if (!only || input.products.length > 1) return api.cart.products(input, ...options)
  const { products } = await earlyItems.get(only.id)
  return { products: products.map((product) => ({ ...product, qty: only.qty ?? 1 })) }
}
