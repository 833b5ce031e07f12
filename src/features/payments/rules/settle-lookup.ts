import type { Cents } from '#kit/money.ts'

/** What the rule looks at in a charge that the provider holds. */
export interface FoundCharge {
  chargeId: string
  isLive: boolean
  isRefused: boolean
  amount: Cents
  currency: string
}

export type LookupDecision<C> =
  | { kind: 'approved'; keep: C; voids: readonly C[] }
  /** live charges exist, none of them of our amount: nothing may be kept */
  | { kind: 'wrong_amount'; voids: readonly C[] }
  | { kind: 'declined' }
  | { kind: 'none' }
  | { kind: 'wait' }

/**
 * Settles an attempt whose answer was lost. The first live charge of the right amount is kept, all other live
 * ones are voided. That there is none is believed only `graceMs` after the call, because a provider may show
 * a charge late.
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
