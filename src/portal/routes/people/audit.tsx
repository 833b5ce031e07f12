import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { AUDIT_LIST } from '#features/people/accounts/rules/actor.ts'
import { writeQuery } from '#platform/lists/rules/query.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { dayOf } from '../reading.ts'
import { AuditRows } from './audit-rows.tsx'
import { texts as all } from './texts.ts'

const texts = all.audit

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

const AUDIT_LOG = defineList({
  path: 'audit',
  query: AUDIT_LIST,
  form: {
    entity: { label: texts.entity },
    entityId: { label: texts.entityId },
    actor: { label: texts.actorId },
    from: { label: texts.from },
    to: { label: texts.to },
  },
  call: (api, query) => api.audit.list(query),
})

export async function loader(args: LoaderFunctionArgs) {
  const { api, user } = args.context.get(portalContext)
  if (!user) throw redirect('/sign-in')
  const [page, state] = await Promise.all([readList(AUDIT_LOG, args), answered(api.audit.state(), args.url)])
  return { ...page, state, isAdmin: user.role === 'admin' }
}

/** The audit log: filter in the address, pages by key, export for administrators. */
export default function Audit() {
  const { rows, next, state, query, faults, isAdmin } = useLoaderData<typeof loader>()
  const asked = writeQuery(AUDIT_LIST, query).toString()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">{texts.lead}</p>
      </div>
      {state.broken > 0 ? (
        <Notice tone="bad">{texts.broken}</Notice>
      ) : (
        <Notice>
          {state.checkedAt ? texts.checked(dayOf(state.checkedAt), state.rows) : texts.notChecked}
        </Notice>
      )}
      <ListFilters list={AUDIT_LOG} query={query} faults={faults} submit={texts.filter} />
      {asked !== '' && <Link href="/audit">{texts.all}</Link>}
      {rows.length === 0 ? <p>{texts.none}</p> : <AuditRows rows={rows} />}
      <ListPager next={next} />
      {isAdmin && (
        <form method="post" action={`/audit/export?${asked}`}>
          <Button type="submit">{texts.export}</Button>
        </form>
      )}
    </main>
  )
}
