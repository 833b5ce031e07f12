import type { Db } from '#db/connect.ts'
import type { Mailer } from '#features/mail/server/index.ts'
import type { OrderState } from '../../rules/order-state.ts'
import type { OutboxHandler } from '../outbox/dispatch.ts'
import { presentReceipt } from '../present.ts'
import { loadOrder } from '../queries.ts'
import {
  type MailShop,
  type OrderNews,
  renderOrderConfirmation,
  renderOrderNews,
} from './render-order-mail.ts'

/** What sending a mail about an order needs. */
export interface OrderMailServices {
  db: Db
  mailer: Mailer
  shop: MailShop
}

/**
 * Sends the confirmation of a placed order. Throws when the mail is to be retried; a mail that was rejected
 * for good is not.
 */
export function sendConfirmations(services: OrderMailServices): OutboxHandler {
  return async (payload, dedupeKey) => {
    const stored = await loadOrder(services.db, String(payload.orderID))
    if (!stored) throw new Error(`No order ${String(payload.orderID)}`)
    const mail = await renderOrderConfirmation(presentReceipt(stored), services.shop)
    const result = await services.mailer.send({ to: { address: stored.order.email }, ...mail, dedupeKey })
    if (result.kind === 'retry') throw new Error(`mail: ${result.cause}`)
  }
}

/**
 * Sends the buyer a mail about news of the order; the caller writes its text. Throws as `sendConfirmations`
 * does.
 */
export async function sendNews(
  services: OrderMailServices,
  orderID: string,
  newsOf: (state: OrderState) => Promise<OrderNews>,
  dedupeKey: string,
): Promise<void> {
  const stored = await loadOrder(services.db, orderID)
  if (!stored) throw new Error(`No order ${orderID}`)
  const receipt = presentReceipt(stored)
  const mail = await renderOrderNews(receipt, await newsOf(receipt.state), services.shop)
  const result = await services.mailer.send({ to: { address: stored.order.email }, ...mail, dedupeKey })
  if (result.kind === 'retry') throw new Error(`mail: ${result.cause}`)
}
