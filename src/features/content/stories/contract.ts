import { oc } from '@orpc/contract'
import { z } from 'zod'
import { lines } from '#lib/text/plain-text.ts'
import { tidyEmail } from '#lib/typed/email.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { SUBMISSION_LIST, SUBMISSION_STATES } from '#platform/submissions/rules/submission.ts'
import { LIMITS, MOST_PAGES, storyUpload } from './rules/story.ts'

const pictureSchema = z.object({
  type: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})

const storySchema = z.object({
  id: z.string(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  place: z.string(),
  system: z.string(),
  photo: z
    .object({ url: z.string(), width: z.number(), height: z.number() })
    .nullable()
    .describe('a picture that the customer sent'),
  drawing: pictureSchema.nullable().describe('the equipment as a drawing, where there is no photo'),
  href: z.string().nullable().describe('where products like it are'),
  publishedOn: z.string().nullable().describe('yyyy-mm-dd; null for a story that came with the store'),
})
export type CustomerStory = z.infer<typeof storySchema>

/** An address names a number as text. */
const number = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const one = z.strictObject({ id: number })
const picture = z.object({ headers: z.record(z.string(), z.string()), body: z.file() })

export const storiesContract = {
  /** E-STORIES */
  list: oc
    .route({
      method: 'GET',
      path: '/customer-stories',
      tags: ['content'],
      summary: 'Published customer stories, newest first',
    })
    .input(z.object({ page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1) }))
    .output(
      z.object({
        'hydra:member': z.array(storySchema),
        'hydra:totalItems': z.number().int(),
      }),
    ),
  photo: oc
    .route({
      method: 'GET',
      path: '/customer-stories/{id}/photo',
      tags: ['content'],
      summary: 'The photo of a published story',
      outputStructure: 'detailed',
    })
    .input(one)
    .output(picture),
  /**
   * 400 `invalid`, 413 `too_large`, 422 `picture_refused`, 429 `proof_needed` with a challenge
   */
  submit: oc
    .meta({ upload: storyUpload })
    .route({
      method: 'POST',
      path: '/customer-stories',
      tags: ['content'],
      summary: 'Sends a story with an optional photo; staff read it before it is published',
    })
    .input(
      z.strictObject({
        author: lines(LIMITS.author),
        place: lines(LIMITS.place),
        system: lines(LIMITS.system),
        title: lines(LIMITS.title),
        body: lines(LIMITS.body),
        email: lines(LIMITS.email).overwrite(tidyEmail),
        consent: z.enum(['yes', 'no']).default('no'),
        photo: z.file().optional(),
      }),
    )
    .output(z.object({ received: z.literal(true) })),
}

const waitingSchema = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  author: z.string(),
  place: z.string(),
  system: z.string(),
  email: z.string(),
  hasPhoto: z.boolean(),
  consentedAt: z.iso.datetime().nullable(),
  consentText: z.string().nullable(),
  receivedAt: z.iso.datetime(),
  state: z.enum(SUBMISSION_STATES),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
})
export type DeskStory = z.infer<typeof waitingSchema>

const changed = z.object({ changed: z.literal(true) })

/** What the portal answers to staff. */
export const storyDeskContract = {
  list: oc
    .route({ method: 'GET', path: '/partner/stories', tags: ['partner'], summary: 'Stories by state' })
    .input(listInput(SUBMISSION_LIST, { after }))
    .output(z.object({ stories: z.array(waitingSchema), next })),
  photo: oc
    .route({
      method: 'GET',
      path: '/partner/stories/{id}/photo',
      tags: ['partner'],
      summary: 'The photo of a story',
      outputStructure: 'detailed',
    })
    .input(one)
    .output(picture),
  /** 409 `story_decided` | `no_consent` */
  publish: oc
    .route({
      method: 'POST',
      path: '/partner/stories/{id}/publish',
      tags: ['partner'],
      summary: 'Publishes a story that has a record of consent',
    })
    .input(one)
    .output(changed),
  /** 409 `story_decided` */
  refuse: oc
    .route({
      method: 'POST',
      path: '/partner/stories/{id}/refuse',
      tags: ['partner'],
      summary: 'Refuses a story; its author gets the reason by mail',
    })
    .input(one.extend({ reason: lines(1_000).min(1) }))
    .output(changed),
  /** A published story whose author takes the consent back. */
  withdraw: oc
    .route({
      method: 'POST',
      path: '/partner/stories/{id}/withdraw',
      tags: ['partner'],
      summary: 'Removes a story with its photo and the data of its author',
    })
    .input(one)
    .output(changed),
}
