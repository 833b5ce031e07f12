import { implement } from '@orpc/server'
import { found, needs } from '#features/people/accounts/server/index.ts'
import { noticeNow, noticeOf } from '#features/selling/fulfilment/server/index.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { confirmationNow, findOrder, type OrderMail } from '#features/selling/orders/server/index.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { takePoint } from '#platform/limits/server/admit.ts'
import { mailingCalls } from '../../contract/mailing.ts'
import { MAIL_LIMITS, ORDER_DESK } from '../../rules/access.ts'
import { mailAgainRefusal } from '../../rules/mail-again.ts'
import { texts } from '../../texts.ts'
import { asChange } from '../as-change.ts'
import type { OrderDeskContext } from '../context.ts'
import { refusal } from '../refusals.ts'
import { findOrderMail, type KeptMail, mailAgain } from './order-mails.ts'

const os = implement(mailingCalls).$context<OrderDeskContext>()

export const mailingHandlers = {
  mail: os.mail.use(needs(ORDER_DESK.read)).handler(async ({ input, context }) => {
    const order = found(await findOrder(context.db, typedOrderNumber(input.orderID)))
    const row = found(await findOrderMail(context.db, order.id, input.id))
    const written = await writtenNow(row, order.id, context)
    const isSent = row.sent_at !== null
    const whyNot = mailAgainRefusal({ kind: row.kind, isSent, isKept: written !== undefined }, order.state)
    return {
      kind: row.kind,
      to: order.email,
      at: (row.sent_at ?? row.written_at).toISOString(),
      isSent,
      error: isSent ? null : row.last_error,
      letter: written ? { subject: written.mail.subject, text: written.mail.text } : null,
      whyNot: whyNot ? texts.refusals[whyNot] : null,
    }
  }),

  mailAgain: os.mailAgain.use(needs(ORDER_DESK.mail)).handler(async ({ input, context }) => {
    const { db, permission, rateLimits } = context
    const change = { ...asChange(input, context), id: input.id, key: input.key }
    found(await findOrder(db, change.orderId))
    await takePoint(rateLimits, [MAIL_LIMITS['order-mail-again'], change.orderId], texts.tooManyMails)
    const done = await mailAgain(db, permission, change)
    if (done.kind === 'refused') throw refusal(done.reason)
    return { result: done.kind }
  }),
}

/** The mail as it reads now; undefined when what it said is no longer known. */
async function writtenNow(
  { topic, payload, dedupe_key }: KeptMail,
  orderId: string,
  { db, contact, publicOrigin }: OrderDeskContext,
): Promise<OrderMail | undefined> {
  const shop = { name: merchant().name, phone: contact.phone, origin: publicOrigin }
  if (topic === 'mail.order-confirmation') return confirmationNow({ db, shop }, orderId)
  const notice = noticeOf(payload, dedupe_key)
  return notice && noticeNow({ db, shop, returnsTo: contact.address }, notice)
}
