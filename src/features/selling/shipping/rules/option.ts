import type { Cents } from '#lib/money.ts'

export type ShippingType = 'standard' | 'expedited' | 'guaranteed'

/** One delivery option of an order, with its price and its days. */
export interface ShippingOption {
  type: ShippingType
  label: string
  cost: Cents
  /** set by staff for one order; wins over cost */
  overrideCost: Cents | null
  /** yyyy-mm-dd; null while the ship date of a line is not known */
  shipDate: string | null
  /** first and last day of the delivery window, yyyy-mm-dd */
  deliveryDate: string | null
  deliveryDateTo: string | null
}
