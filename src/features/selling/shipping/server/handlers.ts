import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { NOT_SHIPPED } from '#features/catalog/catalog/rules/service-ids.ts'
import { findLocation, type PlaceContext } from '#features/catalog/location/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { shippingContract } from '../contract.ts'
import { shippingRates } from '../rules/rates.ts'
import type { Contact, DeliverySettings } from '../rules/settings.ts'
import { type ShippableProduct, shippingLine } from '../rules/shipping-line.ts'
import { presentRates } from './present.ts'
import { refuseFarDate } from './refuse-far-date.ts'

interface ShippingContext extends PlaceContext {
  clock: Clock
  delivery: DeliverySettings
  contact: Contact
}

/**
 * Reads the facts and the stock of products at a moment. Throws `unknown_products` for ids that we never
 * sold.
 */
export type ReadShippableProducts = (
  db: Db,
  ids: readonly string[],
  at: Date,
) => Promise<{
  /** in the order of `ids` */
  products: readonly ShippableProduct[]
  /** whether the priority-delivery service is sold now: without it the guaranteed option is not offered */
  sellsPriorityDelivery: boolean
}>

const os = implement(shippingContract).$context<ShippingContext>()

/**
 * The endpoints of shipping. Pricing supplies `readProducts`, because the price book holds the facts of
 * products and pricing imports shipping, not the other way round.
 */
export const makeShippingHandlers = (readProducts: ReadShippableProducts) => ({
  info: os.info.handler(async ({ input, context }) => {
    const at = context.clock.now()
    refuseFarDate(at, input.requestedShipDate)
    const requested = input.products.filter((product) => !NOT_SHIPPED.has(product.id))
    const ids = requested.map((product) => product.id)
    const [location, { products, sellsPriorityDelivery }] = await Promise.all([
      findLocation(context, input.zipcode),
      readProducts(context.db, ids, at),
    ])
    const rates = shippingRates({
      lines: products.map((product, index) => shippingLine(product, requested[index]?.qty ?? 1)),
      transitDays: location.transitDays,
      at,
      requestedShipDate: input.requestedShipDate ?? null,
      allowGuaranteed: context.delivery.showGuaranteed && sellsPriorityDelivery,
    })
    return presentRates(rates, location, context.contact.phone)
  }),
})
