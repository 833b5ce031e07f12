import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { FigureStep, Figures } from '#features/desk/figures/contract.ts'
import { changeOf, periodOf } from '#features/desk/figures/rules/figures.ts'
import { texts as figuresTexts } from '#features/desk/figures/texts.ts'
import { formatDate } from '#lib/dates.ts'
import { zoneName } from '#lib/merchant/merchant.ts'
import { formatWire } from '#lib/money.ts'
import { grouped } from '#lib/numbers.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { readQuery } from '#platform/lists/rules/query.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { portalContext } from '../../context.ts'
import { changedSearch } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { CsvLink, ListFilters } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { FIGURES, nameOf } from './list.tsx'
import { SalesChart } from './sales-chart.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

/** A period that is empty or too long is said at its field, and the usual one is shown. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const today = inStoreZone(context.get(portalContext).clock.now()).day
  const { query } = readQuery(FIGURES.query, url.searchParams)
  if (periodOf(query, today)) return readList(FIGURES, { context, url })
  const usual = new URL(`?${changedSearch(url.searchParams, { from: '', to: '' })}`, url)
  const list = await readList(FIGURES, { context, url: usual })
  return { ...list, query, faults: { ...list.faults, from: figuresTexts.badPeriod } }
}

/** What the store sold in a period, beside another period: figures, a picture, and the same as a table. */
export default function FiguresPage() {
  const { figures, query, faults } = useLoaderData<typeof loader>()
  const { total, before, steps } = figures
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">
          {nameOf(total)} · {texts.comparedWith(formatDate(before.from), formatDate(before.to))}
        </p>
      </div>
      <ListFilters list={FIGURES} query={query} faults={faults} submit={texts.show} />
      <Totals total={total} before={before} />
      {total.orders + total.cancelled + total.refunds + total.delivered === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <>
          <section className="stack-s">
            <h2>{texts.charts[figures.by]}</h2>
            <SalesChart figures={figures} />
          </section>
          <DataTable
            caption={texts.title}
            hideCaption
            rows={steps.toReversed()}
            keyOf={({ from }) => from}
            columns={FIGURES.columns().map(({ name, numeric, cell }, index) => ({
              name,
              cell,
              ...(numeric && { numeric }),
              ...(index === 0 && { rowHeader: true }),
            }))}
          />
          <p>
            <CsvLink href="/figures.csv" />
          </p>
        </>
      )}
      <Meanings />
    </main>
  )
}

/** Each figure of the period, and how it changed. */
function Totals({ total, before }: Pick<Figures, 'total' | 'before'>) {
  const rows = [
    { name: texts.sales, value: formatWire(total.sales), change: changed(total, before, 'sales') },
    { name: texts.orders, value: grouped(total.orders), change: changed(total, before, 'orders') },
    {
      name: texts.average,
      value: total.average === null ? '–' : formatWire(total.average),
      change: changed(total, before, 'average'),
    },
    { name: texts.refunds, value: formatWire(total.refunds), change: changed(total, before, 'refunds') },
    {
      name: texts.onTime,
      value: total.onTimePercent === null ? '–' : texts.percent(total.onTimePercent),
      change: before.onTimePercent === null ? texts.nothingBefore : texts.wasPercent(before.onTimePercent),
    },
  ]
  return (
    <dl className="figures">
      {rows.map(({ name, value, change }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <b className="num">{value}</b>
            <span className="meta">{change}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function changed(
  now: FigureStep,
  before: FigureStep,
  name: 'sales' | 'orders' | 'average' | 'refunds',
): string {
  const percent = changeOf(now[name] ?? 0, before[name] ?? 0)
  if (percent === null) return texts.nothingBefore
  if (percent === 0) return texts.same
  return texts.change(percent > 0 ? `+${grouped(percent)}%` : `−${grouped(-percent)}%`)
}

const Meanings = () => (
  <details>
    <summary>{texts.means.title}</summary>
    <ul>
      {[texts.means.sales, texts.means.orders, texts.means.refunds, texts.means.onTime].map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>{texts.means.zone(zoneName().long)}</li>
    </ul>
  </details>
)
