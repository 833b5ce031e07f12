import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { STATE_NAMES } from '#features/catalog/location/rules/states.ts'
import { CONTRACTOR_LIST } from '#features/partners/companies/rules/company.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { defineList } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'
import { ListFilters, ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { texts as all } from './texts.ts'

const texts = all.contractors

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

const CONTRACTORS = defineList({
  path: 'contractors',
  query: CONTRACTOR_LIST,
  form: {
    search: { label: texts.search },
    state: { label: texts.state, options: { '': texts.everywhere, ...Object.fromEntries(STATE_NAMES) } },
  },
  async call(api, query) {
    const { contractors, next } = await api.companies.contractors(query)
    return { rows: contractors, next }
  },
})

export async function loader(args: LoaderFunctionArgs) {
  const page = await readList(CONTRACTORS, args)
  return { ...page, isContractor: args.context.get(portalContext).user?.role === 'contractor' }
}

/** The companies that want to be found, with what they publish (L-ASSIST-PARTNER). */
export default function Contractors() {
  const { rows: contractors, next, query, faults, isContractor } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">
          {texts.lead} {isContractor && <Link href="/company">{texts.own}</Link>}
        </p>
      </div>
      <ListFilters list={CONTRACTORS} query={query} faults={faults} submit={texts.find} />
      {contractors.length === 0 && (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      )}
      <ul className="people">
        {contractors.map((contractor) => (
          <li key={contractor.id} className="box stack-s">
            <h2 className="company-name">{contractor.name}</h2>
            <p className="meta">
              {contractor.city}, {contractor.state} {contractor.zip}
            </p>
            {contractor.about !== '' && <p className="company-about">{contractor.about}</p>}
            <p className="row">
              {contractor.phone !== '' && (
                <a href={telephone(contractor.phone)}>{displayPhone(contractor.phone)}</a>
              )}
              {contractor.email !== '' && <a href={`mailto:${contractor.email}`}>{contractor.email}</a>}
              {contractor.website !== '' && (
                <a href={contractor.website} rel="noreferrer nofollow" target="_blank">
                  {contractor.website.replace(/^https?:\/\//, '')}
                </a>
              )}
            </p>
          </li>
        ))}
      </ul>
      <ListPager next={next} />
    </main>
  )
}
