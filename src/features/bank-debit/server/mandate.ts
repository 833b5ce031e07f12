import type { PayRequest } from '#features/payments/server/index.ts'
import { MANDATE } from '../texts.ts'
import { markOf } from './secrets.ts'
import type { BankServices } from './services.ts'

/**
 * Writes down what she agreed to, with the payment that it is for: the words, the amount, when, and a keyed
 * hash of her address.
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
