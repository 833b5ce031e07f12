/** Orders on a page of the list, and orders that one export names at most. */
export const MOST_ORDERS = 50

/** How the number of an order looks. */
export const ORDER_ID = /^[A-Z0-9]{1,40}$/

/** Whether a text of an address can be the number of an order. */
export const isOrderId = (text: string): boolean => ORDER_ID.test(text)
