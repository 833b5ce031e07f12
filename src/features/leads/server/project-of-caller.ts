import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables/index.ts'
import type { Authorized } from '#features/accounts/server/index.ts'
import { tidyCustomer } from '#features/customers/rules/customer.ts'
import { addTimelineEntry, insertCustomer, insertProject } from '#features/customers/server/index.ts'

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
 * Makes a project for a person who asked us for a call. A customer of ours with the same phone, or without a
 * phone the same mail address, is that person; otherwise a customer is made.
 */
export async function projectOfCaller(
  trx: Transaction<Tables>,
  permissions: Permissions,
  { caller, now }: { caller: Caller; now: Date },
): Promise<{ customerId: number; projectId: number }> {
  const draft = tidyCustomer({ ...NO_PLACE, ...caller })
  const known = await trx
    .selectFrom('customer')
    .select('id')
    .where('company_id', 'is', null)
    .where(draft.phone === '' ? 'email' : 'phone', '=', draft.phone === '' ? draft.email : draft.phone)
    .orderBy('id')
    .executeTakeFirst()
  const { name, phone, email } = draft
  const customer = { ...NO_PLACE, name, phone, email }
  const customerId = known?.id ?? (await insertCustomer(trx, permissions.customers, { customer, now }))
  const projectId = await insertProject(trx, permissions.projects, {
    customerID: customerId,
    draft: { ...NO_PLACE, name: caller.projectName },
    now,
  })
  if (caller.note !== '')
    await addTimelineEntry(trx, {
      customerId,
      projectId,
      kind: 'note',
      text: caller.note,
      actor: permissions.customers.actor,
      now,
    })
  return { customerId, projectId }
}
