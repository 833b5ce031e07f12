import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { choice, ids, listQuery, rowId, words } from '#platform/lists/rules/query.ts'

/** Orders on a page of the list, and orders that one export names at most. */
export const MOST_ORDERS = 50

/** How the number of an order looks. */
export const ORDER_ID = /^[A-Z0-9]{1,40}$/

/** Whether a text of an address can be the number of an order. */
const isOrderId = (text: string): boolean => ORDER_ID.test(text)

/** What the list of orders can be narrowed to. */
export const LISTED_STATES = [...ORDER_STATES, 'abandoned'] as const

/**
 * What the list of orders can be asked for. `search`: an order number, the beginning of the partner’s own
 * number, or a name on the delivery address. Without a `state` abandoned attempts are left out, unless
 * `search` or `ids` asks for them.
 */
export const ORDER_LIST = listQuery({
  filters: {
    search: words(80, { was: 'q' }),
    state: choice(LISTED_STATES),
    customerID: rowId({ was: 'customer' }),
    projectID: rowId({ was: 'project' }),
    ids: ids(MOST_ORDERS, isOrderId, { was: 'id' }),
  },
})
