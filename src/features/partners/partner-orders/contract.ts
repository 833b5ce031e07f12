import { oc } from '@orpc/contract'
import { z } from 'zod'
import { STOCK_STATUSES } from '#features/catalog/catalog/rules/stock.ts'
import { SHIPMENT_STATES } from '#features/selling/fulfilment/rules/shipping.ts'
import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { MOST_ORDERS, ORDER_LIST, TABS } from './rules/order-ids.ts'

const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\p{Cc}]*$/u)

/** An attempt that never became an order: the payment was declined, or the buyer left. */
const UNPAID = ['declined', 'abandoned'] as const

const rowSchema = z.object({
  orderID: z.string(),
  state: z.enum(ORDER_STATES),
  total: z.number(),
  totalNow: z.number().describe('without what was called off; 0 once it is canceled'),
  method: z.string(),
  orderedAt: z.iso.datetime(),
  purchaseOrder: z.string().nullable(),
  companyID: z.int().nullable(),
  companyName: z.string().nullable(),
  customerID: z.int().nullable(),
  projectID: z.int().nullable(),
  shipTo: z.string(),
  unpaid: z.enum(UNPAID).nullable().describe('why no payment came about; null for an order'),
})
export type PartnerOrder = z.infer<typeof rowSchema>

const listedSchema = rowSchema.extend({
  promised: z.iso.date().nullable().describe('the last day of the promised delivery'),
  isLate: z.boolean().describe('the promise is over, and the order is not delivered'),
  carrier: z.string().nullable().describe('of the latest shipment'),
})
export type ListedOrder = z.infer<typeof listedSchema>

const countSchema = z.object({
  count: z.int().describe('at most 10,000'),
  isMore: z.boolean(),
  sum: z.number().describe('dollars of the orders that are counted'),
})
const totalsSchema = countSchema.extend({ tabs: z.array(countSchema.extend({ show: z.enum(TABS) })) })
export type OrderTotals = z.infer<typeof totalsSchema>

/** `cancel`: at once; `ask-cancel`: operations decides */
const ACTIONS = ['reorder', 'receive-payment', 'cancel', 'ask-cancel'] as const
export type OrderAction = (typeof ACTIONS)[number]

const orderSchema = rowSchema.extend({
  email: z.string(),
  phone: z.string(),
  placedBy: z.string().nullable(),
  shipping: z.record(z.string(), z.string()),
  subTotal: z.number(),
  discount: z.number(),
  shippingCost: z.number(),
  taxAmount: z.number(),
  lines: z.array(
    z.object({
      id: z.string(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      price: z.number(),
      isService: z.boolean(),
    }),
  ),
  partner: z
    .object({
      originalOrder: z.string().nullable(),
      discountReason: z.string().nullable(),
      discountComments: z.string().nullable(),
      discountResponsibleParty: z.string().nullable(),
      removeVideo: z.boolean(),
      taxRemoved: z.boolean(),
      priceRequest: z.int().nullable(),
      taxExemption: z.string().nullable(),
    })
    .nullable(),
  terms: z
    .object({ owed: z.number(), received: z.number(), dueOn: z.iso.date().nullable(), days: z.int() })
    .nullable(),
  shipments: z.array(
    z.object({
      carrier: z.string(),
      tracking: z.string(),
      /** the carrier's page of the shipment; null when it has none */
      url: z.string().nullable(),
      state: z.enum(SHIPMENT_STATES),
      units: z.int(),
    }),
  ),
  history: z.array(
    z.object({
      kind: z.string(),
      state: z.enum(ORDER_STATES),
      by: z.string(),
      reason: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** what the reader may do now */
  actions: z.array(z.enum(ACTIONS)),
})
export type PartnerOrderDetails = z.infer<typeof orderSchema>

const matchSchema = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  /** each, for the quantity of all lines that name it */
  price: z.number(),
  /** what more of it cost each, from `from` units on */
  breaks: z.array(z.object({ from: z.int(), price: z.number() })),
  availability: z.object({
    status: z.enum(STOCK_STATUSES),
    left: z.int().nullable(),
    restockOn: z.iso.date().nullable(),
  }),
})
export type MatchedProduct = z.infer<typeof matchSchema>

const linesSchema = z.object({
  lines: z.array(
    z.object({
      line: z.int(),
      text: z.string(),
      qty: z.int(),
      product: matchSchema.nullable(),
      /** what we sell instead of a discontinued model, or models with a similar number */
      substitutes: z.array(matchSchema),
      /** why the substitutes are named, and from where; null without any */
      why: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  ),
  /** the products that can go into a cart as they are */
  products: z.array(z.object({ id: z.string(), qty: z.int() })),
})
export type MatchedLines = z.infer<typeof linesSchema>

/** Orders of partners. A contractor sees the company's; another company's order answers 404. */
export const partnerOrdersContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/partner/orders',
      tags: ['partners'],
      summary: 'Orders that the caller may see, at most 50 a page',
    })
    .input(
      listInput(ORDER_LIST, {
        limit: z.coerce.number().int().min(1).max(MOST_ORDERS).default(MOST_ORDERS),
        after,
      }),
    )
    .output(z.object({ orders: z.array(listedSchema), next })),

  totals: oc
    .route({
      method: 'GET',
      path: '/partner/orders/totals',
      tags: ['partners'],
      summary: 'How many orders a list has and what they come to, counted up to 10,000',
    })
    .input(listInput(ORDER_LIST, { after }))
    .output(totalsSchema),

  open: oc
    .route({
      method: 'GET',
      path: '/partner/orders/{orderID}',
      tags: ['partners'],
      summary: 'An order with its lines, its history and what the reader may do',
    })
    .input(z.object({ orderID: text(40).min(1) }))
    .output(orderSchema),

  /** 404 `not_found`; 409 `not_possible`: the order has left, or is over. */
  cancel: oc
    .route({
      method: 'POST',
      path: '/partner/orders/{orderID}/cancel',
      tags: ['partners'],
      summary: 'Cancels an order, or asks operations to cancel it',
    })
    .input(z.strictObject({ orderID: text(40).min(1), reason: text(300).min(1) }))
    .output(z.object({ result: z.enum(['cancelled', 'requested']) })),

  receiptPdf: oc
    .route({
      method: 'GET',
      path: '/partner/orders/{orderID}/receipt.pdf',
      tags: ['partners'],
      summary: 'The receipt of an order as a PDF in US Letter',
    })
    .input(z.object({ orderID: text(40).min(1) }))
    .output(z.file().mime('application/pdf')),

  /** At most 200 lines; 400 `too_many_lines`. */
  lines: oc
    .route({
      method: 'POST',
      path: '/partner/lines',
      tags: ['partners'],
      summary: 'The products of a pasted list of model numbers or a CSV',
    })
    .input(
      z.strictObject({
        text: z
          .string()
          .max(20_000)
          .regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u),
      }),
    )
    .output(linesSchema),
}
