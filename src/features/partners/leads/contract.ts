import { oc } from '@orpc/contract'
import { z } from 'zod'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { LEAD_KINDS, LEAD_LIST, LEAD_STATES, MOST, OUTCOMES } from './rules/lead.ts'

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

const note = z.string().trim().max(MOST.note)

const moment = z.iso.datetime()
const lead = z.object({
  id: z.int(),
  reference: z.string(),
  kind: z.enum(LEAD_KINDS),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  receivedAt: moment,
  /** the beginning of the hour that the visitor chose */
  callbackAt: moment.nullable(),
  promisedAt: moment,
  calledAt: moment.nullable(),
  state: z.enum(LEAD_STATES),
  promise: z.enum(['waiting', 'overdue', 'kept', 'late', 'none']),
  claimedBy: z.string().nullable(),
  isMine: z.boolean(),
})
export type Lead = z.infer<typeof lead>

const openedLead = lead.extend({
  comments: z.string(),
  landingUrl: z.string(),
  pageUrl: z.string(),
  detailsPath: z.string().nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  note: z.string(),
  claimedAt: moment.nullable(),
  closedAt: moment.nullable(),
  deleteOn: z.string(),
  customerID: z.int().nullable(),
  projectID: z.int().nullable(),
})

// An id in an address is a text.
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const one = z.strictObject({ id })
const changed = z.object({ changed: z.literal(true) })

const post = (path: `/${string}`, summary: string) =>
  oc.route({ method: 'POST', path: `/partner/leads/{id}/${path.slice(1)}`, tags: ['partner'], summary })

/** What the portal answers to staff who may read leads. */
export const leadDeskContract = {
  list: oc
    .route({ method: 'GET', path: '/partner/leads', tags: ['partner'], summary: 'The list of leads' })
    .input(listInput(LEAD_LIST, { after }))
    .output(z.object({ leads: z.array(lead), next })),
  figures: oc
    .route({
      method: 'GET',
      path: '/partner/leads/figures',
      tags: ['partner'],
      summary: 'Leads that wait, and promises kept and broken in thirty days',
    })
    .output(z.object({ waiting: z.int(), overdue: z.int(), kept: z.int(), broken: z.int(), days: z.int() })),
  open: oc
    .route({ method: 'GET', path: '/partner/leads/{id}', tags: ['partner'], summary: 'A lead' })
    .input(one)
    .output(openedLead),
  /** 409 `claimed` when another person has it. */
  claim: post('/claim', 'The person who asks takes the lead').input(one).output(changed),
  /** 409 `not_yours`. */
  giveBack: post('/give-back', 'The person who has the lead gives it back').input(one).output(changed),
  /** The first call counts for the promise. 409 `not_yours` | `closed`. */
  called: post('/called', 'A call was made, and how it ended')
    .input(one.extend({ outcome: z.enum(OUTCOMES).exclude(['no-call']), note: note.default('') }))
    .output(changed),
  /** Without a call a note says why. 400 `invalid`, 409 `not_yours` | `closed`. */
  close: post('/close', 'Closes the lead')
    .input(one.extend({ note: note.default('') }))
    .output(changed),
  /** Once; the same answer again. 409 `not_yours`. */
  project: post('/project', 'Makes a customer and a project of the lead')
    .input(one)
    .output(z.object({ customerID: z.int(), projectID: z.int() })),
}
