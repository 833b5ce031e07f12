import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { FileLink, ListFilters } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { TAX } from './list.tsx'
import { MoneyNav } from './money-nav.tsx'
import { readReport } from './period.server.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.taxReport) }]
export const headers = privatePage

export const loader = (args: LoaderFunctionArgs) => readReport(TAX, args)

/** The sales tax of a period, by state, by place, or why sales have none. */
export default function TaxPage() {
  const { rows, total, from, to, query, faults } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <h1>{texts.taxReport}</h1>
        <MoneyNav />
        <p className="meta">{texts.taxLead(formatDate(from), formatDate(to))}</p>
      </div>
      <ListFilters list={TAX} query={{ ...query, from, to }} faults={faults} submit={texts.show} />
      {rows.length === 0 ? (
        <EmptyState title={texts.nothingBooked}>
          <p>{texts.otherDates}</p>
        </EmptyState>
      ) : (
        <>
          <p>{texts.taxTotal(formatWire(total.gross), formatWire(total.tax), formatWire(total.due))}</p>
          <p className="no-print">
            <FileLink href="/money/tax.csv" />
          </p>
          <DataTable
            caption={texts.taxReport}
            hideCaption
            rows={rows}
            keyOf={({ state, place, rate, reason, certificate, parts }) =>
              JSON.stringify([state, place, rate, reason, certificate, parts])
            }
            columns={TAX.columns(query.by).map(({ name, cell, numeric }, at) => ({
              ...{ name, cell, numeric },
              rowHeader: at === 0,
            }))}
          />
        </>
      )}
      <details>
        <summary>{texts.taxMeans.title}</summary>
        <ul>
          {texts.taxMeans.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </main>
  )
}
