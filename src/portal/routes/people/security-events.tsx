import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { SecurityEvent } from '#features/people/accounts/contract.ts'
import { eventTexts, eventWords } from '#features/people/accounts/event-texts.ts'
import { EVENT_LIST } from '#features/people/accounts/rules/actor.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { storeDateAndTime } from '#platform/clock/rules/store-time.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { texts as all } from './texts.ts'

const texts = all.events

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

const EVENTS = defineList({
  path: 'security-events',
  query: EVENT_LIST,
  form: {
    kind: { label: texts.kind, options: { '': texts.any, ...eventTexts.kinds } },
    who: { label: texts.who },
  },
  async call(api, query) {
    const { events, next } = await api.security.events(query)
    return { rows: events, next }
  },
  columns: () => [
    { name: texts.at, oneLine: true, cell: ({ at }) => storeDateAndTime(at) },
    { name: texts.kind, cell: ({ kind }) => <Only name="kind" value={kind} words={eventWords(kind)} /> },
    { name: texts.who, cell: ({ who }) => who && <Only name="who" value={who} words={who} /> },
    {
      name: texts.order,
      cell: ({ orderID }) =>
        orderID && (
          <Link href={`/orders/${encodeURIComponent(orderID)}`} className="no-wrap">
            {printedOrderNumber(orderID)}
          </Link>
        ),
    },
  ],
})

/** A value of a row that leads to all events with it. */
const Only = ({ name, value, words }: Readonly<Record<'name' | 'value' | 'words', string>>) => (
  <Link href={`?${new URLSearchParams({ [name]: value })}`} aria-label={texts.same(words)}>
    {words}
  </Link>
)

export const loader = (args: LoaderFunctionArgs) => readList(EVENTS, args)

/** Attacks, and limits that were reached. */
export default function SecurityEvents() {
  const { rows, next, query, faults } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      <ListFilters list={EVENTS} query={query} faults={faults} submit={texts.filter} />
      {(query.kind || query.who) && (
        <p>
          <Link href="/security-events">{texts.all}</Link>
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.list}
          hideCaption
          rows={rows}
          keyOf={({ id }: SecurityEvent) => id}
          columns={EVENTS.columns().map((column, index) => ({ ...column, rowHeader: index === 0 }))}
        />
      )}
      <ListPager next={next} />
    </main>
  )
}
