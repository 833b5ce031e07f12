import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatDate, isCalendarDay } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { titled } from '../../texts.ts'
import { MoneyNav } from './money-nav.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.days.title) }]
export const headers = privatePage

export function loader({ context, url }: LoaderFunctionArgs) {
  const to = url.searchParams.get('to') ?? ''
  return answered(context.get(portalContext).api.money.days(isCalendarDay(to) ? { to } : {}), url)
}

/** The days of the books, and which of them are closed. */
export default function DaysPage() {
  const { days, before } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <h1>{texts.days.title}</h1>
        <MoneyNav />
        <p className="meta">{texts.days.lead}</p>
      </div>
      <DataTable
        caption={texts.days.title}
        hideCaption
        rows={days}
        keyOf={({ day }) => day}
        columns={[
          {
            name: texts.day,
            rowHeader: true,
            oneLine: true,
            cell: ({ day }) => (
              <Link to={`/money/day?day=${day}`} discover="none">
                {formatDate(day)}
              </Link>
            ),
          },
          {
            name: texts.days.state,
            cell: ({ closed, hasChanged, isOver }) =>
              closed
                ? hasChanged
                  ? texts.days.changed(closed.by)
                  : texts.days.closedBy(closed.by)
                : isOver
                  ? texts.days.open
                  : texts.days.today,
          },
          { name: texts.days.taken, numeric: true, cell: ({ taken }) => formatWire(taken) },
          { name: texts.days.givenBack, numeric: true, cell: ({ refunded }) => formatWire(refunded) },
          { name: texts.days.net, numeric: true, cell: ({ net }) => formatWire(net) },
        ]}
      />
      <p className="no-print">
        <LinkButton href={`/money/days?to=${before}`}>{texts.days.older}</LinkButton>
      </p>
    </main>
  )
}
