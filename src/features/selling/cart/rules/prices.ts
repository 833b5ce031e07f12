import type { Cents } from '#lib/money.ts'
import { texts } from '../texts.ts'
import type { CartEvents, CheckedProduct } from './events.ts'
import type { Cart, CartAlert, CartItem, Repricing } from './types.ts'

/** S-CART-15: replaces expired prices by the store's current ones; an alert names each change. */
export function pricesExpired(cart: Cart, { prices }: CartEvents['pricesExpired']): Cart {
  const items = withPrices(cart.items, new Map(prices.map(({ id, price }) => [id, price])))
  const changed = items.filter((item, index) => item !== cart.items[index])
  if (changed.length === 0) return cart
  const cartAlertsData: CartAlert[] = changed.map((item) => ({
    id: item.id,
    kind: 'price_changed',
    message: texts.pricesExpired,
  }))
  return { ...cart, items, alerts: { popupMessage: texts.pricesExpired, cartAlertsData } }
}

/** The prices and the stock that a cart check found. */
export function checked(
  cart: Cart,
  { products, rules = cart.rules, internal = null }: CartEvents['cartChecked'],
): Cart {
  const found = new Map(products.map((product) => [product.id, product]))
  const repricedCart = pricesExpired(cart, {
    prices: products.filter((product) => product.availability.status !== 'no_longer_sold'),
  })
  const items = repricedCart.items.map((item) => withFound(item, found.get(item.id)))
  const stock = products.flatMap(stockAlert)
  const priceAlerts = repricedCart === cart ? [] : repricedCart.alerts.cartAlertsData
  return {
    ...repricedCart,
    rules,
    internal,
    items: sameOr(cart.items, items),
    alerts: { ...repricedCart.alerts, cartAlertsData: [...priceAlerts, ...stock] },
  }
}

/** X-CHECK */
export const checkFailed = (cart: Cart): Cart => ({
  ...cart,
  alerts: { ...cart.alerts, popupMessage: texts.checkFailed },
})

/**
 * Sets or removes a partner's own prices. After a removal the last price holds until the next cart check
 * brings the price list's.
 */
export function repriced(cart: Cart, { reprice }: CartEvents['repriced']): Cart {
  const items = cart.items.map((item) => {
    const own: Repricing | null = reprice?.[item.id] ?? null
    return own === item.repricing ? item : { ...item, repricing: own, price: own?.price ?? item.price }
  })
  return { ...cart, reprice, items: sameOr(cart.items, items) }
}

// The price list does not change these prices: a quote sets a quoted price, a partner a partner price, and
// the shipping option the price of the priority line.
const isHeld = (item: CartItem): boolean =>
  item.quoteID !== null || item.repricing !== null || item.serviceImage === 'priority'

const withPrices = (items: readonly CartItem[], prices: ReadonlyMap<string, Cents>): CartItem[] =>
  items.map((item) => {
    const price = prices.get(item.id)
    return price === undefined || price === item.price || isHeld(item) ? item : { ...item, price }
  })

/**
 * The stock of an item, what more of it cost, and the traits of its type, as the check found them. A cart of
 * an earlier release has no traits, and staff may have given the type others since.
 */
function withFound(item: CartItem, product: CheckedProduct | undefined): CartItem {
  if (!product) return item
  const { availability, breaks, traits } = product
  const was = { availability: item.availability, breaks: item.breaks, traits: item.traits }
  return isSame(was, { availability, breaks, traits }) ? item : { ...item, availability, breaks, traits }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

function stockAlert({ id, availability, quantityAvailable }: CheckedProduct): CartAlert[] {
  if (availability.status === 'no_longer_sold')
    return [{ id, kind: 'no_longer_sold', message: texts.noLongerSold }]
  if (availability.status === 'out_of_stock')
    return [
      {
        id,
        kind: 'out_of_stock',
        message: quantityAvailable > 0 ? texts.onlySome(quantityAvailable) : texts.outOfStock,
      },
    ]
  return []
}

const sameOr = (before: readonly CartItem[], after: readonly CartItem[]): readonly CartItem[] =>
  after.every((item, index) => item === before[index]) ? before : after
