import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CONTENT_LIST } from '#features/content/content/rules/kinds.ts'
import type { ListedContent } from '#features/desk/content-desk/contract.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { Badge } from '#ui/tag/tag.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { dayOf } from '../reading.ts'
import { texts } from './texts.ts'

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

const CONTENTS = defineList({
  path: 'content',
  query: CONTENT_LIST,
  form: {
    kind: { label: texts.kind, options: { '': texts.all, ...texts.kinds } },
    search: { label: texts.search },
  },
  async call(api, { after: _, ...query }) {
    const { entries } = await api.contentDesk.list(query)
    return { rows: entries, next: null }
  },
})

export const loader = (args: LoaderFunctionArgs) => readList(CONTENTS, args)

/** The words of the store that operations and administrators can change. */
export default function Contents() {
  const { rows: entries, query, faults } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="stack-s">
        <h1>{texts.title}</h1>
        <p className="meta measure">{texts.lead}</p>
      </div>
      <p>
        <LinkButton href="/content/new" look="primary">
          {texts.begin}
        </LinkButton>
      </p>
      <ListFilters list={CONTENTS} query={query} faults={faults} submit={texts.show} />
      {entries.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.count(entries.length)}
          rows={entries}
          keyOf={({ kind: of, slug }) => `${of} ${slug}`}
          columns={[
            { name: texts.columns.title, cell: TitleCell, rowHeader: true },
            { name: texts.columns.state, cell: StateCell },
          ]}
        />
      )}
    </main>
  )
}

const TitleCell = ({ kind, slug, title }: ListedContent) => (
  <>
    <Link href={`/content/${kind}/${slug}`}>{title}</Link>
    <br />
    <span className="meta">{texts.kinds[kind]}</span>
  </>
)

const StateCell = ({ state, changedBy, changedAt }: ListedContent) => (
  <>
    {state === 'published' ? texts.states.published : <Badge>{texts.states[state]}</Badge>}
    <br />
    <span className="meta">{texts.changed(changedBy, dayOf(changedAt))}</span>
  </>
)
