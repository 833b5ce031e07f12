import { useId } from 'react'
import { useNavigation } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import type { ListedCustomer, ManyCustomersRow } from '#features/partners/customers/contract.ts'
import { CUSTOMER } from '#features/partners/customers/rules/access.ts'
import { Button } from '#ui/button/button.tsx'
import { useMay } from '../../frame/permitted.ts'
import { ListTable } from '../../list/list-page.tsx'
import { Choice, ManyBar, type Person, peopleOptions, sentRows } from '../../list/many.tsx'
import type { BatchResult } from '../../list/outcome.tsx'
import { texts } from '../../texts.ts'
import { idOf } from '../reading.ts'
import { CUSTOMERS } from './list.tsx'

interface Props {
  readonly customers: readonly ListedCustomer[]
  readonly people: readonly Person[]
  /** staff see whose customer each one is */
  readonly isStaff: boolean
}

/** Customers as rows; who looks after them changes in place, of several at once. */
export function CustomerList({ customers, people, isStaff }: Props) {
  const mayWrite = useMay(CUSTOMER.write)
  const { formData } = useNavigation()
  const form = useId()
  return (
    <>
      <ListTable
        caption={texts.customers.title}
        columns={CUSTOMERS.columns({ people, mayWrite, isStaff })}
        rows={asAssigned(customers, formData)}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/customers/${id}`}
        nameOf={({ name }) => name}
        selects={mayWrite ? form : undefined}
      />
      {mayWrite && <ManyForm id={form} people={people} />}
    </>
  )
}

/** What can be done with the ticked rows. */
const ManyForm = ({ id, people }: { readonly id: string; readonly people: readonly Person[] }) => (
  <ManyBar id={id} label={texts.customers.selected}>
    <Choice name="assignee" label={texts.customers.assignee} options={peopleOptions(people)} />
    <Button type="submit" name="intent" value="assign">
      {texts.customers.assignMany}
    </Button>
  </ManyBar>
)

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
