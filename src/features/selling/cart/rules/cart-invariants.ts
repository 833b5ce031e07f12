import { excludes } from '#features/catalog/catalog/rules/additional-services.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { byPriceProductsFirst, priorityDeliveryItem } from './items.ts'
import { type Cart, type CartItem, EMPTY_CART } from './types.ts'

/**
 * Restores the rules of a cart after a change, in this order. A step that changes nothing returns the same
 * object: an unchanged `items` list then needs no saving, and no new shipping rates or tax.
 */
export const keepInvariants = (cart: Cart): Cart =>
  [
    dropOrphanedServices,
    keepOneExclusiveService,
    syncPriorityDelivery,
    emptyIfOnlySpecialService,
    forgetQuotesOfNothing,
    sortItems,
  ].reduce((changed, step) => step(changed), cart)

/** S-CART-03: an add-on service stays only while a product in the cart offers it. */
function dropOrphanedServices(cart: Cart): Cart {
  const offered = new Set(
    cart.items.flatMap((item) => (item.isAdditionalService ? [] : item.additionalServices)),
  )
  return keepItems(
    cart,
    (item) => !item.isAdditionalService || item.id === PRIORITY_DELIVERY || offered.has(item.id),
  )
}

/** S-CART-09: of two services that exclude each other only the first stays. */
function keepOneExclusiveService(cart: Cart): Cart {
  return keepItems(
    cart,
    (item, index) => !cart.items.slice(0, index).some((earlier) => excludes(item.id, earlier.id)),
  )
}

/**
 * S-CART-10: exactly one priority-delivery line while the guaranteed option is chosen, none with another
 * option.
 */
function syncPriorityDelivery(cart: Cart): Cart {
  const selected = cart.shipping.selectedShippingOption
  const wanted =
    (selected ?? cart.shipping.preferred)?.type === 'guaranteed' &&
    cart.items.some((item) => item.id !== PRIORITY_DELIVERY)
  const present = cart.items.find((item) => item.id === PRIORITY_DELIVERY)
  if (!wanted)
    return selected === null && cart.shipping.preferred === null && onlySpecial(cart)
      ? cart
      : keepItems(cart, (item) => item.id !== PRIORITY_DELIVERY)
  if (selected === null) return cart
  const line = priorityDeliveryItem(selected)
  if (
    present &&
    present.price === line.price &&
    present.description === line.description &&
    present.qty === 1
  )
    return cart
  return { ...cart, items: [...cart.items.filter((item) => item.id !== PRIORITY_DELIVERY), line] }
}

const onlySpecial = (cart: Cart): boolean =>
  cart.items.length > 0 && cart.items.every((item) => item.id === PRIORITY_DELIVERY)

/** S-CART-08 */
const emptyIfOnlySpecialService = (cart: Cart): Cart => (onlySpecial(cart) ? { ...cart, items: [] } : cart)

/** An empty cart has no delivery, tax or coupon: they belonged to its former items. */
function forgetQuotesOfNothing(cart: Cart): Cart {
  const { selectedShippingOption, shippingOptions, preferred } = cart.shipping
  const clean =
    selectedShippingOption === null &&
    preferred === null &&
    shippingOptions.kind === 'idle' &&
    cart.tax.kind === 'idle' &&
    cart.coupon.kind === 'none'
  if (cart.items.length > 0 || clean) return cart
  return { ...cart, shipping: EMPTY_CART.shipping, tax: EMPTY_CART.tax, coupon: EMPTY_CART.coupon }
}

/** S-CART-12 */
function sortItems(cart: Cart): Cart {
  const sorted = cart.items.toSorted(byPriceProductsFirst)
  return sorted.every((item, index) => item === cart.items[index]) ? cart : { ...cart, items: sorted }
}

function keepItems(cart: Cart, keep: (item: CartItem, index: number) => boolean): Cart {
  const items = cart.items.filter(keep)
  return items.length === cart.items.length ? cart : { ...cart, items }
}
