import type { ShippingOption } from '#features/selling/shipping/rules/rates.ts'
import type { CartEvents } from './events.ts'
import type { Cart, CartItem, ShippingPreference } from './types.ts'

/** New options are loading; the last ones stay on screen. */
export function requestShipping(cart: Cart): Cart {
  const before = cart.shipping.shippingOptions
  const last = before.kind === 'ready' ? before.data : before.kind === 'loading' ? before.last : undefined
  return {
    ...cart,
    shipping: { ...cart.shipping, shippingOptions: last ? { kind: 'loading', last } : { kind: 'loading' } },
  }
}

/** Takes the new options; keeps the shopper's choice when it is among them, else selects the first. */
export function shippingRates(cart: Cart, { options }: CartEvents['shippingRatesReceived']): Cart {
  const shipping = { ...cart.shipping, shippingOptions: { kind: 'ready', data: options } } as const
  return {
    ...cart,
    shipping: { ...shipping, selectedShippingOption: select(options, cart.shipping.preferred) },
  }
}

/**
 * Selects an option; without a ship date the one asked for before stays.
 * `keepInvariants` then adds or removes the priority-delivery line (S-CART-10).
 */
export function chooseShipping(
  cart: Cart,
  { option: type, requestedShipDate }: CartEvents['shippingChosen'],
): Cart {
  const before = cart.shipping.preferred?.requestedShipDate ?? null
  const options = offeredOptions(cart)
  const preferred = {
    type,
    requestedShipDate: requestedShipDate === undefined ? before : requestedShipDate,
  }
  // A choice that comes before the options counts when they arrive.
  if (options.length > 0 && !options.some((offered) => offered.type === type)) return cart
  return {
    ...cart,
    shipping: { ...cart.shipping, preferred, selectedShippingOption: select(options, preferred) },
  }
}

/** The options to show: the last ones while new ones are loading. */
export function offeredOptions(cart: Pick<Cart, 'shipping'>): readonly ShippingOption[] {
  const { shippingOptions } = cart.shipping
  if (shippingOptions.kind === 'ready') return shippingOptions.data
  return shippingOptions.kind === 'loading' ? (shippingOptions.last ?? []) : []
}

function select(options: readonly ShippingOption[], preferred: ShippingPreference | null) {
  const option = options.find((candidate) => candidate.type === preferred?.type) ?? options[0]
  return option ? { ...option, requestedShipDate: preferred?.requestedShipDate ?? null } : null
}

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
