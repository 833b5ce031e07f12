import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Notice, NoticeResult } from '#features/payments/server/ports.ts'
import type { Sdk } from './sdk.ts'

const ofOrder = z.object({ orderId: z.string().nullish() }).nullish()
const noticeSchema = z.object({
  kind: z.string().regex(/^[a-z_]{1,60}$/),
  transaction: ofOrder,
  dispute: z.object({ transaction: ofOrder }).nullish(),
})

/**
 * A notice is genuine when it is signed with our private key. Braintree gives it no id: its payload is the
 * same whenever it comes again.
 */
export async function readNotice(sdk: Sdk, { body }: Notice): Promise<NoticeResult> {
  const form = new URLSearchParams(body)
  const payload = form.get('bt_payload') ?? ''
  const parsed = await sdk.webhookNotification
    .parse(form.get('bt_signature') ?? '', payload)
    .catch(() => undefined)
  const notice = noticeSchema.safeParse(parsed).data
  if (!notice) return { kind: 'forged' }
  const orderId = notice.transaction?.orderId ?? notice.dispute?.transaction?.orderId ?? ''
  return {
    kind: 'genuine',
    eventId: createHash('sha256').update(payload).digest('hex'),
    eventKind: notice.kind,
    orderId,
  }
}
