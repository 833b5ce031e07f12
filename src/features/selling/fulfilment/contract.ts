import { oc } from '@orpc/contract'
import { z } from 'zod'
import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { lines } from '#lib/text/plain-text.ts'
import { MOST_PHOTOS_A_REPORT, photoUpload } from './rules/damage.ts'
import { RETURN_REASONS, RETURN_STATES } from './rules/returns.ts'
import { SHIPMENT_STATES } from './rules/shipping.ts'

const orderID = z.string().min(1).max(40)
const postal = z.string().max(12).optional()

const trackedLineSchema = z.object({
  id: z.string(),
  name: z.string(),
  qty: z.number(),
  /** of its machines, as far as we know them */
  serials: z.array(z.string()),
})

const trackedReplacementSchema = z.object({
  state: z.enum(['waiting', 'shipped']),
  /** '' until it ships */
  carrier: z.string(),
  tracking: z.string(),
  url: z.url().nullable(),
  askedAt: z.iso.datetime(),
  shippedAt: z.iso.datetime().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** what it takes the place of, at no charge */
  lines: z.array(trackedLineSchema),
})
export type TrackedReplacement = z.infer<typeof trackedReplacementSchema>

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
  /** comes by truck and by appointment; the buyer inspects it before signing */
  isFreight: z.boolean(),
  lines: z.array(trackedLineSchema),
})

const trackingSchema = z.object({
  orderID: z.string(),
  state: z.enum(ORDER_STATES),
  orderedAt: z.iso.datetime(),
  /** what was promised at checkout, yyyy-mm-dd */
  expectedOn: z.string().nullable(),
  shipments: z.array(trackedShipmentSchema),
  replacements: z.array(trackedReplacementSchema),
  refunds: z.array(z.object({ amount: z.number(), at: z.iso.datetime(), isDone: z.boolean() })),
  option: z.enum(['cancel', 'ask_to_cancel', 'ask_to_return', 'none']),
  /** requests of the buyer that staff have not answered yet */
  requested: z.enum(['cancel_request', 'return_request']).nullable(),
  /** why we could not do the last request to cancel */
  cancelRefused: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
  /** what may be sent back now, while `option` is ask_to_return */
  returnable: z.array(z.object({ lineNo: z.number(), name: z.string(), qty: z.number() })),
  returns: z.array(
    z.object({
      rma: z.string(),
      state: z.enum(RETURN_STATES),
      isFetched: z.boolean(),
      /** received in exchange for a replacement: no money goes back */
      isReplaced: z.boolean(),
      decision: z.string(),
      lines: z.array(z.object({ name: z.string(), qty: z.number() })),
    }),
  ),
  /** what never shipped and will not */
  calledOff: z.array(z.object({ name: z.string(), qty: z.number() })),
  mayReportDamage: z.boolean(),
  damage: z.array(z.object({ at: z.iso.datetime(), note: z.string(), photos: z.array(z.string()) })),
})
export type Tracking = z.infer<typeof trackingSchema>
export type TrackedShipment = z.infer<typeof trackedShipmentSchema>

/**
 * Every endpoint opens like the receipt, for the browser that placed the order or with its postal code, with
 * the same 404 and 429.
 */
export const fulfilmentContract = {
  track: oc
    .route({
      method: 'GET',
      path: '/orders/{orderID}/tracking',
      tags: ['orders'],
      summary: 'Where an order is: state, shipments, refunds',
    })
    .input(z.object({ orderID, postal }))
    .output(trackingSchema),
  emailSummary: oc
    .route({
      method: 'POST',
      path: '/orders/{orderID}/email-summary',
      tags: ['orders'],
      summary: 'Sends the order summary to the address the order was placed with',
    })
    .input(z.strictObject({ orderID, postal }))
    .output(z.object({ submitted: z.literal(true) })),
  request: oc
    .route({
      method: 'POST',
      path: '/orders/{orderID}/request',
      tags: ['orders'],
      summary: 'Cancels an order, or asks staff for a cancellation',
    })
    .input(
      z.strictObject({
        orderID,
        postal,
        option: z.enum(['cancel', 'ask_to_cancel']),
        reason: lines(500).optional(),
      }),
    )
    .output(z.object({ result: z.enum(['cancelled', 'requested']) })),
  /**
   * 409 `not_possible` with `reason`: not_charged, too_late, one_open, nothing_asked, no_such_line, too_many.
   */
  askReturn: oc
    .route({
      method: 'POST',
      path: '/orders/{orderID}/return',
      tags: ['orders'],
      summary: 'Asks to send goods back; answers with the number to write on the cartons',
    })
    .input(
      z.strictObject({
        orderID,
        postal,
        why: z.enum(RETURN_REASONS),
        note: lines(500).optional(),
        lines: z
          .array(z.strictObject({ lineNo: z.int().min(1).max(9_999), qty: z.int().min(1).max(9_999) }))
          .max(200),
      }),
    )
    .output(z.object({ rma: z.string() })),
  /**
   * multipart/form-data, 15 MB in all. Without the buyer's cookie the postal code comes in the header
   * x-order-postal, because the order is opened before the body is read. 422 for a file that is not a
   * photo, 507 `storage_full`.
   */
  reportDamage: oc
    .meta({ upload: photoUpload })
    .route({
      method: 'POST',
      path: '/orders/{orderID}/damage',
      tags: ['orders'],
      summary: 'Reports damage with photos (JPEG, PNG or WebP); the postal code is in x-order-postal',
    })
    .input(
      z.strictObject({
        orderID,
        postal,
        note: lines(1_000).min(1),
        noted: z.enum(['yes', 'no']).default('no'),
        photos: z.union([z.file(), z.array(z.file()).max(MOST_PHOTOS_A_REPORT)]).optional(),
      }),
    )
    .output(z.object({ submitted: z.literal(true) })),
  damagePhoto: oc
    .route({
      method: 'GET',
      path: '/orders/{orderID}/damage/{photo}',
      tags: ['orders'],
      summary: 'A photo of a damage report, to keep',
      outputStructure: 'detailed',
    })
    .input(z.object({ orderID, postal, photo: z.string().regex(/^[0-9a-f]{32}$/) }))
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.file() })),
}
