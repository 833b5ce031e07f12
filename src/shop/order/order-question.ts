import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'

/** The order of a page, and the postal code that opens it in another browser. */
export interface OrderQuestion {
  orderID: string
  postal?: string | undefined
}

// A longer id or postal code names no order of ours; the calls do not take it either.
const LONGEST_ID = 40
const LONGEST_POSTAL = 12

/** The question as the API takes it. */
export const orderQuestion = ({ orderID, postal }: OrderQuestion) => ({
  orderID: orderID.slice(0, LONGEST_ID),
  ...(postal ? { postal: postal.slice(0, LONGEST_POSTAL) } : {}),
})

/** The same for typed text, with or without hyphens. */
export const typedOrderQuestion = ({ orderID, postal }: OrderQuestion) =>
  orderQuestion({ orderID: typedOrderNumber(orderID), postal: postal?.trim() })
