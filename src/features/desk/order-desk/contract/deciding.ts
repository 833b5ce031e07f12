import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { change, post, reason, result } from './shapes.ts'

/**
 * Money that came, and decisions about an order. 404 `not_found`; 409 `changed` when another person was
 * quicker, and a reason of `texts.refusals` when the order does not allow it.
 */
export const decidingCalls = {
  /** Needs a fresh second factor for an invoice and for a large order (403 `step_up_needed`). */
  receiveCheck: post('receive-check', 'Records a check that has cleared, or the payment of an invoice')
    .input(z.strictObject({ ...change, reference: line(80).min(1) }))
    .output(result('received')),
  approve: post('approve', 'Approves a large order by check and reserves its stock')
    .input(z.strictObject(change))
    .output(result('approved')),
  decideCertificate: post('certificate', 'Verifies or refuses the EPA 608 certificate of an order')
    .input(
      z.strictObject({
        ...change,
        decision: z.enum(['verified', 'refused']),
        /** how it was verified, or why it is refused */
        how: reason,
        /** a number that the buyer gave later */
        number: line(60).optional(),
      }),
    )
    .output(result('verified', 'refused')),
  /** Needs a fresh second factor (403 `step_up_needed`). */
  cancel: post('cancel', 'Cancels an order that has not left')
    .input(z.strictObject({ ...change, reason }))
    .output(result('cancelled')),
  askCancel: post('ask-cancel', 'Asks operations to cancel an order')
    .input(z.strictObject({ ...change, reason }))
    .output(result('requested')),
  refuseCancel: post(
    'refuse-cancel',
    'Answers a request to cancel with "no"; the buyer gets the reason by mail',
  )
    .input(z.strictObject({ ...change, reason }))
    .output(result('cancel_refused')),
}
