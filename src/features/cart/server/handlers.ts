import { implement } from '@orpc/server'
import { PRIORITY_DELIVERY } from '#features/catalog/rules/service-ids.ts'
import { isZip } from '#features/location/rules/zip.ts'
import { invalidZip } from '#features/location/server/index.ts'
import { judgeCoupon } from '#features/pricing/rules/coupon.ts'
import { discountable, priceOrder } from '#features/pricing/rules/price-order.ts'
import { findCoupon, priceBook, requireProducts } from '#features/pricing/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import type { Clock } from '#kit/clock.ts'
import { toWire, ZERO } from '#kit/money.ts'
import { cartContract } from '../contract.ts'
import { itemAvailability, quantityAvailable } from '../rules/availability.ts'
import { texts } from '../texts.ts'
import { presentItem } from './present.ts'
import { mergeWanted, orderLine, type QuoteContext, quoteCart } from './quote.ts'
import { sendHandler } from './send.ts'

export interface CartContext extends QuoteContext {
  clock: Clock
}

const os = implement(cartContract).$context<CartContext>()

export const cartHandlers = {
  tax: os.tax.handler(async ({ input, context }) => {
    const quote = await quoteCart(context, {
      products: input.products.map(({ id, quantity }) => ({ id, qty: quantity })),
      zip: input.destinationZip,
      at: context.clock.now(),
      shippingType: input.shipping ?? null,
      couponCode: input.couponCode ?? null,
    })
    return {
      tax: toWire(quote.priced.tax),
      rate: quote.location.taxRate,
      freightTaxable: quote.location.freightTaxable,
    }
  }),

  applyCoupon: os.applyCoupon.handler(async ({ input, context }) => {
    const at = context.clock.now()
    const wanted = mergeWanted(input.products.map(({ id, quantity }) => ({ id, qty: quantity })))
    const ids = wanted.map((product) => product.id)
    const [coupon, book] = await Promise.all([
      findCoupon(context.db, input.couponCode),
      priceBook(context.db, ids, at),
    ])
    const lines = requireProducts(book, ids, { sellable: true }).map((product, index) =>
      orderLine({ product, qty: wanted[index]?.qty ?? 1, price: product.price }),
    )
    if (!coupon || judgeCoupon(coupon, lines.map(discountable), at).kind === 'rejected')
      throw new ApiError('invalid_coupon', texts.invalidCoupon)
    const priced = priceOrder({ lines, coupon, shippingCost: ZERO, taxRate: 0, freightTaxable: false })
    const discounted = priced.lines.filter((line) => line.couponDiscount > 0)
    return {
      couponCode: coupon.code,
      discount: toWire(priced.discount),
      discountedProducts: discounted.map((line) => ({
        productNumber: line.id,
        discountAmount: toWire(line.couponDiscount),
        fullPrice: toWire(line.gross),
        resetPrice: toWire(line.price),
      })),
    }
  }),

  check: os.check.handler(async ({ input, context }) => {
    if (input.products.length === 0) return { products: [] }
    if (!isZip(input.zipcode)) throw invalidZip()
    // The priority-delivery line has no price of its own: its shipping option does.
    const wanted = input.products.filter((product) => product.id !== PRIORITY_DELIVERY)
    const ids = wanted.map((product) => product.id)
    const book = await priceBook(context.db, ids, context.clock.now())
    const products = requireProducts(book, ids, { sellable: false }).map((product, index) => {
      const qty = wanted[index]?.quantity ?? 1
      return {
        id: product.id,
        price: toWire(product.price),
        availability: itemAvailability(product, qty),
        quantityAvailable: quantityAvailable(product, qty),
      }
    })
    return { products }
  }),

  send: sendHandler,

  products: os.products.handler(async ({ input, context }) => {
    const ids = input.products.map((product) => product.id)
    const book = await priceBook(context.db, ids, context.clock.now())
    const products = requireProducts(book, ids, { sellable: true })
    return {
      products: products.map((product, index) =>
        presentItem(product, input.products[index]?.qty ?? 1, context.delivery),
      ),
    }
  }),
}
