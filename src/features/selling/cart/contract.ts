import { oc } from '@orpc/contract'
import { z } from 'zod'
import { cartRulesSchema } from '#features/catalog/compliance/contract.ts'
import { taxBasisSchema } from '#features/catalog/location/contract.ts'
import { line } from '#lib/text/plain-text.ts'
import { email } from '#lib/typed/schemas.ts'
import {
  availabilitySchema,
  internalFiguresSchema,
  itemFacts,
  productId,
  quantity,
} from './contract/stored-cart.ts'
import { CART_NAME } from './rules/cart-link.ts'
import { MAX_LINES } from './rules/types.ts'

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

/**
 * What more of a product cost each, from `from` units on, the price of one first; left out where every
 * quantity costs the same.
 */
const breaksSchema = z.array(z.object({ from: z.int(), price: z.number() })).optional()

/** An item as POST /cart/products answers it: our facts, our price. */
const wireItemSchema = z.object({
  ...itemFacts,
  price: z.number(),
  retailPrice: z.number(),
  breaks: breaksSchema,
})
export type WireItem = z.infer<typeof wireItemSchema>

const checkedProductSchema = z.object({
  id: productId,
  price: z.number(),
  breaks: breaksSchema,
  traits: z.array(z.string()).describe('of its type, e.g. "burns-gas"'),
  availability: availabilitySchema,
  quantityAvailable: z.int(),
})

export type WireCheckedProduct = z.infer<typeof checkedProductSchema>
export type WireInternalFigures = z.infer<typeof internalFiguresSchema>

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

export type WireDiscountedProduct = z.infer<typeof discountedProductSchema>

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
   * Mails a list of products with our prices and a link that fills a cart with them. With an Idempotency-Key
   * header it is one mail per key. 400 `invalid`, 404 `unknown_products`, 409 `idempotency_conflict` |
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
        email,
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
