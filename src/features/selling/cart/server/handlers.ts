import { implement } from '@orpc/server'
import { traitsOf } from '#features/catalog/catalog/rules/product-types.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { checkCart, presentChecked } from '#features/catalog/compliance/server/index.ts'
import { isZip } from '#features/catalog/location/rules/zip.ts'
import { invalidZip } from '#features/catalog/location/server/index.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import { orderLine } from '#features/selling/pricing/rules/cart-pricing.ts'
import { judgeCoupon } from '#features/selling/pricing/rules/coupon.ts'
import { unitPrice } from '#features/selling/pricing/rules/price-offer.ts'
import { discountable, priceOrder } from '#features/selling/pricing/rules/price-order.ts'
import type { PricedProduct } from '#features/selling/pricing/rules/priced-product.ts'
import {
  countingWrongCodes,
  type GuessContext,
  mergeLines,
  type PricingContext,
  priceCart,
  requireProducts,
  saysWrongCode,
} from '#features/selling/pricing/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import type { RequestContext } from '#lib/http/request-context.ts'
import { toWire, ZERO } from '#lib/money.ts'
import { cartContract } from '../contract.ts'
import { itemAvailability, quantityAvailable } from '../rules/availability.ts'
import { texts } from '../texts.ts'
import { cartSale } from './cart-sale.ts'
import { internalFigures } from './internal-figures.ts'
import type { CartPorts } from './ports.ts'
import { breaksOf, presentItem } from './present.ts'
import { sendHandler } from './send.ts'

interface CartContext extends PricingContext, GuessContext, Pick<WhoAsks, 'actor'>, Partial<CartPorts> {
  clock: Clock
  request: RequestContext
}

const os = implement(cartContract).$context<CartContext>()

/** The verdicts on a cart at a zip, the same as in the checkout; null for an unknown zip. */
async function rulesOf({ db, clock }: CartContext, zip: string, ids: readonly string[]) {
  try {
    const { place, on, products } = await checkCart(db, { ids, zip, at: clock.now() })
    const told = products.filter(({ outcome }) => outcome !== 'allowed')
    return {
      zipcode: place?.zip ?? zip.trim(),
      asOf: on,
      products: told.map((product) => presentChecked(product, false)),
    }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_zip') return null
    throw error
  }
}

export const cartHandlers = {
  tax: os.tax.handler(async ({ input, context }) => {
    const lines = input.products.map(({ id, quantity, quoteID }) => ({ id, qty: quantity, quoteID }))
    const quoted = await context.saleOfQuote?.(context.request, { lines, zip: input.destinationZip })
    const { source, exempt, quotedShipping, overrideCost } = quoted ?? (await cartSale(context, lines))
    const request = {
      lines,
      zip: input.destinationZip,
      at: context.clock.now(),
      shippingType: input.shipping ?? null,
      couponCode: input.couponCode ?? null,
      exempt,
      quotedShipping,
      overrideCost,
    }
    const { priced, location } = await countingWrongCodes(
      context,
      input.couponCode,
      () => priceCart(context, request, source),
      (answer) => 'value' in answer && answer.value.coupon.kind === 'rejected',
    )
    return {
      tax: toWire(priced.tax),
      rate: location.taxRate,
      freightTaxable: location.freightTaxable,
      basis: location.taxBasis,
    }
  }),

  applyCoupon: os.applyCoupon.handler(({ input, context }) =>
    countingWrongCodes(context, input.couponCode, () => applyCoupon(context, input), saysWrongCode),
  ),

  check: os.check.handler(async ({ input, context }) => {
    if (input.products.length === 0) return { products: [], rules: null }
    if (!isZip(input.zipcode)) throw invalidZip()
    // The priority-delivery line has no price of its own: its shipping option does.
    const requested = input.products.filter((product) => product.id !== PRIORITY_DELIVERY)
    const ids = requested.map((product) => product.id)
    const { source } = await cartSale(context)
    const book = await source.priceBook(ids, context.clock.now())
    const products = requireProducts(book, ids, { sellable: false }).map((product, index) => {
      const qty = requested[index]?.quantity ?? 1
      return {
        id: product.id,
        price: toWire(unitPrice(product, qty)),
        ...breaksOf(product),
        traits: [...traitsOf(product.type)],
        availability: itemAvailability(product, qty),
        quantityAvailable: quantityAvailable(product, qty),
      }
    })
    const [rules, internal] = await Promise.all([
      rulesOf(context, input.zipcode, ids),
      internalFigures(context, requested, book),
    ])
    return { products, rules, ...(internal && { internal }) }
  }),

  send: sendHandler,

  products: os.products.handler(async ({ input, context }) => {
    const ids = input.products.map((product) => product.id)
    const { source } = await cartSale(context)
    const book = await source.priceBook(ids, context.clock.now())
    const products = requireProducts(book, ids, { sellable: true })
    return {
      products: products.map((product, index) =>
        presentItem(product, input.products[index]?.qty ?? 1, context.delivery),
      ),
    }
  }),
}

const orderLineOf = (product: PricedProduct, qty: number) =>
  orderLine({ product, qty, price: unitPrice(product, qty) })

/** The discount of a code on these products. Throws ApiError invalid_coupon, unknown_products. */
async function applyCoupon(
  context: CartContext,
  input: { couponCode: string; products: readonly { id: string; quantity: number }[] },
) {
  const at = context.clock.now()
  const { source } = await cartSale(context)
  const requested = mergeLines(input.products.map(({ id, quantity }) => ({ id, qty: quantity })))
  const ids = requested.map((line) => line.id)
  const [coupon, book] = await Promise.all([
    source.findCoupon(input.couponCode, at),
    source.priceBook(ids, at),
  ])
  const lines = requireProducts(book, ids, { sellable: true }).map((product, index) =>
    orderLineOf(product, requested[index]?.qty ?? 1),
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
}
