import { oc } from '@orpc/contract'
import { z } from 'zod'
import { cartRulesSchema, type WireCartRules } from '#features/compliance/contract.ts'
import { taxBasisSchema } from '#features/location/contract.ts'
import { MAX_QUANTITY } from '#features/pricing/rules/requested-line.ts'
import type { WireShippingRate } from '#features/shipping/contract.ts'
import type { ShippingOption } from '#features/shipping/rules/option.ts'
import { type Cents, fromWire, toCents, toWire } from '#kit/money.ts'
import { line } from '#kit/text/plain-text.ts'
import { availabilitySchema, internalFiguresSchema, thumbnailSchema } from './contract/parts.ts'
import { CART_NAME } from './rules/cart-link.ts'
import type { CheckedProduct } from './rules/events.ts'
import { type Cart, type CartItem, MAX_LINES, type StoredCart } from './rules/types.ts'

const productId = z.string().regex(/^\d{9}$/)
const quantity = z.int().min(1).max(MAX_QUANTITY)
/** A price that a browser claims. The server parses it and never uses it. */
const claim = z.number().min(0).max(100_000_000).nullish()
const discountClaim = z.union([claim, z.strictObject({ discountAmount: claim })]).nullish()
const productLines = z
  .array(
    z.strictObject({
      id: productId,
      quantity,
      price: claim,
      discount: discountClaim,
      /** the accepted quote that the line pays; the server takes its prices from there */
      quoteID: line(40).nullish(),
    }),
  )
  .max(MAX_LINES)

// The fields that are equal on the wire and in the browser's cart; each side adds its amounts.
const itemFacts = {
  id: productId,
  name: z.string(),
  description: z.string(),
  details: z.string(),
  qty: quantity,
  thumbnail: thumbnailSchema.nullable(),
  breadcrumbs: z.array(z.object({ name: z.string(), url: z.string() })),
  isService: z.boolean(),
  isAdditionalService: z.boolean(),
  additionalServices: z.array(z.string()),
  serviceImage: z.string(),
  sku: z.string(),
  brand: z.string(),
  category: z.string(),
  url: z.string(),
  kBType: z.string(),
  quoteID: z.string().nullable(),
  weightLb: z.number(),
  shipsFree: z.boolean(),
  paysShipping: z.boolean(),
  availability: availabilitySchema,
}

/** An item as POST /cart/products answers it: our facts, our price. */
const wireItemSchema = z.object({ ...itemFacts, price: z.number(), retailPrice: z.number() })
export type WireItem = z.infer<typeof wireItemSchema>

const cents = z
  .int()
  .min(0)
  .transform((value): Cents => toCents(value))

/** An item as the browser keeps it: amounts in cents. */
const storedItemSchema = z.object({
  ...itemFacts,
  price: cents,
  retailPrice: cents,
  discount: z.object({ discountAmount: cents }),
  discountAmount: cents,
  couponDiscountAmount: cents,
  repricing: z.object({ price: cents, reason: z.string() }).nullable(),
})

/** The storage entry `alpine.cart`. */
export const storedCartSchema: z.ZodType<StoredCart> = z.object({
  items: z.array(storedItemSchema).max(MAX_LINES),
  couponCode: z.string().max(40).nullable(),
  preferredShipping: z
    .object({
      type: z.enum(['standard', 'expedited', 'guaranteed']),
      requestedShipDate: z.iso.date().nullable(),
    })
    .nullable(),
})

/** A cart item from an answer of POST /cart/products. */
export function itemFromWire(wire: WireItem): CartItem {
  const none = toCents(0)
  const price = fromWire(wire.price)
  return {
    ...wire,
    price,
    retailPrice: fromWire(wire.retailPrice),
    discount: { discountAmount: none },
    discountAmount: none,
    couponDiscountAmount: none,
    repricing: null,
  }
}

export const optionFromWire = (rate: WireShippingRate): ShippingOption => ({
  ...rate,
  cost: fromWire(rate.cost),
  overrideCost: null,
})

const checkedProductSchema = z.object({
  id: productId,
  price: z.number(),
  availability: availabilitySchema,
  quantityAvailable: z.int(),
})

export const checkedFromWire = (wire: z.infer<typeof checkedProductSchema>): CheckedProduct => ({
  ...wire,
  price: fromWire(wire.price),
})

