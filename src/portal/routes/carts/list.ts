import { defineList, placeOf } from '../../list/define-list.ts'
import { idOf } from '../reading.ts'
import { texts } from './texts.ts'

/** What the address of the list of saved carts asks for: `?search=`, `?project=`, `?after=`. */
function cartQuery(params: URLSearchParams) {
  const search = params.get('search')?.trim().slice(0, 100) ?? ''
  return { ...(search !== '' && { search }), projectID: idOf(params.get('project')), ...placeOf(params) }
}

export const CARTS = defineList({
  name: 'carts',
  path: 'saved-carts',
  hasViews: true,
  query: cartQuery,
  async call(api, query) {
    const { carts, next } = await api.savedCarts.list(query)
    return { rows: carts, next }
  },
  file: [
    [texts.cart, ({ cartName }) => cartName],
    [texts.customer, ({ customerName }) => customerName],
    [texts.project, ({ projectName }) => projectName],
    [texts.items, ({ items }) => String(items)],
    [texts.total, ({ total }) => total.toFixed(2)],
    [texts.saved, ({ savedAt }) => savedAt],
    [texts.by, ({ savedBy }) => savedBy],
  ],
})
