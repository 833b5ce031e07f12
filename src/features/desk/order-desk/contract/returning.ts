import { oc } from '@orpc/contract'
import { z } from 'zod'
import { RETURN_REASONS, RETURN_STATES } from '#features/selling/fulfilment/rules/returns.ts'
import { line } from '#lib/text/plain-text.ts'
import { orderID, post } from './shapes.ts'

const rma = line(9).regex(/^R[0-9A-Z]{8}$/)
const lineNo = z.int().min(1).max(9_999)
const units = z.strictObject({ lineNo, quantity: z.int().min(1).max(999_999) })

/** The returns of an order, and what may still come back. */
export const returnsSchema = z.object({
  returns: z.array(
    z.object({
      rma: z.string(),
      state: z.enum(RETURN_STATES),
      why: z.enum(RETURN_REASONS),
      note: z.string(),
      decision: z.string(),
      askedAt: z.iso.datetime(),
      lines: z.array(
        z.object({ lineNo, name: z.string(), qty: z.int(), writtenOff: z.int(), replaced: z.int() }),
      ),
      /** dollars that receiving it gives back: nothing for units that a replacement took the place of */
      refund: z.number(),
      /** above the limit of one person: the refund waits for a second one */
      takesTwo: z.boolean(),
      /** dollars with these, which take a reason */
      most: z.number(),
    }),
  ),
  returnable: z.array(z.object({ lineNo, name: z.string(), units: z.int() })),
  mayAsk: z.boolean(),
  mayDecide: z.boolean(),
})

/** Returns of an order. 404 `not_found`; 409 with a reason of `texts.refusals`. */
export const returningCalls = {
  askReturn: post('returns', 'Opens a return for a buyer')
    .input(
      z.strictObject({
        orderID,
        why: z.enum(RETURN_REASONS),
        note: line(500).optional(),
        lines: z.array(units).max(200),
        /** the damage report that it settles; needs `damage.settle` too */
        damage: z.uuid().optional(),
      }),
    )
    .output(z.object({ rma: z.string() })),
  decideReturn: post('return-decision', 'Approves or refuses a return; the buyer gets a mail')
    .input(
      z.strictObject({
        orderID,
        rma,
        decision: z.enum(['approved', 'refused']),
        reason: line(300).optional(),
      }),
    )
    .output(z.object({ result: z.enum(['approved', 'refused_return']) })),
  /**
   * Needs a fresh second factor (403 `step_up_needed`): it refunds the price of the units with tax. Units
   * that a replacement took the place of give nothing back, unless an amount and a reason are given: 409
   * `replaced_already` without a reason, `replaced_too_much` above what one person may refund. Above that
   * limit a refund waits for a second person, and the goods are taken in.
   */
  receiveReturn: post('return-receipt', 'Takes returned goods in and refunds them')
    .input(
      z.strictObject({
        ...{ orderID, rma, writtenOff: z.array(units).max(200) },
        /** dollars */
        amount: z.number().min(0).max(9_999_999).multipleOf(0.01).optional(),
        reason: line(300).optional(),
      }),
    )
    .output(
      z.object({
        result: z.enum(['none', 'replaced', 'requested', 'by_hand', 'waiting']),
        amount: z.number(),
      }),
    ),
  returnLabel: oc
    .route({
      method: 'GET',
      path: '/partner/desk/orders/{orderID}/returns/{rma}/label.pdf',
      tags: ['desk'],
      summary: 'The label and instructions of an approved return, as a PDF',
    })
    .input(z.object({ orderID, rma }))
    .output(z.file()),
}
