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

/** A mail about an order, and the mailbox of its buyer. */
export interface OrderMail {
  to: string
  mail: RenderedMail
}

type ReadServices = Pick<OrderMailServices, 'db' | 'shop'>

/**
 * The confirmation of an order as it reads now. While a stranger to the mailbox may have placed the order, it
 * names the order alone. Throws for an unknown id.
 */
export async function confirmationNow(services: ReadServices, orderId: string): Promise<OrderMail> {
  const { stored, receipt } = await receiptOf(services.db, orderId)
  const mail = isUnproven({ paymentMethod: stored.order.payment_method, state: receipt.state })
    ? await renderFirstMail(receipt, services.shop)
    : await renderOrderConfirmation(receipt, services.shop)
  return { to: stored.order.email, mail }
}

async function receiptOf(db: Db, orderId: string) {
  const stored = await loadOrder(db, orderId)
  if (!stored) throw new Error(`No order ${orderId}`)
  return { stored, receipt: presentReceipt(stored) }
}

/**
 * Sends the confirmation of a placed order. The first mail of an unpaid order by check names the order alone,
 * and a mailbox gets one in 15 minutes: later orders wait, and one mail names them all. Throws when the mail
 * is to be retried; a mail that was rejected for good is not. A mail that staff send `again` waits for no
 * turn: its own limit counts it.
 */
export function sendConfirmations(services: ConfirmationServices): OutboxHandler {
  return async (payload, dedupeKey) => {
    if (payload.again === true) {
      const { to, mail } = await confirmationNow(services, String(payload.orderID))
      return deliver(services.mailer, { to: { address: to }, ...mail, dedupeKey })
    }
    const { stored, receipt } = await receiptOf(services.db, String(payload.orderID))
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

/** A mail about news of an order as it reads now; the caller writes its text. Throws for an unknown id. */
export async function newsNow(
  services: ReadServices,
  orderId: string,
  newsOf: (state: OrderState) => Promise<OrderNews>,
): Promise<OrderMail> {
  const { stored, receipt } = await receiptOf(services.db, orderId)
  const mail = await renderOrderNews(receipt, await newsOf(receipt.state), services.shop)
  return { to: stored.order.email, mail }
}
