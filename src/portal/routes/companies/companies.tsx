import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { COMPANIES } from '#features/partners/companies/rules/access.ts'
import { COMPANY_LIST } from '#features/partners/companies/rules/company.ts'
import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { LinkButton } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { Badge } from '#ui/tag/tag.tsx'
import { portalContext } from '../../context.ts'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { texts as all } from './texts.ts'

const texts = all.companies

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

const COMPANY_ROWS = defineList({
  path: 'companies',
  query: COMPANY_LIST,
  form: { search: { label: texts.search } },
  async call(api, query) {
    const { companies, next } = await api.companies.list(query)
    return { rows: companies, next }
  },
})

export async function loader(args: LoaderFunctionArgs) {
  const { user } = args.context.get(portalContext)
  if (user?.role === 'contractor') throw redirect('/company')
  const page = await readList(COMPANY_ROWS, args)
  return { ...page, mayCreate: user !== undefined && mayDo(user.role, COMPANIES.write) }
}

/** Every company, for staff. */
export default function Companies() {
  const { rows: companies, next, query, faults, mayCreate } = useLoaderData<typeof loader>()
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
      <ListFilters list={COMPANY_ROWS} query={query} faults={faults} submit={texts.find} />
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
