import { oc } from '@orpc/contract'
import { z } from 'zod'
import { QUOTE_STATES } from '#features/partners/quotes/rules/states.ts'
import { SHIPMENT_STATES } from '#features/selling/fulfilment/rules/shipping.ts'
import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { DESK_ACTIONS } from '../rules/allowed-actions.ts'
import { texts } from '../texts.ts'
import { damageSchema } from './damaging.ts'
import { refundsSchema } from './refunding.ts'
import { returnsSchema } from './returning.ts'
import { machinesSchema } from './serials.ts'
import { orderID } from './shapes.ts'

const moment = z.iso.datetime()
const address = z.object({
  name: z.string(),
  company: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
})

const orderSchema = z.object({
  orderID: z.string(),
  /** goes up with each event; an action sends back the one that its person saw */
  version: z.int(),
  state: z.enum(ORDER_STATES),
  /** the reason in a request to cancel it; null without a request */
  cancelAsked: z.string().nullable(),
  review: z.enum(['waiting', 'approved']).nullable(),
  orderedAt: moment,
  /** an unpaid order ends then */
  expiresAt: moment.nullable(),
  method: z.string(),
  buyer: z.object({ email: z.string(), phone: z.string(), extension: z.string(), phone2: z.string() }),
  shipTo: address.extend({ deliveryType: z.string(), carrierInstructions: z.string() }),
  billTo: address,
  delivery: z.object({
    label: z.string(),
    /** the day that the buyer or staff chose */
    shipOn: z.string().nullable(),
    shipsOn: z.string().nullable(),
    arrivesFrom: z.string().nullable(),
    arrivesTo: z.string().nullable(),
  }),
  company: z.object({ id: z.int(), name: z.string() }).nullable(),
  customer: z.object({ id: z.int(), name: z.string() }).nullable(),
  projectID: z.int().nullable(),
  /** `addsTo`: the order that it adds to */
  quote: z.object({ id: z.int(), number: z.string(), addsTo: z.string().nullable() }).nullable(),
  /** quotes for what staff added, oldest first; `orderID`: the order that paid it */
  additions: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      state: z.enum(QUOTE_STATES),
      total: z.number(),
      orderID: z.string().nullable(),
    }),
  ),
  placedBy: z.string().nullable(),
  purchaseOrder: z.string().nullable(),
  couponCode: z.string().nullable(),
  lines: z.array(
    z.object({
      lineNo: z.int(),
      productID: z.string(),
      sku: z.string(),
      name: z.string(),
      qty: z.int(),
      price: z.number(),
      isService: z.boolean(),
      isFreight: z.boolean(),
      isRefrigerant: z.boolean(),
      shipped: z.int(),
      calledOff: z.int(),
      returned: z.int(),
      /** units that are in no shipment yet */
      waiting: z.int(),
    }),
  ),
  sums: z.object({
    subTotal: z.number(),
    discount: z.number(),
    shipping: z.number(),
    tax: z.number(),
    total: z.number(),
    totalNow: z.number().describe('without what was called off; 0 once it is canceled'),
  }),
  shipments: z.array(
    z.object({
      number: z.int(),
      carrier: z.string(),
      tracking: z.string(),
      url: z.string().nullable(),
      /** `waiting`: its money is not captured yet, so it has not left */
      state: z.enum([...SHIPMENT_STATES, 'waiting']),
      madeAt: moment,
      leftAt: moment.nullable(),
      deliveredAt: moment.nullable(),
      appointmentOn: z.string().nullable(),
      lines: z.array(z.object({ lineNo: z.int(), qty: z.int() })),
    }),
  ),
  certificate: z
    .object({
      number: z.string(),
      state: z.enum(['waiting', 'verified', 'refused']),
      by: z.string().nullable(),
      at: moment.nullable(),
      how: z.string().nullable(),
    })
    .nullable(),
  /** oldest first; `before` and `after`: what we hold of the buyer’s money */
  money: z.array(
    z.object({
      kind: z.enum(['authorization', 'capture', 'refund']),
      state: z.enum(['done', 'waiting', 'failed']),
      amount: z.number(),
      before: z.number(),
      after: z.number(),
      at: moment,
      provider: z.string(),
      reference: z.string().nullable(),
      actor: z.string(),
      reason: z.string(),
      errorCode: z.string().nullable(),
    }),
  ),
  terms: z.object({ owed: z.number(), received: z.number(), dueOn: z.string().nullable() }).nullable(),
  risk: z.object({
    card: z.string().nullable(),
    declines: z.int(),
    /** it ships to another ZIP code than the billing address */
    goesElsewhere: z.boolean(),
  }),
  /** the newest events, newest first; the timeline has all of them */
  news: z.array(z.object({ version: z.int(), kind: z.string(), by: z.string(), at: moment })),
  /** the versions of the edits that the reader can change back now */
  changeBack: z.array(z.int()),
  hold: z.object({ reason: z.string(), by: z.string(), at: moment }).nullable(),
  refunds: refundsSchema,
  returns: returnsSchema,
  damage: damageSchema,
  serials: machinesSchema,
  /** what the reader can do now; `whyNot` is null for those that can be done */
  actions: z.array(
    z.object({
      action: z.enum(DESK_ACTIONS),
      whyNot: z.enum(Object.keys(texts.refusals) as [keyof typeof texts.refusals]).nullable(),
    }),
  ),
})
export type DeskOrder = z.infer<typeof orderSchema>

export const readingCalls = {
  /** 404 `not_found`. */
  open: oc
    .route({
      method: 'GET',
      path: '/partner/desk/orders/{orderID}',
      tags: ['desk'],
      summary: 'All that staff need of one order, with what they can do now',
    })
    .input(z.object({ orderID }))
    .output(orderSchema),
}
