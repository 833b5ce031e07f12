import type { Cart, CartItem } from './types.ts'

/** The products of a cart that may not be installed at its destination. They block the order. */
export function forbiddenItems({ items, rules }: Pick<Cart, 'items' | 'rules'>): CartItem[] {
  const forbidden = new Set(
    rules?.checks.filter(({ outcome }) => outcome === 'blocked').map(({ id }) => id) ?? [],
  )
  return items.filter((item) => forbidden.has(item.id))
}

const compact = (zip: string): string => zip.replace(/\s/g, '').toUpperCase()

/**
 * The forbidden products at a place, as calls name it ("60614-1234", "42223 TN"). Empty while the cart has no
 * verdict for it.
 */
export const forbiddenAt = (cart: Pick<Cart, 'items' | 'rules'>, place: string): CartItem[] =>
  cart.rules !== null && isSamePlace(compact(place), compact(cart.rules.zip)) ? forbiddenItems(cart) : []

/** Four more digits change nothing; another state does. */
const isSamePlace = (place: string, judged: string): boolean =>
  place.startsWith(judged) && !/^[A-Z]/.test(place.slice(judged.length))

/**
 * Whether costs or rules of the place of delivery are still on their way. What the buyer may do next depends
 * on them.
 */
export const isPlacePending = ({ shipping, tax, rulesPending }: Cart): boolean =>
  rulesPending || shipping.shippingOptions.kind === 'loading' || tax.kind === 'loading'
