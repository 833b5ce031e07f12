import { oc } from '@orpc/contract'
import { z } from 'zod'
import { CERTIFICATE_NUMBER } from '#features/selling/orders/rules/certificate.ts'
import { PARTNER_METHODS, PAYMENT_METHODS } from '#features/selling/payments/rules/methods.ts'
import {
  addressFields,
  deliveryFields,
  maybe,
  refuseBoxes,
} from '#features/selling/shipping/contract/delivery-address.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { isInCents } from '#lib/money.ts'
import { line } from '#lib/text/plain-text.ts'
import * as fields from '#lib/typed/fields.ts'
import { email, typed } from '#lib/typed/schemas.ts'
import { DEFAULT_DELIVERY_TYPE } from './rules/delivery-type.ts'

const texts = defineTexts({ twoDecimals: 'An amount has at most two decimals' })

/**
 * Amounts travel as JSON numbers with at most two decimals; our ceiling keeps sums far inside safe integers.
 */
const amount = z.number().min(0).max(10_000_000).refine(isInCents, texts.twoDecimals)

const date = z.iso.date()

const billingInfoSchema = z.strictObject(addressFields)
const shippingInfoSchema = z
  .strictObject({ ...deliveryFields, deliveryType: line(60).default(DEFAULT_DELIVERY_TYPE) })
  .superRefine(refuseBoxes)

const checkoutItemSchema = z.strictObject({
  id: z.string().regex(/^\d{9}$/),
  price: amount,
  retailPrice: amount.nullish(),
  kBType: line(60).nullish(),
  discount: z.strictObject({ discountAmount: amount.nullish() }).nullish(),
  qty: z.int().min(1).max(999),
  quoteID: line(40).nullish(),
})

/** The provider's token in the specification's `cardInfo`: card data itself never reaches us. */
const cardInfoSchema = z.strictObject({
  paymentMethodNonce: z.string().min(1).max(255),
  deviceData: z.string().max(4_000).nullish(),
})

const paymentInfoSchema = z.strictObject({
  amount,
  method: z.enum([...PAYMENT_METHODS, ...PARTNER_METHODS]),
  cardInfo: cardInfoSchema.nullish(),
})

const shippingMethodSchema = z.strictObject({
  cost: amount,
  type: line(40).min(1),
  deliveryDate: date.nullish(),
  expectedShipDate: date.nullish(),
  requestedShipDate: date.nullish(),
  overrideCost: amount.nullish(),
})

// Partners only. A shopper may send them empty, as the specification's client does; anything else is refused
// with 403.
const partnerField = z.union([z.string().max(2_000), z.number(), z.boolean()]).nullish()

/** Product id → ids of the installation services the shopper selected. */
const installationQuoteSelectionsSchema = z
  .record(z.string().regex(/^\d{9}$/), z.array(line(40)).max(20))
  .nullish()

const checkoutRequestSchema = z.strictObject({
  email,
  phone: typed(fields.phone),
  phoneExt: z
    .string()
    .trim()
    .max(10)
    .regex(/^\d*$/)
    .nullish()
    .transform((value) => value ?? ''),
  phone2: maybe(fields.phone),
  billingInfo: billingInfoSchema,
  shippingInfo: shippingInfoSchema,
  paymentInfo: paymentInfoSchema,
  products: z.array(checkoutItemSchema).max(200),
  /** number of the buyer's EPA 608 certificate: needed for refrigerant */
  epaCertificate: z.string().trim().regex(CERTIFICATE_NUMBER).nullish(),
  shippingMethod: shippingMethodSchema,
  discounts: z.strictObject({ couponCode: z.string().trim().max(40).nullish() }).nullish(),
  installationQuoteSelections: installationQuoteSelectionsSchema,
  /** of a quote: the total that the buyer agreed to in place of the signed one */
  agreedTotal: amount.nullish(),
  originalOrder: partnerField,
  customerID: partnerField,
  projectID: partnerField,
  discountReason: partnerField,
  discountComments: partnerField,
  discountResponsibleParty: partnerField,
  removeVideo: partnerField,
  removeTaxAmount: partnerField,
  /** our choice: the partner's own number for the order, and the price request whose prices it has */
  purchaseOrder: partnerField,
  pnetReprice: partnerField,
})

const optionalText = (max: number) =>
  line(max)
    .nullish()
    .transform((value) => value || null)
