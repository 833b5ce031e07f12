import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { findLocation } from '#features/catalog/location/server/index.ts'
import {
  chooseOption,
  pricedLines,
  priceLines,
  ratesOf,
  withPriorityLine,
} from '#features/selling/pricing/rules/cart-pricing.ts'
import type { PricedOrder } from '#features/selling/pricing/rules/price-order.ts'
import type { PriceBook, PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import type { RequestedLine } from '#features/selling/pricing/rules/requested-line.ts'
import { mergeLines, type PricingContext, publicPrices } from '#features/selling/pricing/server/index.ts'
import type { ShippingOption } from '#features/selling/shipping/rules/rates.ts'

/** The prices, the stock and the place of one moment, read once for all kits of an answer. */
export interface PriceList {
  book: PriceBook
  location: Location
  at: Date
  context: PricingContext
}

export async function readPrices(
  context: PricingContext,
  { ids, zip, at }: { ids: readonly string[]; zip: string; at: Date },
): Promise<PriceList> {
  const [book, location] = await Promise.all([
    publicPrices(context.db).priceBook([...new Set([...ids, PRIORITY_DELIVERY])], at),
    findLocation(context, zip),
  ])
  return { book, location, at, context }
}

export interface PricedKit {
  products: readonly PricedProduct[]
  lines: readonly RequestedLine[]
  priced: PricedOrder
  option: ShippingOption | null
  /** freight is quoted by phone at this place */
  isByPhone: boolean
}

/**
 * What a kit costs: the same rules in the same order as `priceCart`, over one price list for all kits.
 * Undefined when a line is not sold now.
 */
export function priceKit(requested: readonly RequestedLine[], list: PriceList): PricedKit | undefined {
  const { book, location, at, context } = list
  const { delivery } = context
  const lines = mergeLines(requested)
  const products = lines.flatMap(({ id }) => {
    const product = book.get(id)
    return product?.sellable ? [product] : []
  })
  if (products.length < lines.length) return undefined
  const goods = pricedLines(lines, products, { location, delivery })
  const shipping = ratesOf(goods, { location, book, at, requestedShipDate: null, delivery })
  const option = chooseOption(shipping, null)
  const priced = priceLines(withPriorityLine(goods, option, book), {
    location,
    option,
    coupon: { kind: 'none' },
    exempt: false,
  })
  return { products, lines, priced, option, isByPhone: shipping.kind === 'byPhone' }
}
