import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readQuery } from '#platform/lists/rules/query.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { readList } from '../../list/list.server.ts'
import { ListFilters } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { datesOf, FigurePages, Presets } from './figure-parts.tsx'
import { ACTS, nameOf } from './list.tsx'
import { readDates } from './period.server.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.acts.title) }]
export const headers = privatePage

export async function loader({ context, url }: LoaderFunctionArgs) {
  const asked = readQuery(ACTS.query, url.searchParams).query
  const { answerable, faults, presets } = readDates(asked, { context, url })
  const list = await readList(ACTS, { context, url: answerable })
  return { ...list, query: asked, presets, faults: { ...list.faults, ...faults } }
}

/** How often each person did what in a period: a count, and no grade. */
export default function ActsPage() {
  const { rows, period, query, faults, presets } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.acts.title}</h1>
        <p className="meta">{nameOf(period)}</p>
      </div>
      <FigurePages />
      <Notice>{texts.acts.noGrade}</Notice>
      <Presets presets={presets} shown={period} />
      <ListFilters list={ACTS} query={{ ...query, ...datesOf(period) }} faults={faults} submit={texts.show} />
      {rows.length === 0 ? (
        <EmptyState title={texts.acts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.acts.title}
          hideCaption
          rows={rows}
          keyOf={({ name }) => name}
          columns={ACTS.columns().map((column, index) => ({ ...column, rowHeader: index === 0 }))}
        />
      )}
    </main>
  )
}