const number = z
  .union([
    z.int().min(1),
    z
      .string()
      .regex(/^[1-9]\d{0,14}$/)
      .transform(Number),
  ])
  .nullish()
const flag = z
  .union([z.boolean(), z.literal('')])
  .nullish()
  .transform((value) => value === true)

/** The partner fields as a partner may fill them; the store reads them after it knows who asks. */
export const partnerFieldsSchema = z.object({
  originalOrder: z
    .union([z.int().min(1).transform(String), line(40)])
    .nullish()
    .transform((value) => value || null),
  customerID: z.union([z.literal('').transform(() => null), number]).transform((value) => value ?? null),
  projectID: z.union([z.literal('').transform(() => null), number]).transform((value) => value ?? null),
  discountReason: optionalText(200),
  discountComments: optionalText(1_000),
  discountResponsibleParty: optionalText(120),
  removeVideo: flag,
  removeTaxAmount: flag,
  purchaseOrder: optionalText(40),
  pnetReprice: z.union([z.literal('').transform(() => null), number]).transform((value) => value ?? null),
})
export type PartnerFields = z.output<typeof partnerFieldsSchema>

export type CheckoutRequest = z.output<typeof checkoutRequestSchema>
/** The body that a browser sends. */
export type CheckoutBody = z.input<typeof checkoutRequestSchema>

/**
 * `pending`: wait for a payment call; `confirming`: the provider has not answered yet, poll GET
 * /orders/{orderID}/state.
 */
const checkoutResultSchema = z.object({
  orderID: z.string(),
  state: z.enum(['pending', 'awaiting_funds', 'authorized', 'confirming']),
  total: z.number(),
})
export type CheckoutResult = z.infer<typeof checkoutResultSchema>

const partnerOfferSchema = z.object({
  /** what staff may change in a sale; the calls check it again */
  may: z.object({
    reprice: z.boolean(),
    removeTax: z.boolean(),
    lowerShipping: z.boolean(),
    /** what a price or the shipping may be lowered by without another person's approval */
    alonePercent: z.number(),
  }),
  /** null when the customer's company has no credit account */
  terms: z
    .object({
      companyName: z.string(),
      /** from shipping to the day of payment */
      days: z.int(),
      limit: z.number(),
      left: z.number(),
      /** why the account cannot be used now */
      unavailable: z.string().nullable(),
    })
    .nullable(),
})

/**
 * Needs an Idempotency-Key header: the browser's checkout attempt key, the same for every resend of one
 * attempt. Refusals: 409 `price` with `invalidProductPrices: [{ id, price }]` and the current `totals`; 409
 * `certificate_needed`: refrigerant without `epaCertificate`; 409 `out_of_stock` with `products`; 409
 * `coupon_invalid`, `shipping_not_offered`, `idempotency_conflict`,
 * `in_progress` (Retry-After); 403 `not_allowed`: a partner's field from a stranger, or `forbidden`: a field
 * that the partner may not use; 404 `unknown_party`: another company's customer or project; 409
 * `reason_needed`, `override_refused`, `needs_approval`, `cart_changed`, `price_waiting`, `price_expired`,
 * `price_used`, `prices_moved`; 409 `signed_total_differs` with `signed` and `total`: the order of a quote
 * costs another total than the signed one, and `agreedTotal` does not say that the buyer agreed to it; 402
 * `payment_declined` with `orderID`: the order stays open, pay it through POST /checkout/creditCard; 429
 * `proof_needed` with a `challenge` (ALTCHA): send the same call again with the solution in the header
 * x-proof; 429 `cards_paused`: pay by another method; 429
 * `too_many` (Retry-After): too many large orders or wrong discount codes.
 */
export const checkoutContract = {
  /** For partners, with the bearer token and the header x-partner-sale. 404 `unknown_party`. */
  partner: oc
    .route({
      method: 'GET',
      path: '/checkout/partner',
      tags: ['checkout'],
      summary: 'What a partner may do with a sale, and the credit that the company has left',
    })
    .output(partnerOfferSchema),

  place: oc
    .route({
      method: 'POST',
      path: '/checkout',
      tags: ['checkout'],
      summary: 'Places an order, and pays it when the request has a card token',
    })
    .input(checkoutRequestSchema)
    .output(checkoutResultSchema),
}
