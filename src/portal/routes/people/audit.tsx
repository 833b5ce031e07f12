import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { isDay } from '#lib/dates.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { placeOf } from '../../list/define-list.ts'
import { ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { dayOf, idOf, textOf } from '../reading.ts'
import { AuditRows } from './audit-rows.tsx'
import { texts as all } from './texts.ts'

const texts = all.audit

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

/** The filter of an address; unreadable values are left out. */
function filterOf({ searchParams }: URL) {
  const word = (name: string) => {
    const value = textOf(searchParams.get(name)).trim()
    return value !== '' && /^[\w .-]{1,60}$/.test(value) ? value : undefined
  }
  const day = (name: string) => {
    const value = word(name)
    return value && isDay(value) ? value : undefined
  }
  const filter = {
    actor: idOf(searchParams.get('actor')),
    entity: word('entity'),
    entityId: word('entityId'),
    from: day('from'),
    to: day('to'),
  }
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as {
    [N in keyof typeof filter]?: NonNullable<(typeof filter)[N]>
  }
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  if (!user) throw redirect('/sign-in')
  const filter = filterOf(url)
  const [page, state] = await answered(
    Promise.all([api.audit.list({ ...filter, ...placeOf(url.searchParams) }), api.audit.state()]),
    url,
  )
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  return { ...page, state, filter, query: query.toString(), isAdmin: user.role === 'admin' }
}

/** The audit log: filter in the address, pages by key, export for administrators. */
export default function Audit() {
  const { rows, next, state, filter, query, isAdmin } = useLoaderData<typeof loader>()
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
      <form method="get" className="row portal-form">
        <TextField label={texts.entity} name="entity" defaultValue={filter.entity} optional />
        <TextField label={texts.entityId} name="entityId" defaultValue={filter.entityId} optional />
        <TextField
          label={texts.actorId}
          name="actor"
          inputMode="numeric"
          defaultValue={filter.actor}
          optional
        />
        <TextField label={texts.from} name="from" type="date" defaultValue={filter.from} optional />
        <TextField label={texts.to} name="to" type="date" defaultValue={filter.to} optional />
        <Button type="submit">{texts.filter}</Button>
        {query !== '' && <Link href="/audit">{texts.all}</Link>}
      </form>
      {rows.length === 0 ? <p>{texts.none}</p> : <AuditRows rows={rows} />}
      <ListPager next={next} />
      {isAdmin && (
        <form method="post" action={`/audit/export?${query}`}>
          <Button type="submit">{texts.export}</Button>
        </form>
      )}
    </main>
  )
}
