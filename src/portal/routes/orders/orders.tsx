import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ORDER_STATES, type OrderState } from '#features/orders/rules/order-state.ts'
import { formatMoney, fromWire } from '#kit/money.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { ListTable } from '../../list/list-page.tsx'
import { NewRows } from '../../list/new-rows.tsx'
import { asResponse, dayOf, idOf, textOf } from '../reading.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: `${texts.orders} | Partner Portal` }]

/** The filters are in the address: `?q=`, `?state=`, `?customer=`, `?project=`, `?after=`. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, clock } = context.get(portalContext)
  const { orders } = api
  const asOf = clock.now().getTime()
  const asked = (name: string) => url.searchParams.get(name) ?? ''
  const state = ORDER_STATES.find((each) => each === asked('state'))
  const filter = {
    q: textOf(asked('q')).slice(0, 80),
    ...(state && { state }),
    customerID: idOf(asked('customer')),
    projectID: idOf(asked('project')),
  }
  const after = asked('after')
  const list = await asResponse(() => orders.list({ ...filter, ...(after !== '' && { after }) }))
  const kept = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  return { ...list, asOf, filter, more: moreHref(kept, list.next) }
}

const NAMES: Readonly<Record<string, string>> = { customerID: 'customer', projectID: 'project' }

const moreHref = (kept: readonly (readonly [string, unknown])[], next: string | null): string | null =>
  next &&
  `/orders?${new URLSearchParams([
    ...kept.map(([name, value]) => [NAMES[name] ?? name, String(value)]),
    ['after', next],
  ])}`

export default function Orders() {
  const { orders, filter, more, asOf } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.orders}</h1>
      <Form className="row portal-form">
        <TextField
          label={texts.search}
          placeholder={texts.searchHint}
          name="q"
          type="search"
          defaultValue={filter.q}
          maxLength={80}
        />
        <SelectField
          label={texts.state}
          name="state"
          defaultValue={filter.state ?? ''}
          options={[
            { value: '', label: texts.allStates },
            ...ORDER_STATES.map((value: OrderState) => ({ value, label: texts.states[value] })),
          ]}
        />
        <Button type="submit">{texts.show}</Button>
      </Form>
      <NewRows list="orders" asOf={asOf} />
      {orders.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <ListTable
          caption={texts.orders}
          rows={orders}
          keyOf={({ orderID }) => orderID}
          hrefOf={({ orderID }) => `/orders/${orderID}`}
          nameOf={({ orderID }) => orderID}
          phoneNoteOf={({ state }) => texts.states[state]}
          columns={[
            { name: texts.order, cell: ({ orderID }) => <span className="mono">{orderID}</span> },
            { name: texts.company, wide: true, cell: ({ companyName }) => companyName },
            { name: texts.ownNumber, wide: 'very', cell: ({ purchaseOrder }) => purchaseOrder ?? '' },
            { name: texts.state, wide: true, cell: ({ state }) => texts.states[state] },
            { name: texts.shipTo, cell: ({ shipTo }) => shipTo },
            {
              name: texts.placed,
              wide: true,
              cell: ({ orderedAt }) => <span className="no-wrap">{dayOf(orderedAt)}</span>,
            },
            { name: texts.total, numeric: true, cell: ({ total }) => formatMoney(fromWire(total)) },
          ]}
        />
      )}
      {more && (
        <p>
          <Link href={more}>{texts.more}</Link>
        </p>
      )}
    </main>
  )
}
