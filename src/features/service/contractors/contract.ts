import { oc } from '@orpc/contract'
import { z } from 'zod'
import { line, lines } from '#lib/text/plain-text.ts'
import { tidyEmail } from '#lib/typed/email.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { SUBMISSION_LIST, SUBMISSION_STATES } from '#platform/submissions/rules/submission.ts'
import { FEEDBACK_LIMITS, KEPT_PRICES } from './rules/feedback.ts'
import { EPA_TYPES, JOBS, MOST_OF_LISTING, MOST_ZIPS } from './rules/listing.ts'

const companyId = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const job = z.enum(JOBS)

const priceRange = z.object({
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

const day = line(10).default('')
const epaType = z.union([z.enum(EPA_TYPES), z.literal('')])
const id = companyId
const one = z.strictObject({ id })

/** What a company says of itself. */
const ownDraft = {
  licenseNumber: line(MOST_OF_LISTING.number).default(''),
  licenseIssuer: line(MOST_OF_LISTING.issuer).default(''),
  licenseEndsOn: day,
  epaNumber: line(MOST_OF_LISTING.number).default(''),
  epaType: epaType.default(''),
  baseZip: line(MOST_OF_LISTING.zip),
  radiusMiles: z.int(),
  extraZips: z
    .array(line(MOST_OF_LISTING.zip))
    .max(MOST_ZIPS + 1)
    .default([]),
  prices: z
    .array(z.strictObject({ job: z.enum(JOBS), low: z.int(), high: z.int() }))
    .max(JOBS.length)
    .default([])
    .describe('whole dollars'),
}
/** What staff add: what they checked, and whether homeowners see the listing. */
const draft = {
  ...ownDraft,
  licenseCheckedOn: day,
  epaCheckedOn: day,
  isShown: z.boolean().default(false),
}
const version = z.int().min(0).max(2_147_483_646)

const deskListingSchema = z.object({
  id: z.int().describe('the number of the company'),
  name: z.string(),
  isClosed: z.boolean(),
  licenseNumber: z.string(),
  licenseIssuer: z.string(),
  licenseEndsOn: z.string(),
  licenseCheckedOn: z.string(),
  epaNumber: z.string(),
  epaType,
  epaCheckedOn: z.string(),
  baseZip: z.string(),
  radiusMiles: z.int(),
  extraZips: z.array(z.string()),
  prices: z.array(priceRange),
  isShown: z.boolean(),
  isSeen: z.boolean().describe('shown, the license has not ended, and the company is open'),
  stars: z.number().nullable(),
  feedbackCount: z.int(),
  version: z.int().describe('0: the company has no listing yet'),
  changedBy: z.string(),
})
export type DeskListing = z.infer<typeof deskListingSchema>

const deskFeedbackSchema = z.object({
  id: z.int(),
  companyId: z.int(),
  company: z.string(),
  orderId: z.string().nullable(),
  rating: z.int(),
  keptPrice: z.enum(KEPT_PRICES),
  body: z.string(),
  author: z.string(),
  email: z.string(),
  isOfCompany: z.boolean().describe('the mailbox belongs to the domain of the company'),
  consentedAt: z.iso.datetime().nullable(),
  consentText: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  state: z.enum(SUBMISSION_STATES),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
})
export type DeskFeedback = z.infer<typeof deskFeedbackSchema>

const changed = z.object({ changed: z.literal(true) })

const route = (method: 'GET' | 'POST', path: `/partner/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['partner'], summary })

/** What the portal answers to staff about installers. */
export const contractorDeskContract = {
  list: route('GET', '/partner/contractor-listings', 'Listings for homeowners by company, a page at a time')
    .input(z.strictObject({ after }))
    .output(z.object({ listings: z.array(deskListingSchema), next })),
  /** A company without a listing answers an empty one with version 0. */
  open: route('GET', '/partner/contractor-listings/{id}', 'The listing of a company')
    .input(one)
    .output(deskListingSchema),
  /** 400 `invalid`, 409 `changed`. */
  save: route('POST', '/partner/contractor-listings/{id}', 'Makes or changes the listing of a company')
    .input(z.strictObject({ id, version, ...draft }))
    .output(deskListingSchema),
  /** A company without a listing gets an empty one with version 0. */
  own: route('GET', '/partner/own-listing', 'The listing of the company of the contractor').output(
    deskListingSchema,
  ),
  /** 400 `invalid`, 409 `changed`. */
  saveOwn: route(
    'POST',
    '/partner/own-listing',
    'Changes the listing of the own company; what changed in license or certificate must be checked again',
  )
    .input(z.strictObject({ version, ...ownDraft }))
    .output(deskListingSchema),
  feedback: route('GET', '/partner/contractor-feedback', 'Feedback by state, 50 at a time')
    .input(listInput(SUBMISSION_LIST, { after }))
    .output(z.object({ feedback: z.array(deskFeedbackSchema), next })),
  /** 409 `feedback_decided` | `no_consent` | `counted_already` */
  publish: route(
    'POST',
    '/partner/contractor-feedback/{id}/publish',
    'Publishes feedback; it counts in the rating',
  )
    .input(one)
    .output(changed),
  /** 409 `feedback_decided` */
  refuse: route(
    'POST',
    '/partner/contractor-feedback/{id}/refuse',
    'Refuses feedback; its author gets the reason by mail',
  )
    .input(one.extend({ reason: lines(1_000).min(1) }))
    .output(changed),
  /** Feedback whose author takes the consent back. */
  withdraw: route(
    'POST',
    '/partner/contractor-feedback/{id}/withdraw',
    'Removes feedback with the data of its author',
  )
    .input(one)
    .output(changed),
}
