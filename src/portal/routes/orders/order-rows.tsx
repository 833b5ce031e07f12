import type { ListedOrder, PartnerOrder } from '#features/partners/partner-orders/contract.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { formatDay } from '#lib/dates.ts'
import { StateWord } from '#ui/state/state-word.tsx'
import type { Column } from '../../list/define-list.ts'
import { ListTable } from '../../list/list-page.tsx'
import { dayOf } from '../reading.ts'
import { OrderTotal } from './order-total.tsx'
import { texts } from './texts.ts'

/** "Shipped"; for an attempt that never became an order why: "Abandoned, card declined". */
export const orderStateText = ({ state, unpaid, method }: PartnerOrder): string =>
  unpaid === null ? texts.states[state] : texts.unpaid[unpaid](method === 'creditCard')

const NUMBER: Column<ListedOrder> = {
  name: texts.order,
  oneLine: true,
  cell: ({ orderID }) => <span className="mono">{printedOrderNumber(orderID)}</span>,
}
const STATE: Column<ListedOrder> = {
  name: texts.state,
  wide: true,
  cell: (order) => orderStateText(order),
}
const SHIP_TO: Column<ListedOrder> = { name: texts.shipTo, cell: ({ shipTo }) => shipTo }
const TOTAL: Column<ListedOrder> = {
  name: texts.total,
  numeric: true,
  cell: (order) => <OrderTotal {...order} />,
}

const COLUMNS: Column<ListedOrder>[] = [
  NUMBER,
  { name: texts.company, wide: 'very', cell: ({ companyName }) => companyName },
  { name: texts.poNumber, wide: 'most', cell: ({ purchaseOrder }) => purchaseOrder ?? '' },
  STATE,
  SHIP_TO,
  {
    name: texts.promised,
    wide: true,
    sort: 'promise',
    oneLine: true,
    cell: ({ promised, isLate }) =>
      promised !== null &&
      (isLate ? (
        <StateWord state="bad">{texts.lateSince(formatDay(promised))}</StateWord>
      ) : (
        formatDay(promised)
      )),
  },
  { name: texts.carrier, wide: 'most', cell: ({ carrier }) => carrier ?? '' },
  {
    name: texts.placed,
    wide: 'very',
    sort: 'newest',
    oneLine: true,
    cell: ({ orderedAt }) => dayOf(orderedAt),
  },
  { ...TOTAL, sort: 'total' },
]
const FEW_COLUMNS = [NUMBER, STATE, SHIP_TO, TOTAL]

/** All columns, or those that fit beside other parts of a page. */
export const orderColumns = ({ areFew }: { areFew: boolean }) => (areFew ? FEW_COLUMNS : COLUMNS)

interface Props {
  readonly orders: readonly ListedOrder[]
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
    nameOf={({ orderID }) => printedOrderNumber(orderID)}
    phoneNoteOf={orderStateText}
    selects={selects}
  />
)
