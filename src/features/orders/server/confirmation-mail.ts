import type { Db } from '#db/connect.ts'
import type { Mailer } from '#features/mail/server/index.ts'
import type { OutboxHandler } from './dispatch.ts'
import { type MailShop, renderOrderConfirmation } from './order-confirmation.ts'
import { presentReceipt } from './present.ts'
import { loadOrder } from './queries.ts'

/** Sends the confirmation of a placed order. Throws when the mail has to be tried again; a mailbox that will never take it ends the matter. */
export function sendConfirmations(services: { db: Db; mailer: Mailer; shop: MailShop }): OutboxHandler {
  return async (payload, dedupeKey) => {
    const stored = await loadOrder(services.db, String(payload.orderID))
    if (!stored) throw new Error(`No order ${String(payload.orderID)}`)
    const mail = await renderOrderConfirmation(presentReceipt(stored), services.shop)
    const result = await services.mailer.send({ to: { address: stored.order.email }, ...mail, dedupeKey })
    if (result.kind === 'retry') throw new Error(`mail: ${result.cause}`)
  }
}
