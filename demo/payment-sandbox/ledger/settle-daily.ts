import type { Control } from '../control.ts'

// The provider settles once a night and a bank takes some days; the demo does not wait for them.
const NIGHT_MS = 5_000
const BANK_DAYS_MS = 60_000

/**
 * Settles what was captured and debited, again and again, so that it can be refunded as with the real
 * provider. Stop it with clearInterval.
 */
export const settleDaily = (control: Control): NodeJS.Timeout =>
  setInterval(() => {
    for (const { id, type, status, ageMs } of control.ledger().transactions) {
      const isDue =
        status === 'submitted_for_settlement' || (status === 'settlement_pending' && ageMs > BANK_DAYS_MS)
      if (type === 'sale' && isDue) control.advance(id, 'settled')
    }
  }, NIGHT_MS)
