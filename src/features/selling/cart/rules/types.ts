import type { DrawingSize, DrawingSpec } from '#drawings/spec.ts'
import type { Availability } from '#features/catalog/catalog/rules/stock.ts'
import type { CheckedOutcome } from '#features/catalog/compliance/rules/judgment.ts'
import type { TaxBasis } from '#features/catalog/location/rules/tax/sales-tax.ts'
import type { PriceStep } from '#features/selling/pricing/rules/price-offer.ts'
import type { ShippingOption, ShippingType } from '#features/selling/shipping/rules/rates.ts'
import type { Async } from '#lib/async.ts'
import type { Cents } from '#lib/money.ts'

/** The data for an item's drawing; a system is drawn as its parts. */
interface Thumbnail {
  drawing: DrawingSpec
  dimensions: DrawingSize | null
}

interface Breadcrumb {
  name: string
  url: string
}

/** A partner's own price for an item. */
export interface Repricing {
  price: Cents
  reason: string
}

/** A product or service in a cart (E-CARTITEM). */
export interface CartItem {
  id: string
  name: string
  description: string
  details: string
  /** each, before discounts */
  price: Cents
  /** what more of it cost each, the price of one first; left out where every quantity costs the same */
  breaks?: readonly PriceStep[] | undefined
  qty: number
  thumbnail: Thumbnail | null
  breadcrumbs: readonly Breadcrumb[]
  /** true for everything that is not goods */
  isService: boolean
  /** true for an add-on such as liftgate delivery, which a cart has only with a product that offers it */
  isAdditionalService: boolean
  /** ids of the add-on services this product offers */
  additionalServices: readonly string[]
  /** per unit */
  discount: { discountAmount: Cents }
  /** off the whole line */
  discountAmount: Cents
  /** the coupon's share, off the whole line */
  couponDiscountAmount: Cents
  /** name of the drawing that represents a service; empty for products */
  serviceImage: string
  repricing: Repricing | null

  // Facts that pages and calls need, beyond the specification's list.
  sku: string
  brand: string
  category: string
  url: string
  /** the price list's comparison price, or the price */
  retailPrice: Cents
  /** the product's type */
  kBType: string
  /** what the product is, as the vocabulary of the store says: see `TRAITS` of the catalog */
  traits: readonly string[]
  quoteID: string | null
  weightLb: number
  shipsFree: boolean
  paysShipping: boolean
  availability: Availability
}

export interface SelectedShippingOption extends ShippingOption {
  /** yyyy-mm-dd; may delay the ship date, never advance it */
  requestedShipDate: string | null
}

export interface ShippingPreference {
  type: ShippingType
  requestedShipDate: string | null
}

interface CartShipping {
  selectedShippingOption: SelectedShippingOption | null
  shippingOptions: Async<readonly ShippingOption[]>
  /** the shopper's latest choice; selected again when new options arrive */
  preferred: ShippingPreference | null
}

export interface DiscountedProduct {
  productNumber: string
  /** off the whole line */
  discountAmount: Cents
  /** of the whole line, before the coupon */
  fullPrice: Cents
  /** each, the price without the coupon */
  resetPrice: Cents
}

export type CartCoupon =
  | { kind: 'none' }
  | { kind: 'applying'; code: string }
  | { kind: 'applied'; code: string; discountedProducts: readonly DiscountedProduct[] }
  | { kind: 'failed'; code: string; message: string }

export interface CartTax {
  tax: Cents
  /** decimal: 0.1025 */
  rate: number
  freightTaxable: boolean
  /** whose rate it is */
  basis: TaxBasis
}

interface CartAccessories {
  selectedAccessories: readonly { id: string; qty: number }[]
  numAccessories: number
  mainProductAdded: string | null
  modalOpen: boolean
}

interface CartPayment {
  orderID: string | null
  paymentError: { method: string; message: string } | null
  paymentProcessing: boolean
  checkoutConfirmation: boolean
}

/** One finding of a cart check. */
export interface CartAlert {
  id: string
  kind: 'price_changed' | 'out_of_stock' | 'few_left' | 'no_longer_sold'
  message: string
}

/** The verdicts on the cart's products at the place of delivery: only warnings and refusals. */
export interface CartRules {
  zip: string
  checks: readonly CheckedOutcome[]
}

/** The server sends it to internal users only. */
export interface InternalDetails {
  /** null when the cost of a product is not known */
  grossProfit: Cents | null
  /** units in stock, by product */
  inventory: Readonly<Record<string, { available: number; reserved: number }>>
}

/**
 * The cart (E-CARTSTATE). Only facts are stored: quantity and totals of the specification's list are
 * `cartQty` and `cartTotals`. `items` is its cartItems, `reprice` its pnetReprice.
 */
export interface Cart {
  items: readonly CartItem[]
  reprice: Readonly<Record<string, Repricing>> | null
  /** `at` counts additions, so that adding the same item twice opens the dialog twice */
  lastItemAdded: { id: string; qty: number; at: number } | null
  cartSaved: boolean
  coupon: CartCoupon
  shipping: CartShipping
  tax: Async<CartTax>
  accessories: CartAccessories
  payment: CartPayment
  alerts: { popupMessage: string | null; cartAlertsData: readonly CartAlert[] }
  internal: InternalDetails | null
  /** null until the rules of the place of delivery are known */
  rules: CartRules | null
  /** the rules of a new place or of new products were asked for and have not arrived */
  rulesPending: boolean
}

export const EMPTY_CART: Cart = {
  items: [],
  reprice: null,
  lastItemAdded: null,
  cartSaved: false,
  coupon: { kind: 'none' },
  shipping: { selectedShippingOption: null, shippingOptions: { kind: 'idle' }, preferred: null },
  tax: { kind: 'idle' },
  accessories: { selectedAccessories: [], numAccessories: 0, mainProductAdded: null, modalOpen: false },
  payment: { orderID: null, paymentError: null, paymentProcessing: false, checkoutConfirmation: false },
  alerts: { popupMessage: null, cartAlertsData: [] },
  internal: null,
  rules: null,
  rulesPending: false,
}

/** The part of the cart that is saved between visits: the storage entry `alpine.cart`. */
export interface StoredCart {
  items: readonly CartItem[]
  couponCode: string | null
  preferredShipping: ShippingPreference | null
}

export const MAX_LINES = 200

/** "1 item", "3 items": the words for a number of items in a cart. */
export const itemCount = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/**
 * The same as JavaScript source, for the script in the page's head that fills in the count before our own
 * code is loaded. `count` is the name of its variable.
 */
export const itemCountSource = (count: string): string =>
  `${count}===1?'${itemCount(1)}':${count}+'${itemCount(2).slice(1)}'`
