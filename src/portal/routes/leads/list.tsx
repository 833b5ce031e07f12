import { texts as leadTexts } from '#features/partners/leads/desk-texts.ts'
import { LEAD_LIST } from '#features/partners/leads/rules/lead.ts'
import { displayPhone, telephone } from '#lib/phone.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { defineList } from '../../list/define-list.ts'
import { ownerOf, PromiseWord } from './promise-word.tsx'
import { texts } from './texts.ts'

export const LEADS = defineList({
  name: 'leads',
  hasViews: true,
  query: LEAD_LIST,
  form: {
    show: { label: texts.list, options: texts.lists },
    kind: { label: texts.kind, options: { '': texts.allKinds, ...leadTexts.kinds } },
    sort: { label: texts.sort, options: texts.sorts },
  },
  async call(api, query) {
    const { leads, next } = await api.leads.list(query)
    return { rows: leads, next }
  },
  columns: (now: Date) => [
    { name: texts.name, cell: ({ name }) => name },
    { name: texts.promise, cell: (lead) => <PromiseWord lead={lead} now={now} /> },
    { name: texts.phone, cell: ({ phone, email }) => <Reach phone={phone} email={email} /> },
    { name: texts.owner, wide: true, cell: ownerOf },
    { name: texts.kind, wide: true, cell: (lead) => leadTexts.kinds[lead.kind] },
    {
      name: texts.received,
      wide: true,
      oneLine: true,
      cell: ({ receivedAt }) => storeDayAndTime(receivedAt),
    },
  ],
  file: [
    [texts.file.lead, ({ reference }) => reference],
    [texts.file.name, ({ name }) => name],
    [texts.file.phone, ({ phone }) => phone],
    [texts.file.email, ({ email }) => email],
    [texts.file.kind, ({ kind }) => leadTexts.kinds[kind]],
    [texts.file.state, ({ state }) => state],
    [texts.file.owner, ({ claimedBy }) => claimedBy ?? ''],
    [texts.file.received, ({ receivedAt }) => receivedAt],
    [texts.file.promised, ({ promisedAt }) => promisedAt],
    [texts.file.called, ({ calledAt }) => calledAt ?? ''],
  ],
})

/** Phone or mail address as a link. */
export const Reach = ({ phone, email }: { readonly phone: string; readonly email: string }) =>
  phone === '' ? (
    <a href={`mailto:${email}`}>{email}</a>
  ) : (
    <a className="no-wrap" href={telephone(phone)}>
      {displayPhone(phone)}
    </a>
  )
