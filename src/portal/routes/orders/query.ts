import { ORDER_STATES } from '#features/orders/rules/order-state.ts'
import { idOf, textOf } from '../reading.ts'

/** At most one page of orders can be checked. */
const MOST_CHECKED = 50

/** The search, filters and page in the address of the list of orders. */
export function orderQuery(search: URLSearchParams) {
  const state = ORDER_STATES.find((each) => each === search.get('state'))
  const after = search.get('after')
  const ids = search.getAll('id').filter((id) => /^[A-Z0-9]{1,40}$/.test(id))
  return {
    q: textOf(search.get('q')).slice(0, 80),
    ...(state && { state }),
    customerID: idOf(search.get('customer')),
    projectID: idOf(search.get('project')),
    ...(ids.length > 0 && { ids: ids.slice(0, MOST_CHECKED).join(',') }),
    ...(after ? { after } : {}),
  }
}
