import { oc } from '@orpc/contract'
import { z } from 'zod'
import { email } from '#lib/typed/schemas.ts'
import { MOST_REASON } from './rules/person-request.ts'

const tags = ['partner']
const reason = z.string().max(MOST_REASON)

const found = z.object({
  /** the folder of the capability that keeps the rows */
  capability: z.string(),
  what: z.string(),
  count: z.int(),
  fate: z.enum(['delete', 'blank', 'keep']),
  /** the law or the purpose, when the rows are kept */
  why: z.string().nullable(),
})
export type FoundData = z.infer<typeof found>

const counts = z.array(z.object({ what: z.string(), count: z.int() }))

/** a name in a sentence, and where staff end it */
const pages = z.array(z.object({ name: z.string(), href: z.string() }))
export type NamedPages = z.infer<typeof pages>

const request = z.object({
  id: z.int(),
  kind: z.enum(['export', 'erase']),
  /** the address, only while an erasure runs */
  email: z.string().nullable(),
  by: z.string(),
  reason: z.string(),
  at: z.iso.datetime(),
  state: z.enum(['waiting', 'done', 'refused']),
  endedAt: z.iso.datetime().nullable(),
  erased: counts,
  kept: counts,
  refusal: z.string().nullable(),
  refusalPages: pages,
})
export type PersonRequest = z.infer<typeof request>

/** What the portal answers to administrators about the data of a person. */
export const peopleDataContract = {
  /** What the store has of a mailbox, and what an erasure does with it. 429 `too_many`. */
  preview: oc
    .route({
      method: 'POST',
      path: '/partner/people-data/preview',
      tags,
      summary: 'What we know of a person',
    })
    .input(z.strictObject({ email }))
    .output(
      z.object({
        email: z.string(),
        found: z.array(found),
        /** what must end before the person can be erased; empty: nothing */
        holds: z.array(z.object({ sentence: z.string(), pages })),
      }),
    ),
  /**
   * Everything that the store has of a mailbox: a ZIP file with `person.json` and the photos and documents
   * that it names. 404 `not_found` when it has nothing; 429 `too_many`.
   */
  export: oc
    .route({ method: 'POST', path: '/partner/people-data/export', tags, summary: 'Export of a person' })
    .input(z.strictObject({ email, reason }))
    .output(z.file()),
  /**
   * Erases a person in the background. Asked twice at once, it runs once. 400 `invalid` for another address
   * or no reason; 404 `not_found` when the store has nothing; 409 `held` when something must end first.
   */
  erase: oc
    .route({ method: 'POST', path: '/partner/people-data/erase', tags, summary: 'Erase a person' })
    .input(z.strictObject({ email, again: z.string().max(254), reason }))
    .output(z.object({ id: z.int() })),
  /** Exports and erasures, the newest first. */
  requests: oc
    .route({ method: 'GET', path: '/partner/people-data/requests', tags, summary: 'Requests about people' })
    .input(z.object({ before: z.coerce.number().int().positive().optional() }))
    .output(z.object({ requests: z.array(request), older: z.int().nullable() })),
}
