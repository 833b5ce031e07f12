import type { Cents } from '#kit/money.ts'

export interface MovedMoney {
  kind: 'capture' | 'refund'
  status: 'requested' | 'sending' | 'unknown' | 'done' | 'failed'
  amount: Cents
}

const sum = (movements: readonly MovedMoney[]): number =>
  movements.reduce((total, movement) => total + movement.amount, 0)

/** Cents that were taken for sure. */
export const capturedOf = (movements: readonly MovedMoney[]): Cents =>
  sum(movements.filter(({ kind, status }) => kind === 'capture' && status === 'done')) as Cents

/** Cents that went back for sure. */
export const refundedOf = (movements: readonly MovedMoney[]): Cents =>
  sum(movements.filter(({ kind, status }) => kind === 'refund' && status === 'done')) as Cents

/** Cents that may still be given back: what was taken less every refund that was made or may yet be made. */
export const refundable = (movements: readonly MovedMoney[]): Cents =>
  (capturedOf(movements) -
    sum(movements.filter(({ kind, status }) => kind === 'refund' && status !== 'failed'))) as Cents

export type RefundDecision =
  | { kind: 'refund'; amount: Cents }
  | { kind: 'refuse'; reason: 'nothing_captured' | 'too_much' | 'not_an_amount'; left: Cents }

/** How much a refund gives back: what was asked for, all that is left when nothing was said, and never more than that. */
export function decideRefund(movements: readonly MovedMoney[], wanted: Cents | undefined): RefundDecision {
  const left = refundable(movements)
  const amount = wanted ?? left
  if (capturedOf(movements) === 0) return { kind: 'refuse', reason: 'nothing_captured', left }
  if (amount > left || left === 0) return { kind: 'refuse', reason: 'too_much', left }
  return Number.isSafeInteger(amount) && amount > 0
    ? { kind: 'refund', amount }
    : { kind: 'refuse', reason: 'not_an_amount', left }
}

/** What the rule looks at in a charge that the provider holds. */
export interface HeldCharge {
  chargeId: string
  kind: 'sale' | 'refund'
  status: 'authorized' | 'captured' | 'pending' | 'settled' | 'voided' | 'declined' | 'failed' | 'expired'
  amount: Cents
  /** how much of a sale went back, where the provider tells only the sum */
  refunded?: Cents | undefined
}

export interface SentMovement {
  kind: 'capture' | 'refund'
  amount: Cents
  /** the sale whose money moves */
  chargeId: string
  sentAt: Date
  /** what other refunds of the same sale have given back for sure */
  refundedBefore: Cents
}

export type MovementDecision =
  | { kind: 'done'; reference: string }
  | { kind: 'failed'; code: string }
  | { kind: 'send_again' }
  | { kind: 'wait' }

/**
 * Settles a capture or refund whose answer was lost, from what the provider holds. `known` are references of refunds that are accounted for.
 * "Nothing happened" is believed only `graceMs` after the call.
 */
export function settleMovement(
  movement: SentMovement,
  charges: readonly HeldCharge[],
  known: ReadonlySet<string>,
  now: Date,
  graceMs: number,
): MovementDecision {
  const nothingFound: MovementDecision =
    now.getTime() - movement.sentAt.getTime() < graceMs ? { kind: 'wait' } : { kind: 'send_again' }
  const sale = charges.find(({ chargeId }) => chargeId === movement.chargeId)
  if (movement.kind === 'refund' && sale?.refunded !== undefined) {
    // One movement of an order is on its way at a time, so what the sum has grown by is this one.
    return sale.refunded >= movement.refundedBefore + movement.amount
      ? { kind: 'done', reference: `${sale.chargeId}-refund-${sale.refunded}` }
      : nothingFound
  }
  if (movement.kind === 'refund') {
    const made = charges.find(
      ({ chargeId, kind, status, amount }) =>
        kind === 'refund' &&
        !known.has(chargeId) &&
        amount === movement.amount &&
        status !== 'declined' &&
        status !== 'failed',
    )
    return made ? { kind: 'done', reference: made.chargeId } : nothingFound
  }
  if (!sale || sale.status === 'authorized') return nothingFound
  if (sale.status === 'pending') return { kind: 'wait' }
  if (sale.status !== 'captured' && sale.status !== 'settled')
    return { kind: 'failed', code: `charge_${sale.status}` }
  return sale.amount === movement.amount
    ? { kind: 'done', reference: sale.chargeId }
    : { kind: 'failed', code: 'amount_mismatch' }
}
