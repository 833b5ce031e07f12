import type { Db } from '#db/connect.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import {
  findOrderLines,
  newsNow,
  type OrderMail,
  type OrderMailServices,
} from '#features/selling/orders/server/index.ts'
import { movementsOf } from '#features/selling/payments/server/index.ts'
import { formatDate, formatDay } from '#lib/dates.ts'
import { formatMoney, toCents, ZERO } from '#lib/money.ts'
import { deliver } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import { EDIT_PARTS, type EditedOrder, isChanged } from '../../rules/order-edit.ts'
import { nextStep } from '../../rules/progress.ts'
import { FLAT_RATE_RETURN } from '../../rules/returns.ts'
import { refusedCancelOf } from '../changes/ask-cancel.ts'
import { editOf } from '../editing/edited-order.ts'
import { replacementsOf } from '../replacement/replacements.ts'
import { findReturns } from '../returns/read-returns.ts'
import { shipmentsOf } from '../shipping/shipments.ts'
import { mailTexts } from './mail-texts.ts'
import { noticeSchema, type OrderNotice } from './notices.ts'

export interface NoticeMailServices extends OrderMailServices {
  /** the address for returns, in one line */
  returnsTo: string
}

type ReadServices = Pick<NoticeMailServices, 'db' | 'shop' | 'returnsTo'>

/** Sends the mails after the confirmation. Throws when the mail is to be retried. */
export const sendNotices =
  (services: NoticeMailServices): OutboxHandler =>
  async (payload, dedupeKey) => {
    const { to, mail } = await noticeNow(services, noticeSchema.parse(payload))
    await deliver(services.mailer, { to: { address: to }, ...mail, dedupeKey })
  }

/** A mail after the confirmation. It reads the order when it is sent, so a late mail is still right. */
export function noticeNow(services: ReadServices, notice: OrderNotice): Promise<OrderMail> {
  const { subject, heading } = mailTexts[notice.kind]
  return newsNow(services, notice.orderID, async (state) => ({
    subject: subject(notice.orderID),
    heading,
    body: await bodyOf(services, notice, state),
    hasLines: notice.kind === 'summary' || notice.kind === 'edited',
  }))
}

function bodyOf(services: ReadServices, notice: OrderNotice, state: OrderState): Promise<string> {
  const { db } = services
  switch (notice.kind) {
    case 'shipped':
    case 'appointment':
      return shipmentBody(db, notice)
    case 'edited':
      return editedBody(db, notice)
    case 'called_off':
      return calledOffBody(db, notice.orderID)
    case 'cancel_refused':
      return refusedCancelBody(db, notice.orderID, notice.at)
    case 'return_asked':
      return Promise.resolve(mailTexts.return_asked.body(notice.rma))
    case 'return_received': {
      const { body, replaced } = mailTexts.return_received
      return Promise.resolve(notice.isReplaced ? replaced(notice.rma) : body(notice.rma))
    }
    case 'return_refused':
      return refusedReturnBody(db, notice.orderID, notice.rma)
    case 'return_approved':
      return approvedReturnBody(services, notice.orderID, notice.rma)
    case 'replacement_shipped':
      return Promise.resolve(mailTexts.replacement_shipped.body(notice.carrier, notice.tracking))
    case 'replacement_delivered':
      return replacementBody(db, notice)
    case 'refunded':
      return refundBody(db, notice)
    case 'terms_overdue':
      return overdueBody(db, notice.orderID)
    case 'summary':
      return summaryBody(db, notice.orderID, state)
    default:
      return Promise.resolve(mailTexts[notice.kind].body)
  }
}

async function shipmentBody(db: Db, notice: OrderNotice & { shipmentID: string }) {
  const shipment = (await shipmentsOf(db, notice.orderID)).find(({ id }) => id === notice.shipmentID)
  if (!shipment) throw new Error(`There is no shipment ${notice.shipmentID}`)
  if (notice.kind === 'appointment')
    return mailTexts.appointment.body(formatDay(shipment.appointment_on ?? ''))
  const paid = (await movementsOf(db, notice.orderID)).find(
    ({ kind, status }) => kind === 'capture' && status === 'done',
  )
  const left = mailTexts.shipped[paid ? 'left' : 'partLeft'](shipment.carrier, shipment.tracking)
  return [left, await moneyOfShipment(db, notice.orderID, paid)].filter(Boolean).join(' ')
}

