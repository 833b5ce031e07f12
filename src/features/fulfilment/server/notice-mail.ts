import type { Db } from '#db/connect.ts'
import type { OrderState } from '#features/orders/rules/order-state.ts'
import { type Letters, type OutboxHandler, sendNews } from '#features/orders/server/index.ts'
import { formatDay } from '#kit/dates.ts'
import { formatMoney, toCents } from '#kit/money.ts'
import { nextStep } from '../rules/progress.ts'
import { mailTexts } from '../texts.ts'
import { shipmentsOf } from './locked-order.ts'
import type { Notice } from './notices.ts'

/** Sends the mails after the confirmation. What they say is read now: a late mail is never wrong about its order. */
export const sendNotices =
  (letters: Letters): OutboxHandler =>
  (payload, dedupeKey) => {
    const notice = payload as unknown as Notice
    const { subject, heading } = mailTexts[notice.kind]
    return sendNews(
      letters,
      notice.orderID,
      async (state) => ({ subject: subject(notice.orderID), heading, body: await bodyOf(letters.db, notice, state), hasLines: notice.kind === 'summary' }),
      dedupeKey,
    )
  }

async function bodyOf(db: Db, notice: Notice, state: OrderState): Promise<string> {
  switch (notice.kind) {
    case 'shipped':
    case 'appointment': {
      const shipment = (await shipmentsOf(db, notice.orderID)).find(({ id }) => id === notice.shipmentID)
      if (!shipment) throw new Error(`No shipment ${notice.shipmentID}`)
      return notice.kind === 'shipped' ? mailTexts.shipped.body(shipment.carrier, shipment.tracking) : mailTexts.appointment.body(formatDay(shipment.appointment_on ?? ''))
    }
    case 'refunded': {
      const movement = await db.selectFrom('money_movement').select('amount_cents').where('id', '=', notice.movementID).executeTakeFirstOrThrow()
      return mailTexts.refunded.body(formatMoney(toCents(movement.amount_cents)))
    }
    case 'summary': {
      const shipments = (await shipmentsOf(db, notice.orderID)).filter(({ released_at }) => released_at !== null)
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
