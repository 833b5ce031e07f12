import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { readList } from '../../list/list.server.ts'
import { FileLink, ListTable } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { texts } from './aging-texts.ts'
import { AGING } from './list.tsx'
import { MoneyNav } from './money-nav.tsx'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export const loader = (args: LoaderFunctionArgs) => readList(AGING, args)

/** Companies that one page shows; the file has all of them. */
const MOST_COMPANIES = 300

/** What each company owes on net terms, by how late it is. */
export default function AgingPage() {
  const { rows, day, total } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack">
        <h1>{texts.title}</h1>
        <MoneyNav />
        <p className="meta">{texts.lead(formatDate(day))}</p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <>
          <p>{texts.total(formatWire(total.owed), formatWire(total.overdue))}</p>
          <p className="row no-print">
            <FileLink href="/money/aging.csv" />
            <LinkButton href="/money/statements">{texts.mail.title}</LinkButton>
          </p>
          <ListTable
            caption={texts.companies}
            columns={AGING.columns()}
            rows={rows.slice(0, MOST_COMPANIES)}
            keyOf={({ companyID }) => companyID}
            hrefOf={({ companyID }) => `/money/statement?company=${companyID}`}
            nameOf={({ name }) => name}
          />
          {rows.length > MOST_COMPANIES && <p className="meta">{texts.more(rows.length - MOST_COMPANIES)}</p>}
        </>
      )}
    </main>
  )
}
