import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { ListedCustomer } from '#features/customers/contract.ts'
import { displayPhone } from '#kit/phone.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { shortDay } from '../../frame/days.ts'
import { useMay } from '../../frame/permitted.ts'
import { type Column, CsvLink, ListPager, ListSearch, ListTable, SavedViews } from '../../list/list-page.tsx'
import { NewRows } from '../../list/new-rows.tsx'
import { changeView } from '../../list/views.ts'
import { texts } from '../../texts.ts'
import { customerQuery } from './query.ts'

export const meta = () => [{ title: `${texts.customers.title} | ${texts.name}` }]

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user, clock } = context.get(portalContext)
  const asOf = clock.now().getTime()
  const [page, { views }] = await Promise.all([
    answered(api.customers.list(customerQuery(url.searchParams)), url),
    answered(api.customers.views({ list: 'customers' }), url),
  ])
  return { ...page, views, asOf, isStaff: user?.role !== 'contractor' }
}

/** Saves this search and filter as a view, or removes a view. */
export async function action({ context, request, url }: ActionFunctionArgs) {
  const { api } = context.get(portalContext)
  const search = await answered(changeView(api, 'customers', await request.formData()), url)
  return redirect(`/customers?${search ?? ''}`)
}

const COLUMNS: Column<ListedCustomer>[] = [
  { name: texts.customers.name, cell: ({ name }) => name, sort: 'name' },
  { name: texts.customers.phone, cell: ({ phone }) => displayPhone(phone) },
  { name: texts.customers.email, cell: ({ email }) => email, wide: true },
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
  wide: true,
}

const placeOf = (city: string, state: string, zip: string) =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')

/** Every customer that the person may see. */
export default function Customers() {
  const { customers, found, next, views, asOf, isStaff } = useLoaderData<typeof loader>()
  const mayCreate = useMay('customers.write')
  return (
    <main id="main" tabIndex={-1} className="portal-main stack">
      <div className="row between">
        <h1>{texts.customers.heading(found.count, found.isMore)}</h1>
        <div className="row">
          <CsvLink href="/customers.csv" />
          {mayCreate && (
            <LinkButton look="primary" href="/customers/new">
              {texts.customers.create}
            </LinkButton>
          )}
        </div>
      </div>
      <div className="row between">
        <SavedViews views={views} />
        <ListSearch hint={texts.customers.searchHint} keeps={['state', 'sort']} />
      </div>
      <NewRows list="customers" asOf={asOf} />
      {customers.length === 0 ? (
        <EmptyState
          title={texts.customers.none}
          actions={mayCreate && <LinkButton href="/customers/new">{texts.customers.create}</LinkButton>}
        />
      ) : (
        <ListTable
          caption={texts.customers.title}
          columns={isStaff ? [...COLUMNS, COMPANY] : COLUMNS}
          rows={customers}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/customers/${id}`}
          nameOf={({ name }) => name}
        />
      )}
      <ListPager next={next} />
    </main>
  )
}
