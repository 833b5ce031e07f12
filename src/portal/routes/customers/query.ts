/** Rows of a page: a form with a tick for each must stay below the most fields of a form. */
const PAGE = 40

/** The search, filters and page in the address of the list of customers. */
export function customerQuery(search: URLSearchParams) {
  const after = search.get('after')
  const sort = search.get('sort') === 'changed' ? ('changed' as const) : ('name' as const)
  return {
    limit: PAGE,
    whose: search.get('whose') === 'mine' ? ('mine' as const) : ('all' as const),
    search: (search.get('search') ?? '').slice(0, 100),
    state: (search.get('state') ?? '').slice(0, 2),
    sort,
    ...(after ? { after: after.slice(0, 400) } : {}),
  }
}
