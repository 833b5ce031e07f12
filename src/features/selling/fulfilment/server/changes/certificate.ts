import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import type { CertificateDecision, CertificateRefusal } from '#features/selling/orders/rules/certificate.ts'
import { lockOrderFor, recordCertificateDecision } from '#features/selling/orders/server/index.ts'
import { texts } from '../../texts.ts'
import { notify } from '../mail/notices.ts'
import { NO_ORDER, type NoOrder, type OrderChange } from '../order-change.ts'

export type DecideCertificateResult =
  | { kind: 'recorded' }
  | NoOrder
  | { kind: 'refused'; reason: CertificateRefusal }

interface CertificateChange extends OrderChange {
  decision: CertificateDecision
  /** how the number was verified, or why it is refused */
  how: string
  /** a number that the buyer gave later */
  number?: string | undefined
}

/**
 * Records that staff have verified or refused the EPA 608 certificate of an order with refrigerant. The
 * refrigerant may ship after "verified". After "refused" the buyer gets a mail, and staff cancel the order or
 * call the refrigerant off.
 */
export function decideRefrigerantCertificate(
  db: Db,
  permission: Authorized<'certificates.decide'>,
  { orderId, now, seen, ...decided }: CertificateChange,
): Promise<DecideCertificateResult> {
  return inTransaction(
    db,
    async (trx): Promise<DecideCertificateResult> => {
      const order = await lockOrderFor(trx, permission, orderId, seen)
      if (!order) return NO_ORDER
      const { actor } = permission
      const refusal = await recordCertificateDecision(trx, order, {
        number: undefined,
        ...decided,
        actor,
        now,
      })
      if (refusal) return { kind: 'refused', reason: refusal }
      if (decided.decision === 'refused')
        await notify(trx, { kind: 'certificate_refused', orderID: order.id, at: now.toISOString() }, now)
      return { kind: 'recorded' }
    },
    texts.busy,
  )
}
