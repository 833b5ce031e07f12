import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { readList } from '../../list/list.server.ts'
import { ListPager, ListTable } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { MANUAL_WATCHES } from './list.tsx'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage
export const loader = (args: LoaderFunctionArgs) => readList(MANUAL_WATCHES, args)

export default function ManualWatches() {
  const { rows, next } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
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
          columns={MANUAL_WATCHES.columns()}
        />
      )}
      <ListPager next={next} />
    </main>
  )
}
