import { api, call } from '#api/client.ts'
import { placeOf } from '#features/catalog/location/rules/location.ts'
import { placeCode } from '#features/catalog/location/rules/zip-states.ts'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import type { CheckoutBody } from '#features/selling/checkout/contract.ts'
import { sameOrderPart } from '#features/selling/checkout/rules/same-order.ts'
import { CHECKOUT_COOKIE_EXPIRES } from '#features/selling/checkout/rules/saved-checkout.ts'
import { type CheckoutStore, createCheckoutStore } from '#features/selling/checkout/ui/checkout-store.ts'
import type { PlaceOrder } from '#features/selling/checkout/ui/place-order.ts'
import type { Locate } from '#features/selling/checkout/ui/shipping/address-fields.tsx'
import { ApiError } from '#lib/api-error.ts'
import { readCookie, writeCookie } from '#shop/visitor.ts'
import { onCheckoutForgotten } from './after-the-cart.ts'
import { shipTo } from './cart.ts'
import { visitor } from './shop.ts'
import { browserStorage, CHECKOUT_COOKIE, storageKeys } from './storage-entries.ts'

let opened: CheckoutStore | undefined

/**
 * The one checkout form of this tab. Until the buyer types a street, its zip is that of the shopper's
 * location, so that the buyer need not type it again. A quote brings its own.
 */
export function openCheckout(): CheckoutStore {
  opened ??= open()
  const { shipping } = opened.state.getState().form
  const { location } = visitor.read()
  const isElsewhere = placeCode(shipping.zipcode, shipping.state) !== placeOf(location)
  if (!paysQuote() && shipping.address === '' && isElsewhere) {
    const { zipcode, city, state, country } = location
    opened.changeAddress('shipping', { zipcode, city, state, country })
  }
  return opened
}

/** Whether the saved cart pays a quote: its place is then the quote's. */
function paysQuote(): boolean {
  try {
    const { items } = JSON.parse(browserStorage.read(storageKeys.cart) ?? '') as { items?: unknown }
    return Array.isArray(items) && items.some((item: { quoteID?: unknown }) => item.quoteID != null)
  } catch {
    return false
  }
}

function open(): CheckoutStore {
  const store = createCheckoutStore({
    saved: {
      read: () => browserStorage.read(storageKeys.checkout),
      write: (text) => browserStorage.write(storageKeys.checkout, text),
    },
    cookie: {
      read: () => readCookie(document.cookie, CHECKOUT_COOKIE) ?? null,
      write(text) {
        writeCookie(CHECKOUT_COOKIE, text, new Date(CHECKOUT_COOKIE_EXPIRES))
      },
    },
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== storageKeys.checkout) return
    if (newValue === null) store.clear()
    else store.reload()
  })
  onCheckoutForgotten(store.clear)
  return store
}

/**
 * Looks up the place of a zip. The answer's cookie sets the shopper's location, so tax and freight follow.
 */
export const locate: Locate = async (zip) => {
  try {
    const { city, state, country, zipcode } = await api.location.byZip({ zip })
    visitor.changed()
    shipTo(placeCode(zipcode, state))
    return { city, state, country, zipcode }
  } catch (error) {
    return { refusal: error instanceof ApiError ? error.message : '' }
  }
}

/**
 * Looks up the place of a billing zip. The answer sets the shopper's location too, so the delivery zip is
 * looked up again afterwards.
 */
export const locateBilling: Locate = async (zip) => {
  try {
    const { city, state, country, zipcode } = await api.location.byZip({ zip })
    return { city, state, country, zipcode }
  } catch (error) {
    return { refusal: error instanceof ApiError ? error.message : '' }
  } finally {
    const { zipcode, state } = openCheckout().state.getState().form.shipping
    await locate(placeCode(zipcode, state))
  }
}

export const placeCheckout: PlaceOrder = (body, attemptKey) =>
  call('POST', '/checkout', body, { headers: { 'idempotency-key': attemptKey } }) as ReturnType<PlaceOrder>

/**
 * Call it when the order is placed: it empties the cart before the browser leaves the page, so that a reload
 * does not offer the same order again. The cleared cart takes the form with it, saved and in memory.
 */
export function orderPlaced(cart: CartStore, orderID: string): void {
  cart.send({ type: 'orderPlaced', orderID })
  cart.send({ type: 'cleared' })
}

interface Attempt {
  key: string
  body: string
}

/**
 * The key of this attempt. It stays the same while the order is the same, also after a reload or a lost
 * answer.
 */
export function attemptKeyFor(body: CheckoutBody): string {
  const text = JSON.stringify(sameOrderPart(body))
  const before = readAttempt()
  if (before?.body === text) return before.key
  const key = crypto.randomUUID()
  browserStorage.write(storageKeys.checkoutAttempt, JSON.stringify({ key, body: text } satisfies Attempt))
  return key
}

/** After this call the next press makes a new order, because the order of this attempt is closed. */
export const forgetAttempt = (): void => browserStorage.remove(storageKeys.checkoutAttempt)

function readAttempt(): Attempt | undefined {
  try {
    const { key, body } = JSON.parse(
      browserStorage.read(storageKeys.checkoutAttempt) ?? '',
    ) as Partial<Attempt>
    return typeof key === 'string' && typeof body === 'string' ? { key, body } : undefined
  } catch {
    return undefined
  }
}

/**
 * Lets one tab of this browser place an order at a time, until the cart is cleared. Otherwise two tabs
 * pressed at the same moment would make an attempt each. Browsers without locks rely on the key alone.
 */
export const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('alpine.placing', work) : work()

/** Whether the saved cart was emptied since this page read it, because another tab has placed the order. */
export function isCartGone(): boolean {
  try {
    const saved = JSON.parse(browserStorage.read(storageKeys.cart) ?? '') as { items?: unknown }
    return Array.isArray(saved.items) && saved.items.length === 0
  } catch {
    return false
  }
}
