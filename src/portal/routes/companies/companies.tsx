import { Form, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { COMPANIES } from '#features/partners/companies/rules/permissions.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { Badge } from '#ui/tag/tag.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { placeOf } from '../../list/define-list.ts'
import { ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { textOf } from '../reading.ts'
import { texts as all } from './texts.ts'

const texts = all.companies

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  if (user?.role === 'contractor') throw redirect('/company')
  const search = textOf(url.searchParams.get('search')).slice(0, 100)
  const page = await answered(api.companies.list({ search, ...placeOf(url.searchParams) }), url)
  return { ...page, search, mayCreate: user !== undefined && mayDo(user.role, COMPANIES.write) }
}

/** Every company, for staff. */
export default function Companies() {
  const { companies, next, search, mayCreate } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div className="row between">
        <div>
          <h1>{texts.title}</h1>
          <p className="meta">{texts.lead}</p>
        </div>
        {mayCreate && (
          <LinkButton href="/companies/new" look="primary">
            {texts.create}
          </LinkButton>
        )}
      </div>
      <Form method="get" className="row portal-form">
        <TextField label={texts.search} name="search" type="search" defaultValue={search} />
        <Button type="submit">{texts.find}</Button>
      </Form>
      {companies.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.title}
          hideCaption
          rows={companies}
          keyOf={({ id }) => id}
          columns={[
            {
              name: texts.title,
              rowHeader: true,
              cell: ({ id, name, isDisabled }) => (
                <>
                  <Link href={`/companies/${id}`}>{name}</Link> {isDisabled && <Badge>{texts.closed}</Badge>}
                </>
              ),
            },
            { name: texts.place, cell: ({ city, state, zip }) => `${city}, ${state} ${zip}` },
            { name: texts.people, numeric: true, cell: ({ people }) => people },
          ]}
        />
      )}
      <ListPager next={next} />
    </main>
  )
}
