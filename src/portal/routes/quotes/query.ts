import { QUOTE_ENDS, QUOTE_STATES, type QuoteEnd, type QuoteState } from '#features/quotes/rules/states.ts'
import { idOf } from '../reading.ts'

/** The search, filters and page in the address of the list; unknown values are ignored. */
export function quoteQuery(search: URLSearchParams) {
  const state: QuoteState | '' = QUOTE_STATES.find((each) => each === search.get('state')) ?? ''
  const ends: QuoteEnd | '' = QUOTE_ENDS.find((each) => each === search.get('ends')) ?? ''
  const after = search.get('after')?.slice(0, 200)
  const customerID = idOf(search.get('customer'))
  return {
    search: search.get('search')?.trim().slice(0, 100) ?? '',
    state,
    ends,
    mine: search.get('mine') === 'true' ? ('true' as const) : ('false' as const),
    sort: search.get('sort') === 'total' ? ('total' as const) : ('changed' as const),
    ...(customerID !== undefined && { customerID }),
    ...(after && { after }),
  }
}
