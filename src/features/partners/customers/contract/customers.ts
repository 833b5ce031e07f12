import { oc } from '@orpc/contract'
import { z } from 'zod'
import { after, listInput } from '#platform/lists/contract.ts'
import { CUSTOMER_LIST, MOST, MOST_AT_ONCE } from '../rules/customer.ts'
import { WRITTEN_KINDS } from '../rules/timeline.ts'
import { bounded, id, person, place, reach, search, text, version } from './fields.ts'
import { listedProject } from './projects.ts'

const contact = z.object({
  id: z.int(),
  name: z.string(),
  role: z.string(),
  phone: z.string(),
  email: z.string(),
})

/** Answered by the store, with the bearer token of a partner. */
export const contactsContract = {
  /** C-CONTACTS. 401 `sign_in_needed`, 404 for a customer of another company. */
  list: oc
    .route({
      method: 'GET',
      path: '/customer_contacts/{id}',
      tags: ['partner'],
      summary: 'The contacts of a customer, the customer first',
    })
    .input(z.strictObject({ id }))
    .output(z.object({ contacts: z.array(contact) })),
}

const listed = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  company: z.string().nullable(),
  /** who looks after the customer */
  assigneeID: z.int().nullable(),
  assignee: z.string().nullable(),
  version: z.int(),
  changedAt: z.iso.datetime(),
})
export type ListedCustomer = z.infer<typeof listed>

/** One of several customers and who looks after it; with `version`, only while it is unchanged. */
const manyRow = z.strictObject({
  id,
  version: version.optional(),
  /** null: it is unassigned */
  assigneeID: id.nullable(),
})
export type ManyCustomersRow = z.infer<typeof manyRow>

const page = z.object({
  customers: z.array(listed),
  found: bounded,
  /** where the next page begins; null: this was the last */
  next: z.string().nullable(),
})

const customer = listed.extend({
  street: z.string(),
  contacts: z.array(contact),
  projects: z.array(listedProject),
})
export type Customer = z.infer<typeof customer>

const timeline = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      kindName: z.string(),
      text: z.string(),
      href: z.string(),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  next: z.string().nullable(),
})
export type TimelinePage = z.infer<typeof timeline>

const promisedCall = z.object({
  id: z.int(),
  customerID: z.int(),
  customerName: z.string(),
  phone: z.string(),
  text: z.string(),
  by: z.string(),
  on: z.iso.date(),
})
export type PromisedCall = z.infer<typeof promisedCall>

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['partners'], summary })

/** Every call: 401 `sign_in_needed`, 403 `forbidden`, 404 for a row of another company. */
export const customerCalls = {
  list: route('GET', '/partner/customers', 'Customers, a page at a time')
    .input(
      listInput(CUSTOMER_LIST, {
        limit: z.coerce.number().int().min(1).max(200).default(50),
        after,
      }),
    )
    .output(page),
  find: route('GET', '/partner/find', 'The first customers and projects that a few letters find')
    .input(z.strictObject({ search }))
    .output(z.object({ found: z.array(z.object({ href: z.string(), name: z.string(), note: z.string() })) })),
  open: route('GET', '/partner/customers/{id}', 'A customer with contacts and projects')
    .input(z.strictObject({ id }))
    .output(customer),
  /** 409 `duplicate` with the customers of the same phone or email, unless `evenIfDuplicate`. */
  create: route('POST', '/partner/customers', 'Makes a customer')
    .input(z.strictObject({ ...person, ...place, evenIfDuplicate: z.boolean().default(false) }))
    .output(z.object({ id: z.int() })),
  /** 409 `changed` with `theirs` when `version` is not the latest. */
  change: route('POST', '/partner/customers/{id}', 'Changes a customer')
    .input(z.strictObject({ id, version, ...person, ...place }))
    .output(z.object({ version: z.int() })),
  /** 409 `too_many` */
  addContact: route('POST', '/partner/customers/{id}/contacts', 'Adds a contact to a customer')
    .input(z.strictObject({ id, name: person.name, role: text(MOST.role).default(''), ...reach }))
    .output(contact),
  /**
   * Changes who looks after several customers. Rows that are gone, or that another person changed, are
   * skipped; `undo` is the input that takes the change back. 400 `invalid` for a person of another team.
   */
  changeMany: route('POST', '/partner/customers/many', 'Changes who looks after several customers')
    .input(z.strictObject({ rows: z.array(manyRow).min(1).max(MOST_AT_ONCE) }))
    .output(z.object({ changed: z.int(), skipped: z.int(), undo: z.array(manyRow) })),
  timeline: route('GET', '/partner/customers/{id}/timeline', 'The history of a customer, the latest first')
    .input(z.strictObject({ id, after }))
    .output(timeline),
  write: route('POST', '/partner/customers/{id}/timeline', 'Writes a call, note, visit or email')
    .input(
      z.strictObject({
        id,
        kind: z.enum(WRITTEN_KINDS),
        text: text(MOST.note),
        /** the day for which a call was promised */
        callOn: z.iso.date().optional(),
      }),
    )
    .output(z.object({ written: z.literal(true) })),
  promises: route('GET', '/partner/promised-calls', 'Calls that were promised and not made, the oldest first')
    .input(z.strictObject({ until: z.iso.date() }))
    .output(z.object({ calls: z.array(promisedCall), hasMore: z.boolean() })),
  /** 404 when the call was made already */
  called: route('POST', '/partner/promised-calls/{id}/called', 'Says that a promised call was made')
    .input(z.strictObject({ id }))
    .output(z.object({ called: z.literal(true) })),
}
