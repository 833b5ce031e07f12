import type { Control } from './control.ts'

// The provider settles once a night; the demo does not make anybody wait for it.
const NIGHT_MS = 5_000

/** Settles what was captured, again and again, so that it can be refunded as with the real provider. Stop it with clearInterval. */
export const settleDaily = (control: Control): NodeJS.Timeout =>
  setInterval(() => {
    for (const { id, type, status } of control.ledger().transactions) if (type === 'sale' && status === 'submitted_for_settlement') control.advance(id, 'settled')
  }, NIGHT_MS)
