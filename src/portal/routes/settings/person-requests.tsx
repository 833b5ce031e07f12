import type { PersonRequest } from '#features/desk/people-data/contract.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Link } from '#ui/link/link.tsx'
import { StackedTable } from '../../list/stacked-table.tsx'
import { PEOPLE_PATH } from './people-path.ts'
import { texts } from './people-texts.ts'
import { WithLinks } from './with-links.tsx'

/** Every request, the newest first. */
export function PersonRequests({
  requests,
  older,
  isOldest,
}: {
  readonly requests: readonly PersonRequest[]
  readonly older: number | null
  readonly isOldest: boolean
}) {
  return (
    <section className="stack">
      <h2>{texts.history}</h2>
      {requests.length === 0 ? (
        <p>{texts.noHistory}</p>
      ) : (
        <StackedTable
          caption={texts.history}
          hideCaption
          rows={requests}
          keyOf={({ id }) => id}
          columns={[
            {
              name: texts.number,
              rowHeader: true,
              cell: ({ kind, id }) => texts.named(texts.kinds[kind], id),
            },
            { name: texts.when, oneLine: true, cell: ({ at }) => storeDayAndTime(at) },
            { name: texts.who, cell: ({ by }) => by },
            { name: texts.reason, cell: ({ reason }) => reason },
            { name: texts.result, cell: (request) => <Result {...request} /> },
          ]}
        />
      )}
      <p className="row">
        {!isOldest && <Link href={PEOPLE_PATH}>{texts.newest}</Link>}
        {older !== null && <Link href={`${PEOPLE_PATH}?before=${older}`}>{texts.older}</Link>}
      </p>
    </section>
  )
}

const sumOf = (counts: PersonRequest['erased']): number => counts.reduce((sum, { count }) => sum + count, 0)

function Result({ kind, state, erased, kept, refusal, refusalPages }: PersonRequest) {
  if (kind === 'export') return texts.exported
  if (state === 'refused') return <WithLinks sentence={texts.refused(refusal ?? '')} pages={refusalPages} />
  if (state === 'waiting') return texts.waiting(sumOf(erased))
  return (
    <Disclosure summary={texts.done(sumOf(erased), sumOf(kept))}>
      <ul aria-label={texts.details}>
        {erased.map(({ what, count }) => (
          <li key={what}>{texts.erasedOf(what, count)}</li>
        ))}
        {kept.map(({ what, count }) => (
          <li key={`kept ${what}`}>{texts.keptOf(what, count)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
