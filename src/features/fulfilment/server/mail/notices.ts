import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables/index.ts'
import { writeOutbox } from '#features/orders/server/index.ts'

/** The mails after the confirmation. Each reads the order when it is sent, so a late mail is still right. */
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

/** Queues a mail that is sent after this transaction has committed. The same news is sent once. */
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
