import type { AuditRow } from '#features/people/accounts/contract.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { changesOf, pageOf, subjectOf, wordsOf } from './audit-words.ts'
import { texts as all } from './texts.ts'

const texts = all.audit

/** Rows of the audit log: who did what to which row, and what it changed. */
export const AuditRows = ({ rows }: { readonly rows: readonly AuditRow[] }) => (
  <div className="audit-rows">
    <DataTable
      caption={texts.title}
      hideCaption
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: texts.at,
          rowHeader: true,
          oneLine: true,
          cell: ({ at }) => <time dateTime={at}>{storeDayAndTime(at)}</time>,
        },
        { name: texts.actor, cell: (row) => <Person row={row} /> },
        { name: texts.action, cell: ({ action }) => <span className="strong">{wordsOf(action)}</span> },
        { name: texts.entity, cell: (row) => <Subject row={row} /> },
        { name: texts.change, cell: (row) => <Changes row={row} /> },
      ]}
    />
  </div>
)

/** A press shows everything that the person did. */
const Person = ({ row: { actor, actorId } }: { readonly row: AuditRow }) =>
  actorId === null ? (
    actor
  ) : (
    <Link className="audit-link" href={`/audit?actor=${actorId}`}>
      {actor}
    </Link>
  )

/** The row that was changed with a link to its page, and everything that was done to it. */
function Subject({ row: { entity, entityId } }: { readonly row: AuditRow }) {
  const href = pageOf(entity, entityId)
  return (
    <>
      <Link className="audit-link" href={`/audit?${new URLSearchParams({ entity, entityId })}`}>
        {subjectOf(entity, entityId)}
      </Link>
      {href && (
        <>
          {' '}
          <Link className="audit-link" href={href} aria-label={texts.openOf(entity, entityId)}>
            {texts.open}
          </Link>
        </>
      )}
    </>
  )
}

/** What a field is now, as a sentence with what it was. */
function toldAs(from: string, to: string): string {
  if (from === '') return to === '' ? texts.nothing : to
  return to === '' ? texts.becameNothing : texts.became(to)
}

function Changes({ row: { entity, before, after, reason } }: { readonly row: AuditRow }) {
  const changes = changesOf(entity, before, after)
  if (reason === null && changes.length === 0) return null
  return (
    <ul className="audit-changes">
      {reason !== null && reason !== '' && <li>{reason}</li>}
      {changes.map(({ name, from, to }) => (
        <li key={name}>
          <span className="meta">{name}</span> {from !== '' && <s>{from}</s>} {toldAs(from, to)}
        </li>
      ))}
    </ul>
  )
}
