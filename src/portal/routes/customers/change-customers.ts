import type { PortalApi } from '#api/contract.ts'
import type { ListedCustomer, ManyCustomersRow } from '#features/partners/customers/contract.ts'
import { sentRows } from '../../list/many-rows.ts'
import type { BatchResult } from '../../list/outcome.tsx'
import { texts } from '../../texts.ts'
import { idOf } from '../reading.ts'

const changeOf = (form: FormData): Pick<ManyCustomersRow, 'assigneeID'> | undefined =>
  form.get('intent') === 'assign' ? { assigneeID: idOf(form.get('assignee')) ?? null } : undefined

/** Assigns the customers of a form to a person, or takes such a change back. */
export async function changeCustomers(
  api: PortalApi,
  form: FormData,
): Promise<BatchResult<ManyCustomersRow>> {
  const rows = sentRows<ManyCustomersRow>(form, changeOf(form))
  if (rows.length === 0) return { sentence: texts.customers.noneChosen, skipped: 0, undo: [] }
  const { changed, skipped, undo } = await api.customers.changeMany({ rows })
  return {
    sentence: texts.customers.changedMany(changed),
    skipped,
    undo: form.get('intent') === 'undo' ? [] : undo,
  }
}

/** Customers as they will be when the form that is being sent has been saved. */
export function asAssigned<R extends Pick<ListedCustomer, 'id' | 'assigneeID'>>(
  customers: readonly R[],
  form: FormData | undefined,
): R[] {
  const change = form && changeOf(form)
  if (!change) return [...customers]
  const ids = new Set(form.getAll('id').map(Number))
  return customers.map((customer) => (ids.has(customer.id) ? { ...customer, ...change } : customer))
}
