import { useId } from 'react'
import { useNavigation } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import type { ListedCustomer, ManyCustomersRow } from '#features/partners/customers/contract.ts'
import { CUSTOMER } from '#features/partners/customers/rules/permissions.ts'
import { displayPhone } from '#lib/phone.ts'
import { Button } from '#ui/button/button.tsx'
import { shortDay } from '../../frame/days.ts'
import { useMay } from '../../frame/permitted.ts'
import { type Column, ListTable } from '../../list/list-page.tsx'
import {
  Choice,
  InPlace,
  ManyBar,
  type Person,
  peopleOptions,
  sentRows,
  withAssignee,
} from '../../list/many.tsx'
import type { BatchResult } from '../../list/outcome.tsx'
import { texts } from '../../texts.ts'
import { idOf } from '../reading.ts'

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
  const assignee = assigneeColumn(people, mayWrite)
  return (
    <>
      <ListTable
        caption={texts.customers.title}
        columns={isStaff ? [...COLUMNS, assignee, COMPANY] : [...COLUMNS, assignee]}
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

const COLUMNS: Column<ListedCustomer>[] = [
  { name: texts.customers.name, cell: ({ name }) => name, sort: 'name' },
  {
    name: texts.customers.phone,
    cell: ({ phone }) => <span className="no-wrap">{displayPhone(phone)}</span>,
  },
  { name: texts.customers.email, cell: ({ email }) => email, wide: 'very' },
  { name: texts.customers.place, cell: ({ city, state, zip }) => placeOf(city, state, zip), wide: true },
  {
    name: texts.customers.changed,
    cell: ({ changedAt }) => shortDay(changedAt),
    wide: true,
    sort: 'changed',
  },
]
const COMPANY: Column<ListedCustomer> = {
  name: texts.customers.company,
  cell: ({ company }) => company ?? texts.customers.ours,
  wide: 'very',
}

const placeOf = (city: string, state: string, zip: string) =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

const assigneeColumn = (people: readonly Person[], mayWrite: boolean): Column<ListedCustomer> => ({
  name: texts.customers.assignee,
  cell: (customer) =>
    mayWrite ? (
      <InPlace
        row={customer}
        intent="assign"
        name="assignee"
        label={texts.customers.assigneeOf(customer.name)}
        value={String(customer.assigneeID ?? '')}
        options={withAssignee(peopleOptions(people), customer)}
      />
    ) : (
      (customer.assignee ?? texts.lists.unassigned)
    ),
  wide: true,
})

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
