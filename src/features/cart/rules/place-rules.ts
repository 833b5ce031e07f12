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
 * The forbidden products at a zip that the buyer typed. Empty while the cart has no verdict for this zip.
 */
export const forbiddenAt = (cart: Pick<Cart, 'items' | 'rules'>, zip: string): CartItem[] =>
  cart.rules !== null && compact(zip).startsWith(compact(cart.rules.zip)) ? forbiddenItems(cart) : []

/**
 * Whether costs or rules of the place of delivery are still on their way. What the buyer may do next depends
 * on them.
 */
export const isPlacePending = ({ shipping, tax, rulesPending }: Cart): boolean =>
  rulesPending || shipping.shippingOptions.kind === 'loading' || tax.kind === 'loading'
