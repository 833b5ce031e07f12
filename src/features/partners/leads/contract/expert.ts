import { oc } from '@orpc/contract'
import { z } from 'zod'
import { MOST } from '../rules/lead.ts'

const text = (most: number) => z.string().max(most)

/** Calls that the store and the partner host answer without a sign-in. */
export const expertContract = {
  /**
   * Asks for a call by an expert (C-LEAD). 400 `invalid` with the form's messages in `details.issues`, 429
   * `too_many` | `proof_needed`. A second request of the same phone and day adds its comments to the first
   * and moves the call to the hour that it chose; without one the first promise holds.
   */
  expert: oc
    .route({
      method: 'POST',
      path: '/leads/expert',
      tags: ['support'],
      summary: 'Asks for a call by an expert within an hour of business hours',
    })
    .input(
      z.strictObject({
        name: text(MOST.name),
        comments: text(MOST.comments).default(''),
        callback: text(40).default('').describe('the beginning of an hour that GET /business-hours offers'),
        phone: text(40),
        leadLandingPageUrl: text(MOST.url).default(''),
        leadUrl: text(MOST.url).default(''),
      }),
    )
    .output(
      z.object({
        submitted: z.literal(true),
        reference: z.string(),
        promisedAt: z.iso.datetime(),
        promise: z.string().describe('"today by 2:40 PM CT"'),
        isRepeat: z.boolean().describe('the phone had an open request of the day, and its time holds'),
      }),
    ),
}
