import type { Cents } from '#lib/money.ts'

/** The facts of a charge at the provider that the rule reads. */
export interface FoundCharge {
  chargeId: string
  isLive: boolean
  isRefused: boolean
  amount: Cents
  currency: string
}

export type LookupDecision<C> =
  | { kind: 'approved'; keep: C; voids: readonly C[] }
  /** live charges exist, but none has our amount, so all are voided */
  | { kind: 'wrong_amount'; voids: readonly C[] }
  | { kind: 'declined' }
  | { kind: 'none' }
  | { kind: 'wait' }

/**
 * Settles an attempt whose answer was lost. It keeps the first live charge of the right amount and voids all
 * other live ones. An answer without charges counts only `graceMs` after the call, because a provider may
 * show a charge late.
 */
export function settleLookup<C extends FoundCharge>(
  charges: readonly C[],
  attempt: { amount: Cents; createdAt: Date },
  now: Date,
  graceMs: number,
): LookupDecision<C> {
  const live = charges.filter((charge) => charge.isLive)
  const keep = live.find((charge) => charge.amount === attempt.amount && charge.currency === 'USD')
  if (keep) return { kind: 'approved', keep, voids: live.filter((charge) => charge !== keep) }
  if (live.length > 0) return { kind: 'wrong_amount', voids: live }
  if (now.getTime() - attempt.createdAt.getTime() < graceMs) return { kind: 'wait' }
  return charges.some((charge) => charge.isRefused) ? { kind: 'declined' } : { kind: 'none' }
}
