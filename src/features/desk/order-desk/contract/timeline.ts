import { oc } from '@orpc/contract'
import { z } from 'zod'
import { after, next } from '#platform/lists/contract.ts'
import { TIMELINE_GROUPS } from '../rules/timeline.ts'
import { editedSchema } from './editing.ts'
import { orderID } from './shapes.ts'

/** `by`: '' when the entry has no person of its own. */
const shared = { id: z.string(), at: z.iso.datetime(), by: z.string(), reason: z.string() }

const entry = z.discriminatedUnion('source', [
  z.object({
    ...shared,
    source: z.literal('event'),
    kind: z.string(),
    version: z.int(),
    /** of an edit: what it changed */
    edit: z.object({ before: editedSchema, after: editedSchema }).nullable(),
  }),
  z.object({
    ...shared,
    source: z.literal('mail'),
    kind: z.string(),
    mailID: z.int(),
    /** failed: the last try failed, and it is tried again */
    state: z.enum(['waiting', 'sent', 'failed']),
    isAgain: z.boolean(),
  }),
  z.object({
    ...shared,
    source: z.literal('note'),
    noteID: z.string(),
    body: z.string(),
    isChanged: z.boolean(),
    isMine: z.boolean(),
  }),
  z.object({
    ...shared,
    source: z.literal('money'),
    kind: z.enum(['authorization', 'capture', 'refund']),
    state: z.enum(['done', 'waiting', 'failed']),
    amount: z.number(),
    provider: z.string(),
    errorCode: z.string().nullable(),
  }),
  z.object({
    ...shared,
    source: z.literal('shipment'),
    number: z.int(),
    carrier: z.string(),
    tracking: z.string(),
    /** false: its money is not captured yet */
    hasLeft: z.boolean(),
  }),
  z.object({
    ...shared,
    source: z.literal('work'),
    work: z.string(),
    key: z.string(),
    was: z.object({ id: z.int(), name: z.string() }).nullable(),
    owner: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** the last one of this work, which the reader can take back */
    isLast: z.boolean(),
  }),
])
export type TimelineEntry = z.infer<typeof entry>

export const timelineCalls = {
  /** Newest first, a page at a time. 404 `not_found`; 400 `invalid` for an `after` that is no place. */
  timeline: oc
    .route({
      method: 'GET',
      path: '/partner/desk/orders/{orderID}/timeline',
      tags: ['desk'],
      summary: 'All that happened to an order: events, mails, notes, money, shipments, who had the work',
    })
    .input(z.object({ orderID, group: z.enum(TIMELINE_GROUPS).default('all'), after }))
    .output(z.object({ entries: z.array(entry), next })),
}
