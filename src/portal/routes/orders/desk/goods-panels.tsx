import { formatDay } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { StateWord } from '#ui/state/state-word.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { WhyLink } from '../../price-lists/why-link.tsx'
import type { PanelProps } from './panel.ts'
import { serialTexts } from './serials/texts.ts'
import { texts } from './texts.ts'

/** What was ordered: what of it left, and what waits. */
export const LinesPanel = ({ order }: PanelProps) => (
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
          cell: ({ lineNo, name, sku, isFreight, isRefrigerant, calledOff, returned }) => (
            <div className="portal-words">
              {name} <span className="meta">{sku}</span>
              <div className="meta">
                {[
                  ...(isFreight ? [texts.freight] : []),
                  ...(isRefrigerant ? [texts.refrigerant] : []),
                  ...(calledOff > 0 ? [texts.unitsCalledOff(calledOff)] : []),
                  ...(returned > 0 ? [texts.unitsReturned(returned)] : []),
                  ...serialsOfLine(order, lineNo),
                ].join(' · ')}
              </div>
            </div>
          ),
        },
        { name: texts.ordered, numeric: true, cell: ({ qty }) => qty },
        { name: texts.shipped, numeric: true, cell: ({ shipped, isService }) => (isService ? '' : shipped) },
        { name: texts.waiting, numeric: true, cell: ({ waiting, isService }) => (isService ? '' : waiting) },
        { name: texts.price, numeric: true, cell: ({ price }) => formatWire(price) },
      ]}
    />
    <p>
      <WhyLink order={order.orderID} />
    </p>
  </section>
)

function serialsOfLine({ serials }: PanelProps['order'], lineNo: number): string[] {
  const known = serials.machines.flatMap((each) => (each.lineNo === lineNo ? each.serials : []))
  return known.length === 0 ? [] : [serialTexts.ofLine(known.map(({ serial }) => serial))]
}

const LOOKS = { waiting: 'warn', created: 'none', in_transit: 'none', delivered: 'ok' } as const

/** What left, with the carrier's page of it. */
export const ShipmentsPanel = ({ order: { shipments, lines } }: PanelProps) =>
  shipments.length === 0 ? null : (
    <section className="stack">
      <h2>{texts.shipments}</h2>
      <ul className="stack-s">
        {shipments.map(
          ({ number, carrier, tracking, url, state, leftAt, deliveredAt, appointmentOn, lines: units }) => (
            <li key={number}>
              {carrier}{' '}
              {url ? (
                <a href={url} target="_blank" rel="noopener">
                  {tracking}
                </a>
              ) : (
                tracking
              )}{' '}
              <StateWord state={LOOKS[state]}>{texts.shipmentStates[state]}</StateWord>
              <div className="meta">
                {[
                  ...(leftAt ? [texts.left(storeDayAndTime(leftAt))] : []),
                  ...(deliveredAt ? [texts.delivered(storeDayAndTime(deliveredAt))] : []),
                  ...(appointmentOn ? [texts.appointment(formatDay(appointmentOn))] : []),
                  ...units.map(({ lineNo, qty }) =>
                    texts.units(qty, lines.find((line) => line.lineNo === lineNo)?.name ?? ''),
                  ),
                ].join(' · ')}
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  )
