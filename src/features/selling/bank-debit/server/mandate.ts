import type { PayRequest } from '#features/selling/payments/server/index.ts'
import { MANDATE } from '../texts.ts'
import { markOf } from './secrets.ts'
import type { BankServices } from './services.ts'

/**
 * Stores the buyer's agreement with its payment: the words, the amount, the time, and a keyed hash of the IP
 * address.
 */
export const recordMandate =
  ({ secrets, payments }: BankServices, ip: string): NonNullable<PayRequest['onStart']> =>
  async (trx, attempt) => {
    await trx
      .insertInto('bank_mandate')
      .values({
        attempt_id: attempt.id,
        order_id: attempt.order_id,
        text: MANDATE,
        amount_cents: attempt.amount_cents,
        ip_hash: markOf(secrets, 'ip', ip),
        agreed_at: payments.clock.now(),
      })
      .execute()
  }
