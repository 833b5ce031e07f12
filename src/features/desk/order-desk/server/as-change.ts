import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { OrderDeskContext } from './context.ts'

/** The input of a change as the functions of fulfilment take it. */
export const asChange = (
  { orderID, seen }: { orderID: string; seen?: number | undefined },
  { clock }: Pick<OrderDeskContext, 'clock'>,
) => ({ orderId: typedOrderNumber(orderID), seen, now: clock.now() })
