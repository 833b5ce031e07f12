import { isOrderId, MOST_ORDERS } from '#features/partners/partner-orders/rules/order-ids.ts'
import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { defineList, placeOf } from '../../list/define-list.ts'
import { idOf, textOf } from '../reading.ts'
import { orderStateText } from './order-rows.tsx'

/** What the list can be narrowed to. */
export const LISTED_STATES = [...ORDER_STATES.filter((state) => state !== 'pending'), 'abandoned'] as const

/** The search, filters and page in the address of the list of orders. */
function orderQuery(search: URLSearchParams) {
  const state = LISTED_STATES.find((each) => each === search.get('state'))
  const ids = search.getAll('id').filter(isOrderId)
  return {
    q: textOf(search.get('q')).slice(0, 80),
    ...(state && { state }),
    customerID: idOf(search.get('customer')),
    projectID: idOf(search.get('project')),
    ...(ids.length > 0 && { ids: ids.slice(0, MOST_ORDERS).join(',') }),
    ...placeOf(search),
  }
}

export const ORDERS = defineList({
  name: 'orders',
  hasViews: true,
  query: orderQuery,
  async call(api, query) {
    const { orders, next } = await api.orders.list(query)
    return { rows: orders, next }
  },
  file: [
    ['Order', ({ orderID }) => orderID],
    ['Company', ({ companyName }) => companyName ?? ''],
    ['PO number', ({ purchaseOrder }) => purchaseOrder ?? ''],
    ['State', (order) => orderStateText(order)],
    ['Ship to', ({ shipTo }) => shipTo],
    ['Placed', ({ orderedAt }) => orderedAt],
    ['Total', ({ total }) => total.toFixed(2)],
  ],
})
