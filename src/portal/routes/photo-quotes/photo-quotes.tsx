import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { deskTexts as texts } from '#features/partners/photo-quotes/desk-texts.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { placeOf } from '../../list/define-list.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { timeOf } from './photo-viewer.tsx'

export const meta = () => [{ title: titled(texts.title) }]

/** The state and the page are in the address: `?state=unfinished`, `?after=`. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { photoQuotes } = context.get(portalContext).api
  const isUnfinished = url.searchParams.get('state') === 'unfinished'
  const state = isUnfinished ? ('unfinished' as const) : ('sent' as const)
  return { ...(await answered(photoQuotes.list({ state, ...placeOf(url.searchParams) }), url)), state }
}

export default function PhotoQuotes() {
  const { requests, next, state } = useLoaderData<typeof loader>()
  const { columns } = texts
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <h1>{texts.title}</h1>
      <ListFilters
        filters={[
          {
            name: 'state',
            label: texts.state,
            value: state,
            options: { sent: texts.sent, unfinished: texts.unfinished },
          },
        ]}
        submit={texts.show}
      />
      {state === 'unfinished' && <p className="meta">{texts.unfinishedWhy}</p>}
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
