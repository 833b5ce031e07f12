import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Tables } from '#db/tables.ts'
import { firstKeyOf, writeOutbox } from '#platform/outbox/server/outbox.ts'

const orderID = z.string()

/** The mails after the confirmation. Each reads the order when it is sent, so a late mail is still right. */
export const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['shipped', 'delivered', 'appointment']), orderID, shipmentID: z.string() }),
  z.object({ kind: z.literal('edited'), orderID, version: z.int() }),
  z.object({ kind: z.literal('refunded'), orderID, movementID: z.string() }),
  z.object({
    kind: z.enum([
      'cancelled',
      'paid',
      'confirm_deposits',
      'order_approved',
      'check_reminder',
      'check_expired',
      'terms_overdue',
    ]),
    orderID,
  }),
  z.object({
    kind: z.enum([
      'requested',
      'cancel_refused',
      'summary',
      'called_off',
      'damage_reported',
      'payment_returned',
      'certificate_refused',
    ]),
    orderID,
    at: z.string(),
  }),
  z.object({
    kind: z.enum(['return_asked', 'return_approved', 'return_refused', 'return_received']),
    orderID,
    rma: z.string(),
    /** of one that was received: a replacement took its place, so no money goes back */
    isReplaced: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('replacement_shipped'), orderID, carrier: z.string(), tracking: z.string() }),
  z.object({ kind: z.literal('replacement_delivered'), orderID, replacementID: z.string() }),
])

export type OrderNotice = z.infer<typeof noticeSchema>

export const NOTICE_TOPIC = 'mail.order-notice'

/** What tells two mails of one kind about an order apart. */
function subjectOf(notice: OrderNotice): string {
  if ('shipmentID' in notice) return notice.shipmentID
  if ('movementID' in notice) return notice.movementID
  if ('at' in notice) return notice.at
  if ('rma' in notice) return notice.rma
  if ('replacementID' in notice) return notice.replacementID
  if ('version' in notice) return String(notice.version)
  return 'tracking' in notice ? `${notice.carrier} ${notice.tracking}` : ''
}

const keyOf = (notice: OrderNotice): string =>
  ['order', notice.kind, notice.orderID, subjectOf(notice)].filter(Boolean).join(':')

/** Queues a mail that is sent after this transaction has committed. The same news is sent once. */
export const notify = (trx: Transaction<Tables>, notice: OrderNotice, now: Date): Promise<void> =>
  writeOutbox(trx, { topic: NOTICE_TOPIC, dedupeKey: keyOf(notice), payload: { ...notice } }, now)

/**
 * What a row of the outbox tells the buyer. Its payload is deleted a month after it was sent; then its key
 * tells it, but for the tracking number of a replacement. Undefined when neither does.
 */
export function noticeOf(payload: unknown, dedupeKey: string): OrderNotice | undefined {
  const kept = noticeSchema.safeParse(payload)
  if (kept.success) return kept.data
  const [, kind, order, ...subject] = firstKeyOf(dedupeKey).split(':')
  const about = subject.join(':')
  const ids = { shipmentID: about, movementID: about, replacementID: about, rma: about }
  const told = { ...ids, at: about, version: Number(about) }
  return noticeSchema.safeParse({ kind, orderID: order, ...told }).data
}
