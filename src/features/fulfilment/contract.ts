import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ORDER_STATES } from '#features/orders/rules/order-state.ts'
import { SHIPMENT_STATES } from './rules/shipping.ts'

const orderID = z.string().min(1).max(40)
const postal = z.string().max(12).optional()

const trackedShipmentSchema = z.object({
  number: z.number(),
  carrier: z.string(),
  tracking: z.string(),
  /** the carrier's own page; null when we do not know one */
  url: z.url().nullable(),
  state: z.enum(SHIPMENT_STATES),
  shippedAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  /** yyyy-mm-dd */
  appointmentOn: z.string().nullable(),
  lines: z.array(z.object({ id: z.string(), name: z.string(), qty: z.number() })),
})

const trackingSchema = z.object({
  orderID: z.string(),
  state: z.enum(ORDER_STATES),
  orderedAt: z.iso.datetime(),
  /** what was promised at checkout, yyyy-mm-dd */
  expectedOn: z.string().nullable(),
  shipments: z.array(trackedShipmentSchema),
  refunds: z.array(z.object({ amount: z.number(), at: z.iso.datetime(), isDone: z.boolean() })),
  option: z.enum(['cancel', 'ask_to_cancel', 'ask_to_return', 'none']),
  /** what the buyer has asked for and nobody has answered yet */
  requested: z.enum(['cancel_request', 'return_request']).nullable(),
})
export type Tracking = z.infer<typeof trackingSchema>
export type TrackedShipment = z.infer<typeof trackedShipmentSchema>

/** Opens like the receipt: for the browser that placed the order, or with its postal code; same 404 and 429. */
export const fulfilmentContract = {
  track: oc
    .route({ method: 'GET', path: '/orders/{orderID}/tracking', tags: ['orders'], summary: 'Where an order is: state, shipments, refunds' })
    .input(z.object({ orderID, postal }))
    .output(trackingSchema),
  emailSummary: oc
    .route({ method: 'POST', path: '/orders/{orderID}/email-summary', tags: ['orders'], summary: 'Sends the order summary to the address the order was placed with' })
    .input(z.strictObject({ orderID, postal }))
    .output(z.object({ submitted: z.literal(true) })),
  request: oc
    .route({ method: 'POST', path: '/orders/{orderID}/request', tags: ['orders'], summary: 'Cancels an order, or asks staff for a cancellation or a return' })
    .input(z.strictObject({ orderID, postal, option: z.enum(['cancel', 'ask_to_cancel', 'ask_to_return']), reason: z.string().max(500).optional() }))
    .output(z.object({ result: z.enum(['cancelled', 'requested']) })),
}
