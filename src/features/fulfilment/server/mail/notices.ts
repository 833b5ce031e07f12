import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables/index.ts'
import { writeOutbox } from '#features/orders/server/index.ts'

/** Mails after the confirmation. What they say is read when they are sent, so that a late mail is never wrong about the order. */
export type Notice =
  | { kind: 'shipped' | 'delivered' | 'appointment'; orderID: string; shipmentID: string }
  | { kind: 'refunded'; orderID: string; movementID: string }
  | { kind: 'cancelled' | 'paid' | 'confirm_deposits'; orderID: string }
  | {
      kind: 'requested' | 'summary' | 'called_off' | 'damage_reported' | 'payment_returned'
      orderID: string
      at: string
    }
  | {
      kind: 'return_asked' | 'return_approved' | 'return_refused' | 'return_received'
      orderID: string
      rma: string
    }

export const NOTICE_TOPIC = 'mail.order-notice'

const subjectOf = (notice: Notice): string =>
  'shipmentID' in notice
    ? notice.shipmentID
    : 'movementID' in notice
      ? notice.movementID
      : 'at' in notice
        ? notice.at
        : 'rma' in notice
          ? notice.rma
          : ''

/** Leaves a mail to be sent once this transaction has committed; the same news is told once. */
export const notify = (trx: Transaction<Tables>, notice: Notice, now: Date): Promise<void> =>
  writeOutbox(
    trx,
    {
      topic: NOTICE_TOPIC,
      dedupeKey: ['order', notice.kind, notice.orderID, subjectOf(notice)].filter(Boolean).join(':'),
      payload: { ...notice },
    },
    now,
  )
