import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { enteredSerials } from './serials.ts'
import { change, post, reason, result } from './shapes.ts'

/** Refusals as in deciding.ts. `waiting`: the payment provider has been asked and has not answered yet. */
export const shippingCalls = {
  ship: post('ship', 'Makes a shipment of these units, or of all that is left')
    .input(
      z.strictObject({
        ...change,
        carrier: line(60).min(1),
        tracking: line(60).min(1),
        /** everything that is left when left out */
        lines: z
          .array(z.strictObject({ lineNo: z.int().min(1).max(9_999), quantity: z.int().min(1).max(999_999) }))
          .max(200)
          .optional(),
        /** of the machines that leave; needs `serials.write` too. 409 `serial` names a wrong one */
        serials: enteredSerials.optional(),
      }),
    )
    .output(result('shipped', 'part_shipped', 'waiting')),
  deliver: post('deliver', 'Marks what is on its way as delivered')
    .input(z.strictObject(change))
    .output(result('delivered')),
  /** Needs a fresh second factor (403 `step_up_needed`). */
  callOff: post('call-off', 'Cancels what has not shipped of an order')
    .input(z.strictObject({ ...change, reason }))
    .output(result('called_off', 'waiting').extend({ amount: z.number().optional() })),
}
