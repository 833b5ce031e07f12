import { type AdditionalService, PRIORITY } from '#features/catalog/catalog/rules/additional-services.ts'
import { SERVICE_TYPE } from '#features/catalog/catalog/rules/service-ids.ts'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { type Cents, toCents, ZERO } from '#lib/money.ts'
import { type CartItem, MAX_LINES, type SelectedShippingOption } from './types.ts'

/** The nearest whole number from 0 to 999; not a number counts as 0. */
function cleanQuantity(qty: number): number {
  return Number.isNaN(qty) ? 0 : Math.min(MAX_QUANTITY, Math.max(0, Math.trunc(qty)))
}

function withQty(item: CartItem, wanted: number): CartItem {
  const qty = item.isAdditionalService ? Math.min(1, wanted) : cleanQuantity(wanted)
  return { ...item, qty, price: priceFrom(item, qty) }
}

/** The price each of so many units; a price that was agreed for this cart holds for every quantity. */
function priceFrom({ breaks, price, quoteID, repricing }: CartItem, qty: number): Cents {
  if (quoteID !== null || repricing !== null) return price
  return breaks?.findLast(({ from }) => from <= Math.max(1, qty))?.price ?? price
}

/**
 * S-CART-01: items of one id become one item, with the facts of the later one and the quantities added up (an
 * add-on service stays one). Items without quantity are left out; a cart holds at most MAX_LINES.
 */
export function mergeItems(items: readonly CartItem[], added: readonly CartItem[]): CartItem[] {
  const merged = new Map(items.map((item) => [item.id, item]))
  for (const item of added) {
    const earlier = merged.get(item.id)
    const next = withQty(
      { ...item, couponDiscountAmount: earlier?.couponDiscountAmount ?? item.couponDiscountAmount },
      cleanQuantity(item.qty) + (earlier?.qty ?? 0),
    )
    if (next.qty > 0 && (earlier || merged.size < MAX_LINES)) merged.set(item.id, next)
  }
  return [...merged.values()]
}

/** S-CART-02: quantity 0 removes. */
export function changeQuantity(items: readonly CartItem[], id: string, qty: number): readonly CartItem[] {
  const present = items.find((item) => item.id === id)
  if (!present) return items
  const next = withQty(present, cleanQuantity(qty))
  if (next.qty === present.qty) return items
  return next.qty === 0
    ? items.filter((item) => item.id !== id)
    : items.map((item) => (item.id === id ? next : item))
}

/**
 * S-CART-12: by price from high to low, products first and services after them. Equal prices sort by id, so
 * that equal carts have the same order.
 */
export function byPriceProductsFirst(a: CartItem, b: CartItem): number {
  return (
    Number(a.isService) - Number(b.isService) || b.price - a.price || (a.id < b.id ? -1 : Number(a.id > b.id))
  )
}

/** An add-on service as a line of the cart. */
export const serviceItem = (service: AdditionalService): CartItem => ({
  ...SERVICE_LINE,
  id: service.id,
  name: service.name,
  description: service.description,
  details: service.details,
  price: service.price,
  retailPrice: service.price,
  serviceImage: service.thumbnail,
  url: service.url,
})

/** The line that carries the price of a guaranteed delivery. */
export const priorityDeliveryItem = (option: SelectedShippingOption): CartItem => ({
  ...SERVICE_LINE,
  ...PRIORITY,
  description: option.label,
  price: option.overrideCost ?? option.cost,
  retailPrice: option.overrideCost ?? option.cost,
  serviceImage: 'priority',
})

const NO_DISCOUNT: Cents = ZERO

const SERVICE_LINE: CartItem = {
  id: '',
  name: '',
  description: '',
  details: '',
  price: ZERO,
  qty: 1,
  thumbnail: null,
  breadcrumbs: [],
  isService: true,
  isAdditionalService: true,
  additionalServices: [],
  discount: { discountAmount: NO_DISCOUNT },
  discountAmount: NO_DISCOUNT,
  couponDiscountAmount: NO_DISCOUNT,
  serviceImage: '',
  repricing: null,
  sku: '',
  brand: '',
  category: '',
  url: '',
  retailPrice: ZERO,
  kBType: SERVICE_TYPE,
  traits: ['is-service'],
  quoteID: null,
  weightLb: 0,
  shipsFree: false,
  paysShipping: false,
  availability: { status: 'in_stock', left: null, restockOn: null },
}

/**
 * Items with the coupon's share of each; items that it does not name have none. Unchanged items stay the same
 * objects.
 */
export function withCouponShares(
  items: readonly CartItem[],
  shares: ReadonlyMap<string, Cents>,
): readonly CartItem[] {
  const next = items.map((item) => {
    const amount = toCents(shares.get(item.id) ?? 0)
    return amount === item.couponDiscountAmount ? item : { ...item, couponDiscountAmount: amount }
  })
  return next.every((item, index) => item === items[index]) ? items : next
}
