import { createHash } from 'node:crypto'
import { z } from 'zod'
import { isTimely, type NoticeResult, type ProviderNotice } from '#features/selling/payments/server/ports.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Sdk } from './sdk.ts'

const ofOrder = z.object({ orderId: z.string().nullish() }).nullish()
const noticeSchema = z.object({
  kind: z.string().regex(/^[a-z_]{1,60}$/),
  timestamp: z.coerce.date(),
  transaction: ofOrder,
  dispute: z.object({ transaction: ofOrder }).nullish(),
})

/** Braintree retries for a day, so a notice of three days ago is a replay. */
const OLDEST_MS = 3 * DAY_MS

/**
 * A notice is genuine when it is signed with our private key. Braintree gives it no id: its payload is the
 * same whenever it comes again.
 */
export async function readNotice(sdk: Sdk, { body, now }: ProviderNotice): Promise<NoticeResult> {
  const form = new URLSearchParams(body)
  const payload = form.get('bt_payload') ?? ''
  const parsed = await sdk.webhookNotification
    .parse(form.get('bt_signature') ?? '', payload)
    .catch(() => undefined)
  const notice = noticeSchema.safeParse(parsed).data
  if (!notice || !isTimely(notice.timestamp, now, OLDEST_MS)) return { kind: 'forged' }
  const orderId = notice.transaction?.orderId ?? notice.dispute?.transaction?.orderId ?? ''
  return {
    kind: 'genuine',
    eventId: createHash('sha256').update(payload).digest('hex'),
    eventKind: notice.kind,
    orderId,
  }
}
