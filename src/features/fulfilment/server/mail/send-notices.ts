import type { OrderState } from '#features/orders/rules/order-state.ts'
import { type OrderMailServices, type OutboxHandler, sendNews } from '#features/orders/server/index.ts'
import { movementsOf } from '#features/payments/server/index.ts'
import { formatDay } from '#kit/dates.ts'
import { formatMoney, toCents } from '#kit/money.ts'
import { nextStep } from '../../rules/progress.ts'
import { FLAT_RATE_RETURN } from '../../rules/returns.ts'
import { mailTexts } from '../../texts.ts'
import { shipmentsOf } from '../shipping/shipments.ts'
import type { Notice } from './notices.ts'

export interface NoticeMailServices extends OrderMailServices {
  /** the address for returns, in one line */
  returnsTo: string
}

/**
 * Sends the mails after the confirmation. Each reads the order when it is sent, so a late mail is still
 * right.
 */
export const sendNotices =
  (services: NoticeMailServices): OutboxHandler =>
  (payload, dedupeKey) => {
    const notice = payload as unknown as Notice
    const { subject, heading } = mailTexts[notice.kind]
    return sendNews(
      services,
      notice.orderID,
      async (state) => ({
        subject: subject(notice.orderID),
        heading,
        body: await bodyOf(services, notice, state),
        hasLines: notice.kind === 'summary',
      }),
      dedupeKey,
    )
  }

async function bodyOf(
  { db, returnsTo }: NoticeMailServices,
  notice: Notice,
  state: OrderState,
): Promise<string> {
  switch (notice.kind) {
    case 'shipped':
    case 'appointment': {
      const shipment = (await shipmentsOf(db, notice.orderID)).find(({ id }) => id === notice.shipmentID)
      if (!shipment) throw new Error(`No shipment ${notice.shipmentID}`)
      if (notice.kind === 'appointment')
        return mailTexts.appointment.body(formatDay(shipment.appointment_on ?? ''))
      const isTaken = (await movementsOf(db, notice.orderID)).some(
        ({ kind, status }) => kind === 'capture' && status === 'done',
      )
      return mailTexts.shipped[isTaken ? 'body' : 'part'](shipment.carrier, shipment.tracking)
    }
    case 'called_off': {
      const lines = await db
        .selectFrom('order_line')
        .select(['name', 'called_off'])
        .where('order_id', '=', notice.orderID)
        .where('called_off', '>', 0)
        .orderBy('line_no')
        .execute()
      return mailTexts.called_off.body(
        lines.map(({ name, called_off }) => `${called_off} × ${name}`).join(', '),
      )
    }
    case 'return_asked':
    case 'return_received':
      return mailTexts[notice.kind].body(notice.rma)
    case 'return_refused': {
      const { decision } = await db
        .selectFrom('goods_return')
        .select('decision')
        .where('rma', '=', notice.rma)
        .executeTakeFirstOrThrow()
      return mailTexts.return_refused.body(notice.rma, decision)
    }
    case 'return_approved': {
      const flat = await db
        .selectFrom('order_line')
        .select('line_no')
        .where('order_id', '=', notice.orderID)
        .where('product_id', '=', FLAT_RATE_RETURN)
        .executeTakeFirst()
      return flat
        ? mailTexts.return_approved.fetched(notice.rma)
        : mailTexts.return_approved.body(notice.rma, returnsTo)
    }
    case 'refunded': {
      const movement = await db
        .selectFrom('money_movement')
        .select('amount_cents')
        .where('id', '=', notice.movementID)
        .executeTakeFirstOrThrow()
      return mailTexts.refunded.body(formatMoney(toCents(movement.amount_cents)))
    }
    case 'summary': {
      const shipments = (await shipmentsOf(db, notice.orderID)).filter(
        ({ released_at }) => released_at !== null,
      )
      return nextStep(
        state,
        shipments.map((shipment) => ({ state: shipment.state, appointmentOn: shipment.appointment_on })),
        formatDay,
      )
    }
    default:
      return mailTexts[notice.kind].body
  }
}
