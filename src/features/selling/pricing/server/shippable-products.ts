import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { makeShippingHandlers } from '#features/selling/shipping/server/index.ts'
import { sellsPriorityDelivery } from '../rules/cart-pricing.ts'
import { requireProducts } from './price-book.ts'
import { publicPrices } from './price-sources.ts'

/** The endpoints of shipping, reading products from our price book. */
export const shippingHandlers = makeShippingHandlers(async (db, ids, at) => {
  const book = await publicPrices(db).priceBook([...ids, PRIORITY_DELIVERY], at)
  return {
    products: requireProducts(book, ids, { sellable: false }),
    sellsPriorityDelivery: sellsPriorityDelivery(book),
  }
})
