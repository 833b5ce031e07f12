import { ORDER_STATES } from '#features/orders/rules/order-state.ts'
import { idOf, textOf } from '../reading.ts'

/** The search, filters and page in the address of the list of orders. */
export function orderQuery(search: URLSearchParams) {
  const state = ORDER_STATES.find((each) => each === search.get('state'))
  const after = search.get('after')
  return {
    q: textOf(search.get('q')).slice(0, 80),
    ...(state && { state }),
    customerID: idOf(search.get('customer')),
    projectID: idOf(search.get('project')),
    ...(after ? { after } : {}),
  }
}
