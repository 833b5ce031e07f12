import { oc } from '@orpc/contract'
import { z } from 'zod'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { TODAY_LIST, WORK_GROUPS, WORK_KINDS } from './rules/work.ts'

const moment = z.iso.datetime()
const accountID = z.int().positive()
const owner = z.object({ id: accountID, name: z.string(), isMe: z.boolean() })

const work = z.object({
  kind: z.enum(WORK_KINDS),
  /** names the work among its kind */
  key: z.string(),
  /** the order that it is about, or '' */
  orderID: z.string(),
  /** the page of the portal where it is done */
  href: z.string(),
  who: z.string(),
  phone: z.string(),
  /** what the facts add: an amount, the buyer's words */
  what: z.string(),
  since: moment.nullable(),
  /** until when it is promised; null: no promise */
  due: moment.nullable(),
  owner: owner.nullable(),
  /** whether it can be given to a person here; otherwise on its own page */
  isGivenHere: z.boolean(),
})
export type Work = z.infer<typeof work>

const person = z.object({ id: accountID, name: z.string(), role: z.enum(['sales', 'operations', 'admin']) })
export type WorkPerson = z.infer<typeof person>

const tab = z.object({ group: z.enum(['all', ...WORK_GROUPS]), count: z.int(), isMore: z.boolean() })

/** What the portal answers to staff. */
export const todayContract = {
  list: oc
    .route({ method: 'GET', path: '/partner/today', tags: ['partner'], summary: 'What waits for a person' })
    .input(listInput(TODAY_LIST, { after }))
    .output(z.object({ work: z.array(work), next, tabs: z.array(tab), people: z.array(person) })),
  /** The work about one order that waits, for the page of the order. */
  ofOrder: oc
    .route({
      method: 'GET',
      path: '/partner/today/orders/{orderID}',
      tags: ['partner'],
      summary: 'What waits about one order, and who has it',
    })
    .input(z.object({ orderID: z.string().min(1).max(40) }))
    .output(
      z.object({
        work: z.array(z.object({ kind: z.enum(WORK_KINDS), key: z.string(), owner: owner.nullable() })),
        people: z.array(person),
      }),
    ),
  /**
   * Gives work to a person, or back. `was`: who had it on the page; null: no person. 400 `invalid` for a
   * person who does not do such work, 404 `not_found` for work of another role, 409 `taken` when another
   * person was faster | `done` when it waits no more | `elsewhere` for work that its own page gives.
   */
  assign: oc
    .route({ method: 'POST', path: '/partner/today/owner', tags: ['partner'], summary: 'Who has this work' })
    .input(
      z.strictObject({
        kind: z.enum(WORK_KINDS),
        key: z.string().min(1).max(200),
        was: accountID.nullable(),
        owner: accountID.nullable(),
      }),
    )
    .output(z.object({ owner: owner.nullable() })),
}
