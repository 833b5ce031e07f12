import { texts as leadTexts } from '#features/partners/leads/desk-texts.ts'
import { LEAD_FILTERS, LEAD_KINDS, LEAD_SORTS } from '#features/partners/leads/rules/lead.ts'
import { defineList, placeOf } from '../../list/define-list.ts'

/** The one of a list that an address names, or the first. */
const oneOf = <T extends string>(list: readonly [T, ...T[]], value: string | null): T =>
  list.find((each) => each === value) ?? list[0]

/** The list, filter, order and page in the address of the leads. */
function leadQuery(search: URLSearchParams) {
  const kind = LEAD_KINDS.find((each) => each === search.get('kind'))
  return {
    show: oneOf(LEAD_FILTERS, search.get('show')),
    sort: oneOf(LEAD_SORTS, search.get('sort')),
    ...placeOf(search),
    ...(kind && { kind }),
  }
}

export const LEADS = defineList({
  name: 'leads',
  hasViews: true,
  query: leadQuery,
  async call(api, query) {
    const { leads, next } = await api.leads.list(query)
    return { rows: leads, next }
  },
  file: [
    ['Lead', ({ reference }) => reference],
    ['Name', ({ name }) => name],
    ['Phone', ({ phone }) => phone],
    ['Email', ({ email }) => email],
    ['Kind', ({ kind }) => leadTexts.kinds[kind]],
    ['State', ({ state }) => state],
    ['Owner', ({ claimedBy }) => claimedBy ?? ''],
    ['Received', ({ receivedAt }) => receivedAt],
    ['Promised', ({ promisedAt }) => promisedAt],
    ['Called', ({ calledAt }) => calledAt ?? ''],
  ],
})
