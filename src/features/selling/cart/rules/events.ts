import type { AdditionalService } from '#features/catalog/catalog/rules/additional-services.ts'
import type { Availability } from '#features/catalog/catalog/rules/stock.ts'
import type { PriceStep } from '#features/selling/pricing/rules/price-offer.ts'
import type { ShippingOption, ShippingType } from '#features/selling/shipping/rules/rates.ts'
import type { Cents } from '#lib/money.ts'
import type {
  CartItem,
  CartRules,
  CartTax,
  DiscountedProduct,
  InternalDetails,
  Repricing,
  StoredCart,
} from './types.ts'

export interface CheckedProduct {
  id: string
  price: Cents
  breaks?: readonly PriceStep[] | undefined
  traits: readonly string[]
  availability: Availability
  /** how many of the requested quantity can be ordered */
  quantityAvailable: number
}

/** All events of a cart. */
export interface CartEvents {
  itemAdded: { item: CartItem; qty?: number }
  quantityChanged: { id: string; qty: number }
  itemRemoved: { id: string }
  cleared: object
  savedCartLoaded: { saved: StoredCart }
  productsPasted: { items: readonly CartItem[] }
  pasteFailed: { message?: string }
  cartSaved: object

  /** an add-on was pressed: it toggles, and replaces one that it excludes */
  serviceToggled: { service: AdditionalService }
  servicesDeselected: object

  shippingRequested: object
  shippingRatesReceived: { options: readonly ShippingOption[] }
  shippingRatesFailed: { message: string }
  shippingChosen: { option: ShippingType; requestedShipDate?: string | null }
  /** the shopper's place changed */
  destinationChanged: object

  taxRequested: object
  taxReceived: CartTax
  taxFailed: { message: string }

  couponEntered: { code: string }
  couponApplied: { code: string; discountedProducts: readonly DiscountedProduct[] }
  couponFailed: { code: string; message?: string }
  couponRemoved: object

  /** `internal` comes to staff only */
  cartChecked: {
    products: readonly CheckedProduct[]
    rules?: CartRules | null
    internal?: InternalDetails | null
  }
  rulesRequested: object
  /** the verdicts of the rules for a new place or new products; null when they could not be loaded */
  rulesReceived: { rules: CartRules | null }
  cartCheckFailed: object
  pricesExpired: { prices: readonly { id: string; price: Cents }[] }
  repriced: { reprice: Readonly<Record<string, Repricing>> | null }
  alertsDismissed: object

  accessoriesOpened: { mainProduct: string }
  accessoryQuantityChanged: { id: string; qty: number }
  accessoriesClosed: object

  paymentStarted: object
  paymentFailed: { method: string; message: string }
  orderPlaced: { orderID: string }
}

export type CartEventType = keyof CartEvents
export type CartEvent = { [Type in CartEventType]: { type: Type } & CartEvents[Type] }[CartEventType]
