import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { deskTexts as texts } from '#features/partners/photo-quotes/desk-texts.ts'
import { REQUEST_LIST } from '#features/partners/photo-quotes/rules/form.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { timeOf } from './photo-viewer.tsx'

export const meta = () => [{ title: titled(texts.title) }]

const REQUESTS = defineList({
  path: 'photo-quotes',
  query: REQUEST_LIST,
  form: { state: { label: texts.state, options: { sent: texts.sent, unfinished: texts.unfinished } } },
  async call(api, query) {
    const { requests, next } = await api.photoQuotes.list(query)
    return { rows: requests, next }
  },
})

export const loader = (args: LoaderFunctionArgs) => readList(REQUESTS, args)

export default function PhotoQuotes() {
  const { rows: requests, next, query, faults } = useLoaderData<typeof loader>()
  const { columns } = texts
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      <ListFilters list={REQUESTS} query={query} faults={faults} submit={texts.show} />
      {query.state === 'unfinished' && <p className="meta">{texts.unfinishedWhy}</p>}
      {requests.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <ul className="photo-requests">
          {requests.map((request) => (
            <li key={request.id} className="box">
              <h2>
                <Link href={`/photo-quotes/${request.id}`}>{request.name || texts.noName}</Link>
              </h2>
              <p className="meta">
                {columns.zip} {request.zip || '–'}. {columns.photos}: {request.photos}. {columns.plates}:{' '}
                {request.hasReading ? texts.read : texts.unread}.
              </p>
              {request.promisedAt && <p>{texts.answerBy(timeOf(request.promisedAt))}</p>}
            </li>
          ))}
        </ul>
      )}
      <ListPager next={next} />
    </main>
  )
}
