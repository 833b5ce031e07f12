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

/** What sending a mail about an order takes. */
export interface Letters {
  db: Db
  mailer: Mailer
  shop: MailShop
}

/** Sends the confirmation of a placed order. Throws when the mail has to be tried again; a mailbox that will never take it ends the matter. */
export function sendConfirmations(services: Letters): OutboxHandler {
  return async (payload, dedupeKey) => {
    const stored = await loadOrder(services.db, String(payload.orderID))
    if (!stored) throw new Error(`No order ${String(payload.orderID)}`)
    const mail = await renderOrderConfirmation(presentReceipt(stored), services.shop)
    const result = await services.mailer.send({ to: { address: stored.order.email }, ...mail, dedupeKey })
    if (result.kind === 'retry') throw new Error(`mail: ${result.cause}`)
  }
}

/** Sends news of an order to its buyer, in words of the caller; ends as `sendConfirmations` does. */
export async function sendNews(
  services: Letters,
  orderID: string,
  wordsOf: (state: OrderState) => Promise<OrderNews>,
  dedupeKey: string,
): Promise<void> {
  const stored = await loadOrder(services.db, orderID)
  if (!stored) throw new Error(`No order ${orderID}`)
  const receipt = presentReceipt(stored)
  const mail = await renderOrderNews(receipt, await wordsOf(receipt.state), services.shop)
  const result = await services.mailer.send({ to: { address: stored.order.email }, ...mail, dedupeKey })
  if (result.kind === 'retry') throw new Error(`mail: ${result.cause}`)
}
