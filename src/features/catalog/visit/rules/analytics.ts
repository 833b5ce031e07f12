import { merchant } from '#lib/merchant/merchant.ts'
import { type Cents, toWire } from '#lib/money.ts'

/**
 * Events a tag manager may find in `dataLayer` (C-ANALYTICS); the names are those of Google's e-commerce
 * events, `compare` is ours.
 */
export type CommerceEvent = 'add_to_cart' | 'remove_from_cart' | 'view_item' | 'view_item_list' | 'compare'

/** A product as an event names it. */
export interface MeasuredItem {
  id: string
  name: string
  price?: Cents
  brand?: string
  category?: string
  quantity?: number
}

/** The pushed events: amounts in US dollars with two decimals. */
export const commerceEvent = (event: CommerceEvent, items: readonly MeasuredItem[]) => ({
  event,
  ecommerce: {
    currency: merchant().currency,
    items: items.map(({ price, ...item }) =>
      price === undefined
        ? item
        : { ...item, price: toWire(price).toFixed(2), currency: merchant().currency },
    ),
  },
})

/** Whether visits may be measured: not in a browser that asks for privacy (Global Privacy Control). */
export const mayMeasure = ({
  globalPrivacyControl,
}: {
  globalPrivacyControl?: boolean | undefined
}): boolean => globalPrivacyControl !== true
