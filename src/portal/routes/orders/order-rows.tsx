import type { PartnerOrder } from '#features/partners/partner-orders/contract.ts'
import { ListTable } from '../../list/list-page.tsx'
import { ORDERS, orderStateText } from './list.tsx'
import { texts } from './texts.ts'

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
    columns={ORDERS.columns({ areFew: hasFewColumns })}
    rows={orders}
    keyOf={({ orderID }) => orderID}
    hrefOf={({ orderID }) => `/orders/${orderID}`}
    nameOf={({ orderID }) => orderID}
    phoneNoteOf={orderStateText}
    selects={selects}
  />
)
