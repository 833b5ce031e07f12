import { NOT_SHIPPED } from '#features/catalog/catalog/rules/service-ids.ts'
import { type Merchant, merchant } from '#lib/merchant/merchant.ts'
import type { CartEvent, CartEventType } from './events.ts'
import type { CartCompanion } from './saved-entries.ts'
import { cartQty } from './totals.ts'
import type { Cart, CartItem } from './types.ts'

/** S-CART-13: the entries that are removed when the cart is cleared. */
export const CLEARED_WITH_CART: readonly CartCompanion[] = [
  'checkout',
  'installationQuoteSelections',
  'repricing',
  'coupon',
  'customer',
  'quoteCheckout',
]

export interface TrackedItem {
  name: string
  id: string
  price: CartItem['price']
  brand: string
  category: string
  quantity: number
  currency: Merchant['currency']
}

/** The actions of the page after a change of the cart, in this order. */
export type CartEffect =
  | { kind: 'saveCart' }
  | { kind: 'writeCount'; qty: number }
  | { kind: 'forget'; entries: readonly CartCompanion[] }
  | { kind: 'applyCoupon'; code: string }
  | { kind: 'requestShipping' }
  | { kind: 'requestTax' }
  | { kind: 'requestRules' }
  | { kind: 'track'; event: 'add_to_cart' | 'remove_from_cart'; item: TrackedItem }

/** S-CART-07, 13, 14: the effects of an event that changed one cart into the next. */
export function cartEffects(before: Cart, event: CartEvent, after: Cart): CartEffect[] {
  const loaded = event.type === 'savedCartLoaded'
  const moved = event.type === 'destinationChanged'
  const goods = loaded || moved || goodsKey(before) !== goodsKey(after)
  return [
    ...when(!loaded && isStoredDifferently(before, after), { kind: 'saveCart' }),
    ...when(before.items !== after.items, { kind: 'writeCount', qty: cartQty(after) }),
    ...forgotten(before, event, after),
    ...coupon(before, after),
    ...when((goods || askedShipDate(before) !== askedShipDate(after)) && after.items.length > 0, {
      kind: 'requestShipping',
    }),
    ...when((loaded || moved || moneyKey(before) !== moneyKey(after)) && after.items.length > 0, {
      kind: 'requestTax',
    }),
    ...when((moved || productsOf(before) !== productsOf(after)) && !loaded && after.items.length > 0, {
      kind: 'requestRules',
    }),
    ...(TRACKED.has(event.type) ? tracked(before, after) : []),
  ]
}

const when = (condition: boolean, effect: CartEffect): CartEffect[] => (condition ? [effect] : [])

const isStoredDifferently = (before: Cart, after: Cart): boolean =>
  before.items !== after.items ||
  before.coupon !== after.coupon ||
  before.shipping.preferred !== after.shipping.preferred

function forgotten(before: Cart, event: CartEvent, after: Cart): CartEffect[] {
  if (event.type === 'cleared') return [{ kind: 'forget', entries: CLEARED_WITH_CART }]
  const emptied = before.items.length > 0 && after.items.length === 0 && event.type !== 'savedCartLoaded'
  return when(emptied, { kind: 'forget', entries: ['customer'] })
}

// Requested when a code is entered, and again when the items it depends on change; never because of its own
// answer.
function coupon(before: Cart, after: Cart): CartEffect[] {
  const { coupon: now } = after
  if (now.kind === 'applying' && before.coupon !== now) return [{ kind: 'applyCoupon', code: now.code }]
  return now.kind === 'applied' && goodsKey(before) !== goodsKey(after)
    ? [{ kind: 'applyCoupon', code: now.code }]
    : []
}

// Shipping and coupons depend on products, quantities and prices.
const goodsKey = (cart: Cart): string => keyOf(cart.items.filter((item) => !NOT_SHIPPED.has(item.id)))

// A later ship date moves every option's days.
const askedShipDate = (cart: Cart): string | null => cart.shipping.preferred?.requestedShipDate ?? null

// The rules of a place depend on the products.
const productsOf = (cart: Cart): string =>
  cart.items
    .filter((item) => !item.isService)
    .map((item) => item.id)
    .join()

// Tax depends on these amounts.
function moneyKey(cart: Cart): string {
  const option = cart.shipping.selectedShippingOption
  const discounts = cart.items
    .map((item) => `${item.discount.discountAmount},${item.discountAmount},${item.couponDiscountAmount}`)
    .join()
  return `${keyOf(cart.items)}|${discounts}|${option?.type}:${option?.overrideCost ?? option?.cost}`
}

const keyOf = (items: readonly CartItem[]): string =>
  items.map((item) => `${item.id}×${item.qty}@${item.price}`).join()

const TRACKED: ReadonlySet<CartEventType> = new Set([
  'itemAdded',
  'quantityChanged',
  'itemRemoved',
  'productsPasted',
])

function tracked(before: Cart, after: Cart): CartEffect[] {
  const ids = [
    ...new Set([...before.items, ...after.items].filter((item) => !item.isService).map((item) => item.id)),
  ]
  return ids.flatMap((id): CartEffect[] => {
    const was = before.items.find((item) => item.id === id)
    const is = after.items.find((item) => item.id === id)
    const change = (is?.qty ?? 0) - (was?.qty ?? 0)
    const item = is ?? was
    return change === 0 || !item
      ? []
      : [
          {
            kind: 'track',
            event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
            item: trackedItem(item, Math.abs(change)),
          },
        ]
  })
}

const trackedItem = (item: CartItem, quantity: number): TrackedItem => ({
  name: item.name,
  id: item.id,
  price: item.price,
  brand: item.brand,
  category: item.category,
  quantity,
  currency: merchant().currency,
})
