import {
  QUOTE_ENDS,
  QUOTE_STATES,
  type QuoteEnd,
  type QuoteState,
} from '#features/partners/quotes/rules/states.ts'
import { defineList } from '../../list/define-list.ts'
import { placeOf } from '../../list/list-address.ts'
import { idOf } from '../reading.ts'

/** The search, filters and page in the address of the list; unknown values are ignored. */
function quoteQuery(search: URLSearchParams) {
  const state: QuoteState | '' = QUOTE_STATES.find((each) => each === search.get('state')) ?? ''
  const ends: QuoteEnd | '' = QUOTE_ENDS.find((each) => each === search.get('ends')) ?? ''
  const customerID = idOf(search.get('customer'))
  return {
    search: search.get('search')?.trim().slice(0, 100) ?? '',
    state,
    ends,
    mine: search.get('mine') === 'true' ? ('true' as const) : ('false' as const),
    sort: search.get('sort') === 'total' ? ('total' as const) : ('changed' as const),
    ...(customerID !== undefined && { customerID }),
    ...placeOf(search),
  }
}

export const QUOTES = defineList({
  path: 'quotes',
  views: 'quotes',
  query: quoteQuery,
  async call(api, query) {
    const { quotes, next } = await api.quotes.list(query)
    return { rows: quotes, next }
  },
})
