import type { ListedCustomer } from '#features/partners/customers/contract.ts'
import { CUSTOMER_LIST } from '#features/partners/customers/rules/customer.ts'
import { displayPhone } from '#lib/phone.ts'
import { storeShortDay } from '#platform/clock/rules/store-time.ts'
import { type Column, defineList } from '../../list/define-list.ts'
import { InPlace, type Person, peopleOptions, withAssignee } from '../../list/many.tsx'
import { texts } from '../../texts.ts'

interface Shown {
  readonly people: readonly Person[]
  readonly mayWrite: boolean
  /** staff see whose customer each one is */
  readonly isStaff: boolean
}

export const CUSTOMERS = defineList({
  name: 'customers',
  hasViews: true,
  query: CUSTOMER_LIST,
  async call(api, query) {
    const { customers, ...page } = await api.customers.list(query)
    return { rows: customers, ...page }
  },
  columns: ({ people, mayWrite, isStaff }: Shown) => [
    ...COLUMNS,
    assigneeColumn(people, mayWrite),
    ...(isStaff ? [COMPANY] : []),
  ],
  file: [
    [texts.customers.name, ({ name }) => name],
    [texts.customers.phone, ({ phone }) => phone],
    [texts.customers.email, ({ email }) => email],
    [texts.customers.city, ({ city }) => city],
    [texts.customers.state, ({ state }) => state],
    [texts.customers.zip, ({ zip }) => zip],
  ],
  // A form with a tick for each row must stay below the most fields of a form.
  limits: { page: 40, file: 200 },
})

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
    cell: ({ changedAt }) => storeShortDay(changedAt),
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
