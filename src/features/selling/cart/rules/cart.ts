import { toggleService } from '#features/catalog/catalog/rules/additional-services.ts'
import { texts } from '../texts.ts'
import { keepInvariants } from './cart-invariants.ts'
import type { CartEvent, CartEvents, CartEventType } from './events.ts'
import { changeQuantity, mergeItems, serviceItem, withCouponShares } from './items.ts'
import { checked, checkFailed, pricesExpired, repriced } from './prices.ts'
import { chooseShipping, requestShipping, shippingRates } from './shipping-choice.ts'
import { latestTax } from './totals.ts'
import { type Cart, EMPTY_CART, type StoredCart } from './types.ts'

/** The next cart after an event. Pure; returns the same object when nothing changed. */
export const reduceCart = (cart: Cart, event: CartEvent): Cart => keepInvariants(run(cart, event.type, event))

const run = <Type extends CartEventType>(cart: Cart, type: Type, event: CartEvents[Type]): Cart =>
  handlers[type](cart, event)

type Handlers = { [Type in CartEventType]: (cart: Cart, event: CartEvents[Type]) => Cart }

const handlers: Handlers = {
  itemAdded(cart, { item, qty = item.qty }) {
    const items = mergeItems(cart.items, [{ ...item, qty }])
    const full = !items.some((other) => other.id === item.id)
    return full
      ? withPopup(cart, texts.cartFull)
      : {
          ...cart,
          items,
          cartSaved: false,
          lastItemAdded: { id: item.id, qty, at: (cart.lastItemAdded?.at ?? 0) + 1 },
        }
  },
  quantityChanged: (cart, { id, qty }) => withItems(cart, changeQuantity(cart.items, id, qty)),
  itemRemoved: (cart, { id }) => withItems(cart, changeQuantity(cart.items, id, 0)),
  cleared: (cart) => ({ ...EMPTY_CART, payment: cart.payment }),
  savedCartLoaded: (cart, { saved }) => restore(cart, saved),
  productsPasted: (cart, { items }) => withItems(cart, mergeItems(cart.items, items)),
  pasteFailed: (cart, { message = texts.pasteFailed }) => withPopup(cart, message),
  cartSaved: (cart) => ({ ...cart, cartSaved: true }),

  serviceToggled(cart, { service }) {
    const chosen = toggleService(
      cart.items.filter((item) => item.isAdditionalService).map((item) => item.id),
      service.id,
    )
    const kept = cart.items.filter((item) => !item.isAdditionalService || chosen.includes(item.id))
    return withItems(cart, chosen.includes(service.id) ? [...kept, serviceItem(service)] : kept)
  },
  servicesDeselected: (cart) =>
    withItems(
      cart,
      cart.items.filter((item) => !item.isAdditionalService || item.serviceImage === 'priority'),
    ),

  shippingRequested: requestShipping,
  shippingRatesReceived: shippingRates,
  shippingRatesFailed: (cart, { message }) => ({
    ...cart,
    shipping: {
      ...cart.shipping,
      selectedShippingOption: null,
      shippingOptions: { kind: 'failed', error: message },
    },
  }),
  shippingChosen: chooseShipping,
  destinationChanged: (cart) => cart,

  taxRequested(cart) {
    const last = latestTax(cart)
    return { ...cart, tax: last ? { kind: 'loading', last } : { kind: 'loading' } }
  },
  taxReceived: (cart, { tax, rate, freightTaxable, basis }) => ({
    ...cart,
    tax: { kind: 'ready', data: { tax, rate, freightTaxable, basis } },
  }),
  taxFailed: (cart, { message }) => ({ ...cart, tax: { kind: 'failed', error: message } }),

  couponEntered: (cart, { code }) =>
    cart.coupon.kind === 'applied' && cart.coupon.code === code
      ? cart
      : { ...withoutCoupon(cart), coupon: { kind: 'applying', code } },
  couponApplied(cart, { code, discountedProducts }) {
    if (cart.coupon.kind === 'none' || cart.coupon.code !== code) return cart
    const shares = new Map(
      discountedProducts.map((product) => [product.productNumber, product.discountAmount]),
    )
    return {
      ...cart,
      items: withCouponShares(cart.items, shares),
      coupon: { kind: 'applied', code, discountedProducts },
    }
  },
  couponFailed(cart, { code, message = texts.invalidCoupon }) {
    if (cart.coupon.kind === 'none' || cart.coupon.code !== code) return cart
    return { ...withoutCoupon(cart), coupon: { kind: 'failed', code, message } }
  },
  couponRemoved: (cart) => withoutCoupon(cart),

  cartChecked: checked,
  cartCheckFailed: checkFailed,
  rulesRequested: (cart) => ({ ...cart, rulesPending: true }),
  rulesReceived: (cart, { rules }) => ({ ...cart, rules, rulesPending: false }),
  pricesExpired,
  repriced,
  alertsDismissed: (cart) => ({ ...cart, alerts: EMPTY_CART.alerts }),

  accessoriesOpened: (cart, { mainProduct }) => ({
    ...cart,
    accessories: { ...EMPTY_CART.accessories, mainProductAdded: mainProduct, modalOpen: true },
  }),
  accessoryQuantityChanged(cart, { id, qty }) {
    const others = cart.accessories.selectedAccessories.filter((accessory) => accessory.id !== id)
    const selectedAccessories = qty > 0 ? [...others, { id, qty }] : others
    return {
      ...cart,
      accessories: {
        ...cart.accessories,
        selectedAccessories,
        numAccessories: selectedAccessories.reduce((sum, accessory) => sum + accessory.qty, 0),
      },
    }
  },
  accessoriesClosed: (cart) => ({ ...cart, accessories: EMPTY_CART.accessories }),

  paymentStarted: (cart) => ({ ...cart, payment: { ...EMPTY_CART.payment, paymentProcessing: true } }),
  paymentFailed: (cart, { method, message }) => ({
    ...cart,
    payment: { ...EMPTY_CART.payment, paymentError: { method, message } },
  }),
  orderPlaced: (cart, { orderID }) => ({
    ...cart,
    payment: { orderID, paymentError: null, paymentProcessing: false, checkoutConfirmation: true },
  }),
}

const withItems = (cart: Cart, items: Cart['items']): Cart =>
  items === cart.items ? cart : { ...cart, items, cartSaved: false }

const withPopup = (cart: Cart, popupMessage: string): Cart => ({
  ...cart,
  alerts: { ...cart.alerts, popupMessage },
})

// S-CART-11: a coupon does not change an item's price, so removing its share resets the item.
const withoutCoupon = (cart: Cart): Cart => ({
  ...cart,
  items: withCouponShares(cart.items, new Map()),
  coupon: { kind: 'none' },
})

// S-CART-05: the saved cart replaces what is there; its coupon and delivery are requested again.
function restore(cart: Cart, saved: StoredCart): Cart {
  return {
    ...EMPTY_CART,
    payment: cart.payment,
    internal: cart.internal,
    items: mergeItems([], saved.items),
    coupon: saved.couponCode === null ? { kind: 'none' } : { kind: 'applying', code: saved.couponCode },
    shipping: { ...EMPTY_CART.shipping, preferred: saved.preferredShipping },
  }
}

/** The part of a cart that the browser saves between visits. */
export const toStored = (cart: Cart): StoredCart => ({
  items: cart.items,
  couponCode: cart.coupon.kind === 'applied' || cart.coupon.kind === 'applying' ? cart.coupon.code : null,
  preferredShipping: cart.shipping.preferred,
})
