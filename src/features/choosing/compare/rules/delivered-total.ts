import type { Location } from '#features/catalog/location/rules/location.ts'
import { priceOrder } from '#features/selling/pricing/rules/price-order.ts'
import { deliveryFor } from '#features/selling/shipping/rules/rates.ts'
import type { Cents } from '#lib/money.ts'

/** The facts that the delivered total of a product depends on. */
export interface Landing {
  id: string
  price: Cents
  shipping: { weightLb: number; mode: 'parcel' | 'ltl'; shipsFree: boolean; paysShipping: boolean }
}

/** The cost of a standard delivery does not depend on the day, so any day will do. */
const ANY_DAY = new Date('2026-01-07T18:00:00Z')

/**
 * The price of one piece with freight and tax at a place, by the same calculation as product page, cart and
 * checkout. Null where freight is priced by phone.
 */
export function deliveredTotal(
  { id, price, shipping }: Landing,
  { transitDays, taxRate, freightTaxable }: Location,
): Cents | null {
  const delivery = deliveryFor(
    { id, ...shipping, isService: false, stock: { available: Number.POSITIVE_INFINITY, restockOn: null } },
    transitDays,
    ANY_DAY,
  )
  if (delivery.kind === 'byPhone') return null
  return priceOrder({
    lines: [{ id, price, qty: 1, isService: false }],
    shippingCost: delivery.cost,
    taxRate,
    freightTaxable,
  }).total
}
