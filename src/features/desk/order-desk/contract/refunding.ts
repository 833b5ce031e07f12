import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { orderID, post, reason } from './shapes.ts'

const dollars = z.number().min(0.01).max(9_999_999)
const units = z
  .array(z.strictObject({ lineNo: z.int().min(1).max(9_999), quantity: z.int().min(1).max(999_999) }))
  .max(200)
/** `lines`: the price of these units with tax; `amount` with tax; neither: all that is left. */
const wanted = { lines: units.optional(), amount: dollars.multipleOf(0.01).optional() }

/** What may still be refunded of an order, and the refund that waits. */
export const refundsSchema = z.object({
  left: z.number(),
  /** staff send a check; otherwise the provider gives the money back the way it came */
  byHand: z.boolean(),
  /** dollars that one person may still refund of this order */
  aloneUpTo: z.number(),
  lines: z.array(z.object({ lineNo: z.int(), name: z.string(), units: z.int() })),
  waiting: z
    .object({
      id: z.uuid(),
      amount: z.number(),
      reason: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
      mayDecide: z.boolean(),
    })
    .nullable(),
  mayRefund: z.boolean(),
})

/**
 * Refunds in part or whole. Above the limit of the store facts a refund waits until an administrator decides.
 * 404 `not_found`; 409 with a reason of `texts.refusals`.
 */
export const refundingCalls = {
  /** Changes nothing. */
  previewRefund: post('refund-preview', 'What a refund would give the buyer')
    .input(z.strictObject({ orderID, ...wanted }))
    .output(
      z.object({
        amount: z.number(),
        tax: z.number(),
        leftAfter: z.number(),
        byHand: z.boolean(),
        takesTwo: z.boolean(),
      }),
    ),
  /**
   * Needs a fresh second factor (403 `step_up_needed`). The same `key` again answers as the first time. 409
   * `amount_changed` when the refund is not what was `expected`.
   */
  refund: post('refund', 'Refunds an order, or asks an administrator to approve it')
    .input(
      z.strictObject({
        ...{ orderID, ...wanted, key: z.uuid(), expected: dollars, reason },
        /** the damage report that it settles; needs `damage.settle` too */
        damage: z.uuid().optional(),
      }),
    )
    .output(z.object({ result: z.enum(['requested', 'by_hand', 'waiting']), amount: z.number() })),
  /** Needs a fresh second factor. The person who asked never decides (409 `own_refund`). */
  decideRefund: post('refund-decision', 'Approves or refuses a refund that waits')
    .input(
      z.strictObject({
        orderID,
        id: z.uuid(),
        decision: z.enum(['approved', 'refused']),
        reason: line(300).optional(),
      }),
    )
    .output(z.object({ result: z.enum(['requested', 'by_hand', 'refused_refund']), amount: z.number() })),
}
