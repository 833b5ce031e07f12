import { implement } from '@orpc/server'
import { NOT_SHIPPED, PRIORITY_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import { findLocation } from '#features/location/server/index.ts'
import { shippingContract } from '#features/shipping/contract.ts'
import type { Contact } from '#features/shipping/rules/settings.ts'
import { presentRates, refuseFarDate } from '#features/shipping/server/index.ts'
import type { Clock } from '#kit/clock.ts'
import { ratesOf } from '../rules/cart-pricing.ts'
import { requireProducts } from './price-book.ts'
import type { PricingContext } from './price-cart.ts'
import { publicPrices } from './price-sources.ts'

export interface ShippingContext extends PricingContext {
  clock: Clock
  contact: Contact
}

const os = implement(shippingContract).$context<ShippingContext>()

/**
 * Answers POST /shipping/info. It stands here and not in shipping because it reads the facts and the stock of
 * products from the price book, which shipping does not know.
 */
export const shippingHandlers = {
  info: os.info.handler(async ({ input, context }) => {
    const at = context.clock.now()
    const { delivery, contact } = context
    const { requestedShipDate } = input
    refuseFarDate(at, requestedShipDate)
    const requested = input.products.filter((product) => !NOT_SHIPPED.has(product.id))
    const ids = requested.map((product) => product.id)
    const [location, book] = await Promise.all([
      findLocation(context, input.zipcode),
      publicPrices(context.db).priceBook([...ids, PRIORITY_DELIVERY], at),
    ])
    const lines = requireProducts(book, ids, { sellable: false }).map((product, index) => ({
      product,
      qty: requested[index]?.qty ?? 1,
    }))
    const rates = ratesOf(lines, { location, book, at, requestedShipDate, delivery })
    return presentRates(rates, contact.phone)
  }),
}
