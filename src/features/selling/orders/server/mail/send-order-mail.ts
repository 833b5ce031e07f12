import type { Db } from '#db/connect.ts'
import type { Clock } from '#lib/clock.ts'
import { later } from '#lib/dates.ts'
import { mailboxOf } from '#platform/limits/rules/who.ts'
import type { Limits } from '#platform/limits/server/limits.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { deliver, type RenderedMail } from '#platform/mail/server/send.ts'
import { NotYet, type OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import { ORDER_LIMITS } from '../../rules/access.ts'
import { isUnproven, type OrderState } from '../../rules/order-state.ts'
import { presentReceipt } from '../handlers.ts'
import { loadOrder } from '../queries.ts'
import {
  type MailShop,
  type OrderNews,
  renderFirstMail,
  renderOrderConfirmation,
  renderOrderNews,
  renderOrdersMail,
} from './render-order-mail.ts'
import { takeOverMails } from './take-over.ts'

const SECOND_MS = 1_000

/** The dependencies of sending a mail about an order. */
export interface OrderMailServices {
  db: Db
  mailer: Mailer
  shop: MailShop
}

export interface ConfirmationServices extends OrderMailServices {
  clock: Clock
  rateLimits: Pick<Limits, 'take' | 'giveBack'>
}

/**
 * Sends the confirmation of a placed order. The first mail of an unpaid order by check names the order alone,
 * and a mailbox gets one in 15 minutes: later orders wait, and one mail names them all. Throws when the mail
 * is to be retried; a mail that was rejected for good is not.
 */
export function sendConfirmations(services: ConfirmationServices): OutboxHandler {
  return async (payload, dedupeKey) => {
    const stored = await loadOrder(services.db, String(payload.orderID))
    if (!stored) throw new Error(`No order ${String(payload.orderID)}`)
    const receipt = presentReceipt(stored)
    const { id: orderId, email, payment_method: paymentMethod } = stored.order
    const send = async (mail: RenderedMail): Promise<void> => {
      await deliver(services.mailer, { to: { address: email }, ...mail, dedupeKey })
    }
    if (!isUnproven({ paymentMethod, state: receipt.state }))
      return send(await renderOrderConfirmation(receipt, services.shop))
    await inItsTurn(services, email, async (now) => {
      const orderIds = await takeOverMails(services.db, { orderId, email, now })
      if (orderIds.length === 0) return false
      const render = orderIds.length === 1 ? renderFirstMail(receipt, services.shop) : undefined
      await send(await (render ?? renderOrdersMail(orderIds, services.shop)))
      return true
    })
  }
}

/**
 * Runs `send` when the mailbox may get a first mail now, and otherwise throws NotYet. The turn goes back when
 * nothing was sent: `send` threw or answered false.
 */
async function inItsTurn(
  { clock, rateLimits }: ConfirmationServices,
  email: string,
  send: (now: Date) => Promise<boolean>,
): Promise<void> {
  const mailbox = mailboxOf(email)
  const now = clock.now()
  const { wait } = await rateLimits.take(ORDER_LIMITS['first-mail'], mailbox)
  if (wait > 0) throw new NotYet(later(now, wait * SECOND_MS))
  let isSent = false
  try {
    isSent = await send(now)
  } finally {
    if (!isSent) await rateLimits.giveBack(ORDER_LIMITS['first-mail'], mailbox)
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
  await deliver(services.mailer, { to: { address: stored.order.email }, ...mail, dedupeKey })
}
