import { oc } from '@orpc/contract'
import { z } from 'zod'
import { taxBasisSchema } from '#features/catalog/location/contract.ts'
import { ORDER_STATES } from './rules/order-state.ts'

const orderID = z.string().min(1).max(40)
const address = z.object({
  name: z.string(),
  company: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.string(),
})

const receiptLineSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  qty: z.number(),
  price: z.number(),
  discount: z.number(),
  lineTotal: z.number(),
  isService: z.boolean(),
})

/**
 * The confirmation page, the receipt, its PDF and the mail all read this, so their totals are always equal
 * (I8).
 */
const receiptSchema = z.object({
  orderID: z.string(),
  state: z.enum(ORDER_STATES),
  orderedAt: z.iso.datetime(),
  placedAt: z.iso.datetime().nullable(),
  /** until when an unpaid order is held */
  heldUntil: z.iso.datetime().nullish(),
  /** a large order by check waits for a person, and nothing is reserved for it */
  isInReview: z.boolean().optional(),
  email: z.string(),
  phone: z.string(),
  billing: address,
  shipping: address.extend({ deliveryType: z.string(), carrierInstructions: z.string() }),
  shippingMethod: z.object({
    type: z.string(),
    label: z.string(),
    /** first and last day of the promised delivery; orders of earlier releases have the first alone */
    deliveryDate: z.string().nullable(),
    deliveryDateTo: z.string().nullable(),
    expectedShipDate: z.string().nullable(),
  }),
  payment: z.object({
    method: z.string(),
    card: z.object({ type: z.string(), last4: z.string() }).nullable(),
    /** only of an order on net terms of the buyer's company; `dueOn` once the order has shipped */
    terms: z.object({ days: z.int(), dueOn: z.iso.date().nullable() }).optional(),
  }),
  /** of an order by check: to whom it is made out, and where it is mailed */
  mailCheckTo: z.object({ payee: z.string(), address: z.string() }).optional(),
  lines: z.array(receiptLineSchema),
  couponCode: z.string().nullable(),
  subTotal: z.number(),
  discount: z.number(),
  shippingCost: z.number(),
  taxAmount: z.number(),
  taxRate: z.number(),
  /** whose rate it is; null for orders of earlier releases */
  taxBasis: taxBasisSchema.nullable(),
  total: z.number(),
})
export type Receipt = z.infer<typeof receiptSchema>

/**
 * The answer that the confirmation page polls: the order's state, and whether its payment is being confirmed
 * or was declined.
 */
const orderProgressSchema = z.object({
  orderID: z.string(),
  state: z.enum(ORDER_STATES),
  payment: z.enum(['none', 'confirming', 'declined', 'accepted']),
  total: z.number(),
})
export type OrderProgress = z.infer<typeof orderProgressSchema>

/**
 * An order opens for the browser that placed it (signed cookie) or with its postal code. A wrong id and a
 * wrong postal code get the same 404 `order_not_found`; too many wrong guesses get 429 `too_many_tries`. The
 * specification has no endpoint for it.
 */
export const ordersContract = {
  receipt: oc
    .route({
      method: 'GET',
      path: '/orders/{orderID}',
      tags: ['orders'],
      summary: 'An order as its receipt shows it',
    })
    .input(z.object({ orderID, postal: z.string().max(12).optional() }))
    .output(receiptSchema),
  progress: oc
    .route({
      method: 'GET',
      path: '/orders/{orderID}/state',
      tags: ['orders'],
      summary: 'The state of an order and of its payment',
    })
    .input(z.object({ orderID, postal: z.string().max(12).optional() }))
    .output(orderProgressSchema),
  receiptPdf: oc
    .route({
      method: 'GET',
      path: '/orders/{orderID}/receipt.pdf',
      tags: ['orders'],
      summary: 'The receipt as a PDF in US Letter',
    })
    .input(z.object({ orderID, postal: z.string().max(12).optional() }))
    .output(z.file().mime('application/pdf')),
}
