import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { STATE_NAMES } from '#features/catalog/location/rules/states.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { privatePage } from '#shop/page/page-handle.ts'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { SelectField, TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { answered } from '../../frame/answers.server.ts'
import { placeOf } from '../../list/define-list.ts'
import { ListPager } from '../../list/list-page.tsx'
import { titled } from '../../texts.ts'
import { textOf } from '../reading.ts'
import { texts as all } from './texts.ts'

const texts = all.contractors

export const meta = () => [{ title: titled(texts.title) }]
export const headers = privatePage

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, user } = context.get(portalContext)
  const search = textOf(url.searchParams.get('search')).slice(0, 100)
  const typed = textOf(url.searchParams.get('state'))
  const state = STATE_NAMES.has(typed) ? typed : ''
  const page = await answered(
    api.companies.contractors({ search, ...(state ? { state } : {}), ...placeOf(url.searchParams) }),
    url,
  )
  return { ...page, search, state, isContractor: user?.role === 'contractor' }
}

/** The companies that want to be found, with what they publish (L-ASSIST-PARTNER). */
export default function Contractors() {
  const { contractors, next, search, state, isContractor } = useLoaderData<typeof loader>()
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">
          {texts.lead} {isContractor && <Link href="/company">{texts.own}</Link>}
        </p>
      </div>
      <Form method="get" className="row portal-form">
        <TextField label={texts.search} name="search" type="search" defaultValue={search} />
        <SelectField
          label={texts.state}
          name="state"
          defaultValue={state}
          options={[
            { value: '', label: texts.everywhere },
            ...[...STATE_NAMES].map(([value, label]) => ({ value, label })),
          ]}
        />
        <Button type="submit">{texts.find}</Button>
      </Form>
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
