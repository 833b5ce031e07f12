import type { Db } from '#db/connect.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { makeShippingHandlers } from '#features/selling/shipping/server/index.ts'
import type { Cents } from '#lib/money.ts'
import { sellsPriorityDelivery } from '../rules/cart-pricing.ts'
import type { Coupon } from '../rules/coupon.ts'
import { type FixedBy, type PriceOffer, unitPrice } from '../rules/price-offer.ts'
import type { PriceBook, PricedProduct } from '../rules/priced-product.ts'
import { isAddOn } from '../rules/requested-line.ts'
import { findCoupon } from './coupons.ts'
import { priceBook, requireProducts } from './price-book.ts'

/**
 * Gives the prices of products at a moment, and the coupons that may be used with them. This is the only
 * difference between carts, checkouts, quotes and the partner portal: `priceCart` totals them all. The
 * server chooses the source from what it knows of the buyer. No request can name one.
 */
export interface PriceSource {
  readonly kind: 'public' | 'partner' | 'quote'
  /** Facts, stock and price of these products. Ids that we never sold are missing from the book. */
  priceBook(ids: readonly string[], at: Date): Promise<PriceBook>
  /** The coupon of a code, when coupons may be used with these prices. */
  findCoupon(code: string, at: Date): Promise<Coupon | undefined>
}

/** Our price list, with its coupons: what every shopper pays. */
export const publicPrices = (db: Db): PriceSource => ({
  kind: 'public',
  priceBook: (ids, at) => priceBook(db, ids, at),
  findCoupon: (code) => findCoupon(db, code),
})

/**
 * The products of a book with what a company's lists offer. The public price stays as the comparison price of
 * a product whose first unit costs less.
 */
export function withOffers(book: PriceBook, offers: ReadonlyMap<string, PriceOffer>): PriceBook {
  const offered = (product: PricedProduct): PricedProduct => {
    const found = offers.get(product.id)
    if (found === undefined) return product
    const offer = { ...found, listPrice: product.listPrice }
    const price = unitPrice({ price: product.price, offer }, 1)
    const listPrice = price < product.price ? (product.listPrice ?? product.price) : product.listPrice
    return { ...product, price, listPrice, offer }
  }
  return new Map([...book].map(([id, product]) => [id, offered(product)]))
}

/** The prices of a consultant's quote. */
interface QuotePriceList {
  /** each, by product id */
  prices: ReadonlyMap<string, Cents>
  /** From this moment on the quote has expired, and public prices apply. */
  validUntil: Date
}

/**
 * A quote's fixed prices, which apply in place of the price list until the quote ends. A quote allows no
 * coupons.
 */
export const quotePrices = (publicSource: PriceSource, quote: QuotePriceList): PriceSource => ({
  kind: 'quote',
  async priceBook(ids, at) {
    const book = await publicSource.priceBook(ids, at)
    return at < quote.validUntil ? withPrices(book, quote.prices, { kind: 'quote' }, isAddOn) : book
  },
  findCoupon: async () => undefined,
})

/**
 * Prices that staff lowered for one cart by a price request, over the prices of another source. They allow
 * no coupons.
 */
export const loweredPrices = (
  source: PriceSource,
  { id, prices }: { id: number; prices: ReadonlyMap<string, Cents> },
): PriceSource => ({
  kind: source.kind,
  priceBook: async (ids, at) => withPrices(await source.priceBook(ids, at), prices, { kind: 'request', id }),
  findCoupon: async () => undefined,
})

/** A product as an order has it. */
interface Agreed {
  price: Cents
  /** units that the order holds in stock */
  held: number
}

/**
 * The prices of an order that was placed, over those of another source, which a product that is added costs.
 * What the order has may be kept whatever became of the product, and the coupon that it used keeps its use.
 * @param at when a product that is added must have its price
 */
export const agreedPrices = (
  source: PriceSource,
  agreed: ReadonlyMap<string, Agreed>,
  at: Date,
): PriceSource => ({
  kind: source.kind,
  async priceBook(ids) {
    const kept = ([id, product]: [string, PricedProduct]): [string, PricedProduct] => {
      const { price, held = 0 } = agreed.get(id) ?? {}
      const stock = { ...product.stock, available: product.stock.available + held }
      return [
        id,
        price === undefined
          ? product
          : { ...product, sellable: true, price, fixed: { kind: 'order' }, stock },
      ]
    }
    return new Map([...(await source.priceBook(ids, at))].map(kept))
  },
  async findCoupon(code) {
    const coupon = await source.findCoupon(code, at)
    return coupon && { ...coupon, endsAt: null, usageLimit: null, perEmailLimit: null }
  },
})

/**
 * The public price stays as the comparison price, so that the buyer sees what the agreement saves. A delivery
 * service that was promised stays although staff have switched it off since.
 */
function withPrices(
  book: PriceBook,
  prices: ReadonlyMap<string, Cents>,
  fixed: FixedBy,
  isPromised: (id: string) => boolean = () => false,
): PriceBook {
  const priced = (product: PricedProduct): PricedProduct => {
    const price = prices.get(product.id)
    return price === undefined
      ? product
      : {
          ...product,
          sellable: product.sellable || isPromised(product.id),
          price,
          listPrice: product.listPrice ?? product.offer?.shown ?? product.price,
          offer: product.offer ?? publicOffer(product),
          fixed,
        }
  }
  return new Map([...book].map(([id, product]) => [id, priced(product)]))
}

/** What the public pays, to be named beside a price that holds instead. */
const publicOffer = ({ price, listPrice }: PricedProduct): PriceOffer => ({
  shown: price,
  listPrice,
  cost: null,
  entries: [],
})

/** The endpoints of shipping, reading products from our price book. */
export const shippingHandlers = makeShippingHandlers(async (db, ids, at) => {
  const book = await publicPrices(db).priceBook([...ids, PRIORITY_DELIVERY], at)
  return {
    products: requireProducts(book, ids, { sellable: false }),
    sellsPriorityDelivery: sellsPriorityDelivery(book),
  }
})
