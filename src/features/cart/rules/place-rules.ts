import type { Cart, CartItem } from './types.ts'

/** The products of a cart that may not be installed where it goes: with them no order can be placed. */
export function forbiddenItems({ items, rules }: Pick<Cart, 'items' | 'rules'>): CartItem[] {
  const forbidden = new Set(
    rules?.checks.filter(({ outcome }) => outcome === 'blocked').map(({ id }) => id) ?? [],
  )
  return items.filter((item) => forbidden.has(item.id))
}

const compact = (zip: string): string => zip.replace(/\s/g, '').toUpperCase()

/**
 * What may not go to a zip as the buyer typed it; empty while the rules of another zip, or none, are known.
 */
export const forbiddenAt = (cart: Pick<Cart, 'items' | 'rules'>, zip: string): CartItem[] =>
  cart.rules !== null && compact(zip).startsWith(compact(cart.rules.zip)) ? forbiddenItems(cart) : []