export const rulesFromWire = (wire: WireCartRules): Cart['rules'] =>
  wire && { zip: wire.zipcode, checks: wire.products }

const checkedCartSchema = z.object({
  products: z.array(checkedProductSchema),
  rules: cartRulesSchema,
  internal: internalFiguresSchema.optional(),
})

const discountedProductSchema = z.object({
  productNumber: productId,
  discountAmount: z.number(),
  fullPrice: z.number(),
  resetPrice: z.number(),
})

export const discountedFromWire = (wire: z.infer<typeof discountedProductSchema>) => ({
  productNumber: wire.productNumber,
  discountAmount: fromWire(wire.discountAmount),
  fullPrice: fromWire(wire.fullPrice),
  resetPrice: fromWire(wire.resetPrice),
})

/** The products of a cart in the form that the calls below take. */
export const productLinesOf = (items: readonly CartItem[]) =>
  items.map((item) => ({
    id: item.id,
    quantity: item.qty,
    price: toWire(item.price),
    ...(item.quoteID !== null && { quoteID: item.quoteID }),
  }))

const taxRequestSchema = z.strictObject({
  products: productLines,
  destinationZip: z.string().max(100),
  /** the shipping option's type */
  shipping: z.string().max(40).nullish(),
  shippingCost: claim,
  /** our choice: discounts are computed from the code, not believed */
  couponCode: z.string().max(40).nullish(),
})

export const cartContract = {
  /** The tax of this cart at our own prices. 400 `invalid_zip`, 404 `unknown_products`, 429 `too_many`. */
  tax: oc
    .route({
      method: 'POST',
      path: '/cart/tax',
      tags: ['cart'],
      summary: 'Sales tax of a cart at its destination',
    })
    .input(taxRequestSchema)
    .output(
      // Rate and basis are our choice: the words beside the tax say whose rate it is.
      z.object({ tax: z.number(), rate: z.number(), freightTaxable: z.boolean(), basis: taxBasisSchema }),
    ),

  /** 400 `invalid_coupon` "Invalid Discount Code" for every reason; 429 `too_many`. */
  applyCoupon: oc
    .route({
      method: 'POST',
      path: '/cart/apply_coupon_code',
      tags: ['cart'],
      summary: 'How much a discount code takes off these products',
    })
    .input(z.strictObject({ couponCode: z.string().min(1).max(40), products: productLines }))
    .output(
      z.object({
        couponCode: z.string(),
        discount: z.number(),
        discountedProducts: z.array(discountedProductSchema),
      }),
    ),

  /**
   * Current prices, stock and the rules of the place; nothing for an empty list (V-CHECK). Marks products
   * that are no longer sold.
   */
  check: oc
    .route({
      method: 'POST',
      path: '/cart/check',
      tags: ['cart'],
      summary: 'Whether a cart can still be ordered as it is',
    })
    .input(z.strictObject({ zipcode: z.string().max(100), products: productLines }))
    .output(checkedCartSchema),

  /**
   * Mails a list of products with our prices and a link that fills a cart with them. Needs an Idempotency-Key
   * header: one mail per key. 400 `invalid`, 404 `unknown_products`, 409 `idempotency_conflict` |
   * `in_progress`, 429 `too_many`.
   */
  send: oc
    .route({
      method: 'POST',
      path: '/cart/send',
      tags: ['cart'],
      summary: 'Mails a cart and the link that opens it',
    })
    .input(
      z.strictObject({
        email: z.email().trim().max(254),
        name: z.string().trim().regex(CART_NAME),
        products: productLines.min(1),
        remind: z.boolean().default(false),
      }),
    )
    .output(z.object({ received: z.literal(true) })),

  /**
   * The items for these ids, in the requested order. 404 `unknown_products` with details.products: the ids we
   * do not sell.
   */
  products: oc
    .route({
      method: 'POST',
      path: '/cart/products',
      tags: ['cart'],
      summary: 'Items to put in a cart, with current prices',
    })
    .input(
      z.strictObject({
        products: z.array(z.strictObject({ id: productId, qty: quantity.default(1) })).max(MAX_LINES),
      }),
    )
    .output(z.object({ products: z.array(wireItemSchema) })),
}
