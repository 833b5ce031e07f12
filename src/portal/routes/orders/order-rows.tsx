import type { PartnerOrder } from '#features/partners/partner-orders/contract.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import type { Column } from '../../list/define-list.ts'
import { ListTable } from '../../list/list-page.tsx'
import { dayOf } from '../reading.ts'
import { texts } from './texts.ts'

/** "Shipped"; for an attempt that never became an order why: "Abandoned, card declined". */
export const orderStateText = ({ state, unpaid, method }: PartnerOrder): string =>
  unpaid === null ? texts.states[state] : texts.unpaid[unpaid](method === 'creditCard')

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

/** All columns, or those that fit beside other parts of a page. */
export const orderColumns = ({ areFew }: { areFew: boolean }) => (areFew ? FEW_COLUMNS : COLUMNS)

interface Props {
  readonly orders: readonly PartnerOrder[]
  /** beside other parts of a page: number, state, address and total */
  readonly hasFewColumns?: boolean
  /** the id of the form that the boxes of the rows belong to */
  readonly selects?: string
}

/** Orders as rows. */
export const OrderRows = ({ orders, hasFewColumns = false, selects }: Props) => (
  <ListTable
    caption={texts.orders}
    columns={orderColumns({ areFew: hasFewColumns })}
    rows={orders}
    keyOf={({ orderID }) => orderID}
    hrefOf={({ orderID }) => `/orders/${orderID}`}
    nameOf={({ orderID }) => orderID}
    phoneNoteOf={orderStateText}
    selects={selects}
  />
)
