import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatDate } from '#lib/dates.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { FileLink, ListFilters } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { JOURNAL } from './list.tsx'
import { MoneyNav } from './money-nav.tsx'
import { readReport } from './period.server.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.journal) }]
export const headers = privatePage

export const loader = (args: LoaderFunctionArgs) => readReport(JOURNAL, args)

/** Lines that one page shows; the files have all of them. */
const MOST_LINES = 500

/** What was sold, paid and given back in a period, as double-entry lines of each day. */
export default function JournalPage() {
  const { rows, from, to, query, faults } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <h1>{texts.journal}</h1>
        <MoneyNav />
        <p className="meta">{texts.journalLead(formatDate(from), formatDate(to))}</p>
      </div>
      <ListFilters list={JOURNAL} query={{ ...query, from, to }} faults={faults} submit={texts.show} />
      {rows.length === 0 ? (
        <EmptyState title={texts.nothingBooked}>
          <p>{texts.otherDates}</p>
        </EmptyState>
      ) : (
        <>
          <p className="row no-print">
            <FileLink href="/money/journal.csv" />
            <FileLink href="/money/journal.iif" kind="iif">
              {texts.iif}
            </FileLink>
          </p>
          <DataTable
            caption={texts.journal}
            hideCaption
            rows={rows.slice(0, MOST_LINES)}
            keyOf={({ day, entry, account }) => `${day} ${entry} ${account}`}
            columns={JOURNAL.columns().map(({ name, cell, numeric }, at) => ({
              ...{ name, cell, numeric },
              rowHeader: at === 0,
            }))}
          />
          {rows.length > MOST_LINES && <p className="meta">{texts.moreLines(rows.length - MOST_LINES)}</p>}
        </>
      )}
      <details>
        <summary>{texts.journalMeans.title}</summary>
        <ul>
          {texts.journalMeans.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </main>
  )
}
