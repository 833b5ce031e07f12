import { defineList, placeOf } from '../../list/define-list.ts'

/** Rows of a page: a form with a tick for each must stay below the most fields of a form. */
const PAGE = 40

/** The search, filters and page in the address of the list of customers. */
const customerQuery = (search: URLSearchParams) => ({
  limit: PAGE,
  whose: search.get('whose') === 'mine' ? ('mine' as const) : ('all' as const),
  search: (search.get('search') ?? '').slice(0, 100),
  state: (search.get('state') ?? '').slice(0, 2),
  sort: search.get('sort') === 'changed' ? ('changed' as const) : ('name' as const),
  ...placeOf(search),
})

export const CUSTOMERS = defineList({
  name: 'customers',
  hasViews: true,
  query: customerQuery,
  async call(api, query) {
    const { customers, ...page } = await api.customers.list(query)
    return { rows: customers, ...page }
  },
  file: [
    ['Name', ({ name }) => name],
    ['Phone', ({ phone }) => phone],
    ['Email', ({ email }) => email],
    ['City', ({ city }) => city],
    ['State', ({ state }) => state],
    ['ZIP', ({ zip }) => zip],
  ],
  fileQuery: { limit: 200 },
})