/** What the shipment means for the buyer's money. A check was paid before, so nothing is said. */
async function moneyOfShipment(
  db: Db,
  orderId: string,
  paid: { attempt_id: string | null } | undefined,
): Promise<string> {
  const texts = mailTexts.shipped
  const invoice = await invoiceOf(db, orderId)
  if (invoice) return invoice.due_on ? texts.invoiced(formatDate(invoice.due_on)) : texts.invoicedLater
  if (!paid) return texts.chargedLater
  return paid.attempt_id === null ? '' : texts.charged
}

/** The invoice of an order on net terms; undefined for every other order. */
const invoiceOf = (db: Db, orderId: string) =>
  db
    .selectFrom('credit_position')
    .select(['owed_cents', 'due_on'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()

async function editedBody(db: Db, { orderID, version }: OrderNotice & { version: number }) {
  const edit = await editOf(db, orderID, version)
  if (!edit) throw new Error(`Order ${orderID} has no edit ${version}`)
  const { before, after, money } = edit
  const { total, money: moneyWords, stop, ...parts } = mailTexts.edited
  const names = EDIT_PARTS.filter((part) => isChanged(part, before, after)).map((part) => parts[part])
  const amount = (order: EditedOrder) => formatMoney(toCents(order.sums.total))
  const sum = before.sums.total === after.sums.total ? [] : [total(amount(before), amount(after))]
  const paid = money
    ? [moneyWords[money.kind](amount(after), formatMoney('amount' in money ? money.amount : ZERO))]
    : []
  return [...names, ...sum, ...paid, stop].filter(Boolean).join(' ')
}

async function calledOffBody(db: Db, orderId: string) {
  const lines = (await findOrderLines(db, orderId)).filter(({ called_off }) => called_off > 0)
  return mailTexts.called_off.body(lines.map(({ name, called_off }) => `${called_off} × ${name}`).join(', '))
}

async function refusedCancelBody(db: Db, orderId: string, at: string) {
  const refused = await refusedCancelOf(db, orderId, new Date(at))
  if (!refused) throw new Error(`Order ${orderId} has no refused request to cancel of ${at}`)
  return mailTexts.cancel_refused.body(refused.reason)
}

async function refusedReturnBody(db: Db, orderId: string, rma: string) {
  const found = (await findReturns(db, orderId)).find((each) => each.rma === rma)
  if (!found) throw new Error(`There is no return ${rma}`)
  return mailTexts.return_refused.body(rma, found.decision)
}

async function approvedReturnBody({ db, returnsTo }: ReadServices, orderId: string, rma: string) {
  const lines = await findOrderLines(db, orderId)
  return lines.some(({ product_id }) => product_id === FLAT_RATE_RETURN)
    ? mailTexts.return_approved.fetched(rma)
    : mailTexts.return_approved.body(rma, returnsTo)
}

async function replacementBody(db: Db, { orderID, replacementID }: OrderNotice & { replacementID: string }) {
  const row = (await replacementsOf(db, orderID)).find(({ id }) => id === replacementID)
  if (!row) throw new Error(`There is no replacement ${replacementID}`)
  const nameOf = new Map((await findOrderLines(db, orderID)).map(({ line_no, name }) => [line_no, name]))
  const words = row.lines.map(({ lineNo, quantity }) => `${quantity} × ${nameOf.get(lineNo) ?? ''}`)
  return `${mailTexts.replacement_delivered.body(words.join(', '))} ${mailTexts.delivered.body}`
}

async function refundBody(db: Db, { orderID, movementID }: OrderNotice & { movementID: string }) {
  const movement = (await movementsOf(db, orderID)).find(({ id }) => id === movementID)
  if (!movement) throw new Error(`There is no movement of money ${movementID}`)
  return mailTexts.refunded.body(formatMoney(toCents(movement.amount_cents)))
}

async function overdueBody(db: Db, orderId: string) {
  const invoice = await invoiceOf(db, orderId)
  if (!invoice?.due_on || invoice.owed_cents <= 0) return mailTexts.terms_overdue.paid
  return mailTexts.terms_overdue.body(formatMoney(toCents(invoice.owed_cents)), formatDate(invoice.due_on))
}

async function summaryBody(db: Db, orderId: string, state: OrderState) {
  const shipments = (await shipmentsOf(db, orderId)).filter(({ released_at }) => released_at !== null)
  return nextStep(
    state,
    shipments.map((shipment) => ({ state: shipment.state, appointmentOn: shipment.appointment_on })),
    formatDay,
  )
}
