import { ORDER_STATES } from '#features/orders/rules/order-state.ts'
import { isOrderId, MOST_ORDERS } from '#features/partner-orders/rules/order-ids.ts'
import { idOf, textOf } from '../reading.ts'

/** What the list can be narrowed to. */
export const LISTED_STATES = [...ORDER_STATES.filter((state) => state !== 'pending'), 'abandoned'] as const

/** The search, filters and page in the address of the list of orders. */
export function orderQuery(search: URLSearchParams) {
  const state = LISTED_STATES.find((each) => each === search.get('state'))
  const after = search.get('after')
  const ids = search.getAll('id').filter(isOrderId)
  return {
    q: textOf(search.get('q')).slice(0, 80),
    ...(state && { state }),
    customerID: idOf(search.get('customer')),
    projectID: idOf(search.get('project')),
    ...(ids.length > 0 && { ids: ids.slice(0, MOST_ORDERS).join(',') }),
    ...(after ? { after } : {}),
  }
}
