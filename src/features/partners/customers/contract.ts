import { oc } from '@orpc/contract'
import { z } from 'zod'
import { contactsContract, customerCalls } from './contract/customers.ts'
import { id, text } from './contract/fields.ts'
import { projectCalls } from './contract/projects.ts'

/** a list of the portal by its name */
const list = z.string().max(50)
const view = z.object({
  id: z.int(),
  name: z.string(),
  search: z.string(),
  /** who shared it with all staff; null: it is the reader's own */
  sharedBy: z.string().nullable(),
  mayRemove: z.boolean(),
})

const route = (method: 'GET' | 'POST', path: `/${string}`, summary: string) =>
  oc.route({ method, path, tags: ['partners'], summary })

/**
 * The views of lists that a person saved, and for staff those that colleagues shared. 401 `sign_in_needed`;
 * 403 for a list that they may not read; 404 for an unknown one
 */
const viewCalls = {
  views: route('GET', '/partner/views', 'The saved views of a list')
    .input(z.strictObject({ list }))
    .output(z.object({ views: z.array(view), mayShare: z.boolean() })),
  /** 403 to share without the permission; 409 `too_many` */
  saveView: route('POST', '/partner/views', 'Saves a view of a list; the same name replaces it')
    .input(z.strictObject({ list, name: text(60), search: text(400), isShared: z.boolean().optional() }))
    .output(z.object({ saved: z.literal(true) })),
  removeView: route('POST', '/partner/views/{id}/remove', 'Removes an own view, or a shared one')
    .input(z.strictObject({ id }))
    .output(z.object({ removed: z.boolean() })),
}

export type {
  Customer,
  ListedCustomer,
  ManyCustomersRow,
  PromisedCall,
  TimelinePage,
} from './contract/customers.ts'
export type { ListedProject, ManyRow, Project, ProjectPhoto, ProjectRoom } from './contract/projects.ts'
export { contactsContract }

/** Answered by the partner portal alone. */
export const customersContract = { ...customerCalls, ...viewCalls }
export const projectsContract = projectCalls
