import { ORDER_STATES } from '#features/selling/orders/rules/order-state.ts'
import { OFFERED_METHODS } from '#features/selling/payments/rules/methods.ts'
import { choice, day, ids, listQuery, rowId, words } from '#platform/lists/rules/query.ts'

/** Orders on a page of the list, and orders that one export names at most. */
export const MOST_ORDERS = 50

/** How the number of an order looks. */
export const ORDER_ID = /^[A-Z0-9]{1,40}$/

/** Whether a text of an address can be the number of an order. */
const isOrderId = (text: string): boolean => ORDER_ID.test(text)

/** What the list of orders can be narrowed to. */
export const LISTED_STATES = [...ORDER_STATES, 'abandoned'] as const

/** The tabs of the staff's list: orders by what is to be done with them. */
export const TABS = ['to-ship', 'waits', 'on-the-way', 'problems'] as const
export type Tab = (typeof TABS)[number]

/** Where the money of an order is. `unclear`: a provider has not answered yet. */
export const MONEY = ['waiting', 'authorized', 'received', 'refunded', 'unclear'] as const

/** Orders that are older than so many days. */
export const AGES = ['1', '3', '7', '14', '30', '90'] as const

export const METHODS = [...OFFERED_METHODS, 'terms'] as const

/** Orders and money are counted up to here. */
export const MOST_COUNTED = 10_000

/**
 * What the list of orders can be asked for. `search`: any number, name or address of an order
 * (`order-words.ts`). Without a `state` abandoned attempts are left out, unless `search` or `ids` asks for
 * them. Days are those of the store, `to` is in. `promise` sorts the open orders alone.
 */
export const ORDER_LIST = listQuery({
  filters: {
    search: words(80, { was: 'q' }),
    show: choice(TABS),
    state: choice(LISTED_STATES),
    placedFrom: day(),
    placedTo: day(),
    promisedFrom: day(),
    promisedTo: day(),
    late: choice(['yes']),
    age: choice(AGES),
    method: choice(METHODS),
    money: choice(MONEY),
    carrier: words(40),
    companyID: rowId(),
    customerID: rowId({ was: 'customer' }),
    projectID: rowId({ was: 'project' }),
    ids: ids(MOST_ORDERS, isOrderId, { was: 'id' }),
  },
  sorts: ['newest', 'oldest', 'promise', 'total'],
})
