import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { OWN_KINDS } from '#features/partners/customers/rules/timeline.ts'
import { addTimelineEntry, insertProject, ownCustomer } from '#features/partners/customers/server/index.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'

const NO_PLACE = { street: '', city: '', state: '', zip: '' }

interface Caller {
  name: string
  /** ten digits, or '' when the mail address is known */
  phone: string
  email: string
  projectName: string
  /** what the caller wrote; it goes into the history */
  note: string
}

interface Permissions {
  customers: Authorized<'customers.write'>
  projects: Authorized<'projects.write'>
}

/**
 * Makes a project for a person who asked us for a call. A customer of ours with the same phone or the same
 * mail address is that person; otherwise we make a customer.
 */
export async function projectOfCaller(
  trx: Transaction<Tables>,
  permissions: Permissions,
  { caller, now }: { caller: Caller; now: Date },
): Promise<{ customerId: number; projectId: number }> {
  const { name, phone, email } = caller
  const customerId = await ownCustomer(trx, permissions.customers, {
    draft: { ...NO_PLACE, name, phone, email },
    now,
  })
  const projectId = await insertProject(trx, permissions.projects, {
    customerID: customerId,
    draft: { ...NO_PLACE, name: caller.projectName },
    now,
  })
  if (caller.note !== '')
    await addTimelineEntry(trx, {
      customerId,
      projectId,
      kind: OWN_KINDS.note,
      text: caller.note,
      actor: permissions.customers.actor,
      now,
    })
  return { customerId, projectId }
}
