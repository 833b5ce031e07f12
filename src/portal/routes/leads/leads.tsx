import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Lead } from '#features/leads/contract.ts'
import { texts as leadTexts } from '#features/leads/desk-texts.ts'
import { LEAD_FILTERS, LEAD_KINDS, LEAD_SORTS } from '#features/leads/rules/lead.ts'
import { displayPhone } from '#kit/phone.ts'
import { telephone } from '#shop/page/telephone.ts'
import { EmptyState } from '#ui/empty/empty-state.tsx'
import { Link } from '#ui/link/link.tsx'
import { portalContext } from '../../context.ts'
import { dayAndTime } from '../../frame/days.ts'
import { ListFilters } from '../../list/list-filters.tsx'
import { ListTable } from '../../list/list-page.tsx'
import { NewRows } from '../../list/new-rows.tsx'
import { asResponse } from '../reading.ts'
import { PromiseWord, useClock } from './promise-word.tsx'
import { texts } from './texts.ts'

const PAGE = 50

export const meta = () => [{ title: `${texts.title} | Partner Portal` }]

/** The one of a list that an address names, or the first. */
const oneOf = <T extends string>(list: readonly [T, ...T[]], value: string | null): T =>
  list.find((each) => each === value) ?? list[0]

/** The filters are in the address: `?show=`, `?kind=`, `?sort=`, `?skip=`. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { api, clock } = context.get(portalContext)
  const { searchParams } = url
  const show = oneOf(LEAD_FILTERS, searchParams.get('show'))
  const sort = oneOf(LEAD_SORTS, searchParams.get('sort'))
  const kind = LEAD_KINDS.find((each) => each === searchParams.get('kind'))
  const typed = searchParams.get('skip') ?? ''
  const skip = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  const list = await asResponse(() => api.leads.list({ show, sort, skip, ...(kind && { kind }) }))
  const figures = await asResponse(() => api.leads.figures())
  return { ...list, figures, show, sort, kind: kind ?? '', skip, now: clock.now().toISOString() }
}

export default function Leads() {
  const { leads, hasMore, figures, show, sort, kind, skip, now: pageTime } = useLoaderData<typeof loader>()
  const now = useClock(pageTime)
  const ended = figures.kept + figures.broken
  return (
    <main id="main" tabIndex={-1} className="portal-main stack-l">
      <div>
        <h1>{texts.title}</h1>
        <p className="meta">
          {texts.intro} {ended === 0 ? texts.noFigures : texts.figures(figures.kept, ended, figures.days)}
        </p>
      </div>
      <ListFilters
        filters={[
          { name: 'show', label: texts.list, value: show, options: texts.lists },
          {
            name: 'kind',
            label: texts.kind,
            value: kind,
            options: { '': texts.allKinds, ...leadTexts.kinds },
          },
          { name: 'sort', label: texts.sort, value: sort, options: texts.sorts },
        ]}
        submit={texts.show}
      />
      <NewRows list="leads" asOf={Date.parse(pageTime)} />
      {leads.length === 0 ? (
        <EmptyState title={texts.none}>
          <p>{texts.noneHow}</p>
        </EmptyState>
      ) : (
        <ListTable
          caption={texts.title}
          rows={leads}
          keyOf={({ id }) => id}
          hrefOf={({ id }) => `/leads/${id}`}
          nameOf={({ name }) => name}
          phoneNoteOf={(lead) => `${leadTexts.kinds[lead.kind]}, ${ownerOf(lead)}`}
          columns={[
            { name: texts.name, cell: ({ name }) => name },
            { name: texts.promise, cell: (lead) => <PromiseWord lead={lead} now={now} /> },
            { name: texts.phone, cell: ({ phone, email }) => <Reach phone={phone} email={email} /> },
            { name: texts.owner, wide: true, cell: ownerOf },
            { name: texts.kind, wide: true, cell: (lead) => leadTexts.kinds[lead.kind] },
            { name: texts.received, wide: true, cell: ({ receivedAt }) => dayAndTime(receivedAt) },
          ]}
        />
      )}
      {hasMore && (
        <p>
          <Link href={`/leads?${new URLSearchParams({ show, sort, kind, skip: String(skip + PAGE) })}`}>
            {texts.more}
          </Link>
        </p>
      )}
    </main>
  )
}

/** The person who has taken a lead. */
export const ownerOf = ({ claimedBy, isMine }: Pick<Lead, 'claimedBy' | 'isMine'>): string =>
  isMine ? texts.you : (claimedBy ?? texts.nobody)

/** Phone or mail address as a link. */
export const Reach = ({ phone, email }: { readonly phone: string; readonly email: string }) =>
  phone === '' ? (
    <a href={`mailto:${email}`}>{email}</a>
  ) : (
    <a className="no-wrap" href={telephone(phone)}>
      {displayPhone(phone)}
    </a>
  )
