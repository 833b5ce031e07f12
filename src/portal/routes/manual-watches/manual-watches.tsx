import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { ManualWatch } from '#features/service/manual-watches/contract.ts'
import { texts as watchTexts } from '#features/service/manual-watches/texts.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { defineList, type ListAnswer, type ListQuery } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { placeOf } from '../../list/list-address.ts'
import { type Column, ListPager, ListTable } from '../../list/list-page.tsx'
import { dayOf } from '../reading.ts'

const texts = watchTexts.desk

export const meta = () => [{ title: `${texts.title} | Partner Portal` }]

const MANUAL_WATCHES = defineList<ListQuery, ListAnswer & { rows: ManualWatch[] }>({
  path: 'manual-watches',
  query: placeOf,
  async call(api, query) {
    const { watches, next } = await api.manualWatches.list(query)
    return { rows: watches, next }
  },
})

export const loader = (args: LoaderFunctionArgs) => readList(MANUAL_WATCHES, args)

const COLUMNS: readonly Column<ManualWatch>[] = [
  { name: texts.product, cell: ({ product }) => product },
  { name: texts.email, cell: ({ email }) => email },
  { name: texts.asked, wide: true, cell: ({ askedAt }) => dayOf(askedAt) },
  { name: texts.told, wide: true, cell: ({ toldAt }) => (toldAt === null ? texts.notYet : dayOf(toldAt)) },
]

export default function ManualWatches() {
  const { rows, next } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <h1>{texts.title}</h1>
        <p>{texts.lead}</p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <ListTable
          caption={texts.title}
          rows={rows}
          keyOf={({ id }) => id}
          hrefOf={({ href }) => href}
          nameOf={({ product, email }) => texts.rowOf(product, email)}
          columns={COLUMNS}
        />
      )}
      <ListPager next={next} />
    </main>
  )
}
