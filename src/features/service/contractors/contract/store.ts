import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line, lines } from '#lib/text/plain-text.ts'
import { tidyEmail } from '#lib/typed/email.ts'
import { FEEDBACK_LIMITS, KEPT_PRICES } from '../rules/feedback.ts'
import { EPA_TYPES, JOBS } from '../rules/listing.ts'

export const companyId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const job = z.enum(JOBS)

export const priceRange = z.object({
  job,
  low: z.number().describe('dollars for labor, without equipment and permit'),
  high: z.number(),
})

const contractorSchema = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  about: z.string(),
  licenseNumber: z.string(),
  licenseIssuer: z.string(),
  licenseEndsOn: z.iso.date(),
  licenseCheckedOn: z.iso.date(),
  epaType: z.enum(EPA_TYPES).describe('type of the EPA 608 certificate; its number is shown to staff alone'),
  epaCheckedOn: z.iso.date(),
  baseZip: z.string(),
  radiusMiles: z.int(),
  extraZips: z.int().describe('how many ZIP codes beside the distance'),
  miles: z.number().nullable().describe('from the base to the ZIP code that was asked for'),
  stars: z.number().nullable().describe('mean of the published feedback, 1 to 5'),
  feedbackCount: z.int(),
  prices: z.array(priceRange),
})
export type ListedInstaller = z.infer<typeof contractorSchema>

const order = {
  orderID: z.string().trim().min(1).max(40).optional(),
  postal: z.string().trim().max(12).optional(),
}

/** E-CONTRACTOR */
const listingSchema = z.object({
  orderId: z.string().nullable(),
  contractors: z.array(contractorSchema),
  email: z.string().nullable().describe('the email address of the order'),
  show_rating: z.boolean().describe('whether any of the contractors has a rating'),
  /** our choice: the place that was asked for */
  place: z.object({ zip: z.string(), city: z.string(), state: z.string() }),
})

const feedbackSchema = z.object({
  id: z.int(),
  rating: z.int(),
  keptPrice: z.enum(KEPT_PRICES),
  body: z.string(),
  author: z.string(),
  bought: z.boolean().describe('whether the equipment was bought here'),
  publishedOn: z.iso.date(),
})
export type PublishedFeedback = z.infer<typeof feedbackSchema>

export const contractorsContract = {
  /**
   * E-CONTRACTOR. With an order, its ZIP code counts when none is given. 400 `invalid_zip`; with an order
   * also 404 `order_not_found`, 429 `too_many_tries`.
   */
  list: oc
    .route({
      method: 'GET',
      path: '/contractors',
      tags: ['support'],
      summary: 'Checked installers that serve a ZIP code, the best rated first',
    })
    .input(z.object({ zipcode: z.string().trim().max(12).optional(), job: job.optional(), ...order }))
    .output(listingSchema),
  /** 404 `not_found` for an installer that homeowners do not see. */
  open: oc
    .route({
      method: 'GET',
      path: '/contractors/{id}',
      tags: ['support'],
      summary: 'One installer with the newest published feedback',
    })
    .input(z.object({ id: companyId }))
    .output(z.object({ contractor: contractorSchema, feedback: z.array(feedbackSchema) })),
  /**
   * The feedback waits until staff decide. 400 `invalid`, 404 `not_found`, 429 `proof_needed` with a
   * challenge; with an order also 404 `order_not_found`, 429 `too_many_tries`.
   */
  sendFeedback: oc
    .route({
      method: 'POST',
      path: '/contractors/{id}/feedback',
      tags: ['support'],
      summary: 'Sends feedback about an installer; staff read it before it is published and counts',
    })
    .input(
      z.strictObject({
        id: companyId,
        rating: z.int(),
        keptPrice: z.enum(KEPT_PRICES).default('unsaid'),
        body: lines(FEEDBACK_LIMITS.body),
        author: line(FEEDBACK_LIMITS.author),
        email: line(FEEDBACK_LIMITS.email).overwrite(tidyEmail),
        consent: z.boolean(),
        ...order,
      }),
    )
    .output(z.object({ received: z.literal(true) })),
}
