/** Orders on a page of the list, and orders that one export names at most. */
export const MOST_ORDERS = 50

/** Whether a text of an address can be the number of an order. */
export const isOrderId = (text: string): boolean => /^[A-Z0-9]{1,40}$/.test(text)
