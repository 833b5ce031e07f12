import { api } from '#api/client.ts'
import type { Pay } from '#features/checkout/ui/place-order.ts'
import type { PaymentOffer } from '#features/payments/ui/offer.ts'
import { browserStorage, storageKeys } from '../../../client/storage-entries.ts'
import { borrow } from '../affirm/affirm-window.ts'

/** She goes to another page, and may come back to one of ours: it then knows whose cart this is. */
const leaveFor = (orderID: string): void => browserStorage.write(storageKeys.lenderOrder, orderID)

const never = <T>(): Promise<T> => new Promise(() => undefined)

/** Opens Affirm's window for the placed order and pays it with the loan that she takes there. */
export const payByAffirm =
  (offer: NonNullable<PaymentOffer['affirm']>): Pay =>
  async (orderID) => {
    const { checkout } = await api.payments.beginAffirm({ orderID })
    leaveFor(orderID)
    return api.payments.affirm({ orderID, checkoutToken: await borrow(offer, checkout) })
  }

/** Begins an application for the placed order and leaves for Credit Key's page. */
export const payByCreditKey: Pay = async (orderId) => {
  const { checkoutUrl } = await api.payments.beginCreditKey({ orderId })
  leaveFor(orderId)
  // A page that was kept as it was left would go on waiting.
  window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { once: true })
  location.assign(checkoutUrl)
  return never()
}
