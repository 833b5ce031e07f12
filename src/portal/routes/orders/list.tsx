import type { PartnerOrder } from '#features/partners/partner-orders/contract.ts'
import { LISTED_STATES, ORDER_LIST } from '#features/partners/partner-orders/rules/order-ids.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { type Column, defineList } from '../../list/define-list.ts'
import { dayOf } from '../reading.ts'
import { texts } from './texts.ts'

/** "Shipped"; for an attempt that never became an order why: "Abandoned, card declined". */
export const orderStateText = ({ state, unpaid, method }: PartnerOrder): string =>
  unpaid === null ? texts.states[state] : texts.unpaid[unpaid](method === 'creditCard')

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
  columns: ({ areFew }: { areFew: boolean }) => (areFew ? FEW_COLUMNS : COLUMNS),
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

const NUMBER: Column<PartnerOrder> = {
  name: texts.order,
  cell: ({ orderID }) => <span className="mono">{orderID}</span>,
}
const STATE: Column<PartnerOrder> = {
  name: texts.state,
  wide: true,
  cell: (order) => orderStateText(order),
}
const SHIP_TO: Column<PartnerOrder> = { name: texts.shipTo, cell: ({ shipTo }) => shipTo }
const TOTAL: Column<PartnerOrder> = {
  name: texts.total,
  numeric: true,
  cell: ({ total }) => formatMoney(fromWire(total)),
}

const COLUMNS: Column<PartnerOrder>[] = [
  NUMBER,
  { name: texts.company, wide: 'very', cell: ({ companyName }) => companyName },
  { name: texts.poNumber, wide: 'very', cell: ({ purchaseOrder }) => purchaseOrder ?? '' },
  STATE,
  SHIP_TO,
  {
    name: texts.placed,
    wide: true,
    cell: ({ orderedAt }) => <span className="no-wrap">{dayOf(orderedAt)}</span>,
  },
  TOTAL,
]
const FEW_COLUMNS = [NUMBER, STATE, SHIP_TO, TOTAL]
