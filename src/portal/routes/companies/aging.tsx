import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Aging } from '#features/selling/net-terms/contract.ts'
import { AGES } from '#features/selling/net-terms/rules/aging.ts'
import { texts as termsTexts } from '#features/selling/net-terms/texts.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SpecList } from '#ui/specs/spec-list.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { readList } from '../../list/list.server.ts'
import { FileLink } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { AGING } from './list.tsx'
import { agingTexts as texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export const loader = ({ context, url }: LoaderFunctionArgs) => readList(AGING, { context, url })

/** Who owes how much on invoices, and for how long; each company's statement. */
export default function AgingPage() {
  const { aging, rows } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead(formatDate(aging.day))}</p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <>
          <Totals total={aging.total} />
          <DataTable
            caption={texts.title}
            hideCaption
            rows={rows}
            keyOf={({ companyID }) => companyID}
            columns={AGING.columns().map(({ name, numeric, cell }, index) => ({
              name,
              cell,
              ...(numeric && { numeric }),
              ...(index === 0 && { rowHeader: true }),
            }))}
          />
          <p>
            <FileLink href="/aging.csv" />
          </p>
        </>
      )}
    </main>
  )
}

const Totals = ({ total }: { readonly total: Aging['total'] }) => (
  <SpecList
    specs={[
      ...AGES.map((age) => ({ name: termsTexts.ages[age], value: formatWire(total[age]) })),
      { name: texts.owed, value: formatWire(total.owed) },
    ]}
  />
)
