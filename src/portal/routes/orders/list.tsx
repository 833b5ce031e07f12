import { LISTED_STATES, ORDER_LIST } from '#features/partners/partner-orders/rules/order-ids.ts'
import { defineList } from '../../list/define-list.ts'
import { orderColumns, orderStateText } from './order-rows.tsx'
import { texts } from './texts.ts'

export const ORDERS = defineList({
  name: 'orders',
  hasViews: true,
  query: ORDER_LIST,
  form: {
    search: { label: texts.search, hint: texts.searchHint },
    state: {
      label: texts.state,
      options: {
        '': texts.allStates,
        ...Object.fromEntries(LISTED_STATES.map((state) => [state, texts.states[state]])),
      },
    },
  },
  async call(api, query) {
    const { orders, next } = await api.orders.list(query)
    return { rows: orders, next }
  },
  columns: orderColumns,
  file: [
    ['Order', ({ orderID }) => orderID],
    ['Company', ({ companyName }) => companyName ?? ''],
    ['PO number', ({ purchaseOrder }) => purchaseOrder ?? ''],
    ['State', (order) => orderStateText(order)],
    [texts.shipTo, ({ shipTo }) => shipTo],
    ['Placed', ({ orderedAt }) => orderedAt],
    ['Total', ({ total }) => total.toFixed(2)],
  ],
})
