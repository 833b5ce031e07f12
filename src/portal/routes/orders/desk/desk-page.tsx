import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatWire } from '#lib/money.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { texts as ordersTexts } from '../texts.ts'
import { DecidePanel, EndPanel } from './decide-panel.tsx'
import type { PanelProps } from './panel.ts'
import { PapersPanel } from './papers-panel.tsx'
import { ShipPanel } from './ship-panel.tsx'
import { texts } from './texts.ts'

/** One order with all that staff need of it, and what they can do now. */
export function DeskPage(props: PanelProps) {
  const { order, outcome } = props
  const number = printedOrderNumber(order.orderID)
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <Breadcrumbs crumbs={[{ label: ordersTexts.orders, href: '/orders' }, { label: number }]} />
      <div>
        <h1>{texts.heading(number)}</h1>
        <p className="meta">
          {ordersTexts.states[order.state]} · {formatWire(order.sums.total)} · {order.buyer.email}
        </p>
      </div>
      {outcome?.done && (
        <Notice key={order.version} tone="ok" live="status" takesFocus>
          {outcome.done}
        </Notice>
      )}
      <section className="stack box">
        <h2>{texts.next}</h2>
        <DecidePanel {...props} />
        <ShipPanel {...props} />
        <EndPanel {...props} />
      </section>
      <PapersPanel {...props} />
      <LinesPanel {...props} />
      <EventsPanel {...props} />
    </main>
  )
}

const LinesPanel = ({ order }: PanelProps) => (
  <section className="stack">
    <h2>{texts.lines}</h2>
    <DataTable
      caption={texts.lines}
      hideCaption
      rows={order.lines}
      keyOf={({ lineNo }) => lineNo}
      columns={[
        {
          name: texts.line,
          rowHeader: true,
          cell: ({ name, sku }) => (
            <>
              {name} <span className="meta">{sku}</span>
            </>
          ),
        },
        { name: texts.ordered, numeric: true, cell: ({ qty }) => qty },
        { name: texts.shipped, numeric: true, cell: ({ shipped }) => shipped },
        { name: texts.waiting, numeric: true, cell: ({ waiting }) => waiting },
        { name: texts.price, numeric: true, cell: ({ price }) => formatWire(price) },
      ]}
    />
  </section>
)

const EventsPanel = ({ order }: PanelProps) => (
  <section className="stack">
    <h2>{texts.history}</h2>
    <ul>
      {order.events.map(({ kind, at, by, reason }) => (
        <li key={at + kind}>
          {ordersTexts.event(kind)}: <span className="meta">{texts.by(by, storeDayAndTime(at))}</span>{' '}
          {reason}
        </li>
      ))}
    </ul>
  </section>
)
