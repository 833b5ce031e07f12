import { oc } from '@orpc/contract'
import { z } from 'zod'
import { orderID, post, result } from './shapes.ts'

const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)

/** The mails about an order, and sending one of them again. Refusals as in deciding.ts. */
export const mailingCalls = {
  mail: oc
    .route({
      method: 'GET',
      path: '/partner/desk/orders/{orderID}/mails/{id}',
      tags: ['desk'],
      summary: 'A mail about an order, written from the order as it is now',
    })
    .input(z.strictObject({ orderID, id }))
    .output(
      z.object({
        kind: z.string(),
        /** the mailbox of the order */
        to: z.string(),
        at: z.iso.datetime(),
        isSent: z.boolean(),
        error: z.string().nullable(),
        /** null: what it said is no longer known */
        letter: z.object({ subject: z.string(), text: z.string() }).nullable(),
        /** why it can’t be sent again; null when it can */
        whyNot: z.string().nullable(),
      }),
    ),
  /** `key` is new for each press. Throws 429 too_many. */
  mailAgain: post('mails/again', 'Sends a mail about an order once more, to the mailbox of the order')
    .input(z.strictObject({ orderID, id, key: z.uuid() }))
    .output(result('queued')),
}
