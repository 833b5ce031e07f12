/** What the address of the list of customers says. */
export function customerQuery(search: URLSearchParams) {
  const after = search.get('after')
  const sort = search.get('sort') === 'changed' ? ('changed' as const) : ('name' as const)
  return {
    search: (search.get('search') ?? '').slice(0, 100),
    state: (search.get('state') ?? '').slice(0, 2),
    sort,
    ...(after ? { after: after.slice(0, 400) } : {}),
  }
}
