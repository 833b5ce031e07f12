import type { Cents } from '#lib/money.ts'

/** The allowed next statuses of a movement. */
const TRANSITIONS = {
  requested: ['sending'],
  sending: ['requested', 'unknown', 'done', 'failed'],
  unknown: ['requested', 'unknown', 'done', 'failed'],
  done: [],
  failed: [],
} as const satisfies Record<string, readonly string[]>

export type MovementStatus = keyof typeof TRANSITIONS

/** Sent and not answered yet: a movement can only end from these statuses. */
export const IN_FLIGHT = (Object.keys(TRANSITIONS) as MovementStatus[]).filter((status) =>
  (TRANSITIONS[status] as readonly MovementStatus[]).includes('done'),
)

export interface MovedMoney {
  kind: 'capture' | 'refund'
  status: MovementStatus
  amount: Cents
}

const sum = (movements: readonly MovedMoney[]): number =>
  movements.reduce((total, movement) => total + movement.amount, 0)

/** Cents that were captured for certain. */
export const capturedOf = (movements: readonly MovedMoney[]): Cents =>
  sum(movements.filter(({ kind, status }) => kind === 'capture' && status === 'done')) as Cents

/** Cents that were refunded for certain. */
export const refundedOf = (movements: readonly MovedMoney[]): Cents =>
  sum(movements.filter(({ kind, status }) => kind === 'refund' && status === 'done')) as Cents

/** Cents that may still be refunded: what was captured less every refund that was made or may yet be made. */
export const refundable = (movements: readonly MovedMoney[]): Cents =>
  (capturedOf(movements) -
    sum(movements.filter(({ kind, status }) => kind === 'refund' && status !== 'failed'))) as Cents

export type RefundDecision =
  | { kind: 'refund'; amount: Cents }
  | { kind: 'refuse'; reason: 'nothing_captured' | 'too_much' | 'not_an_amount'; left: Cents }

/**
 * The amount of a refund: the requested amount, or the whole rest when none was requested; never more than
 * the rest.
 */
export function decideRefund(movements: readonly MovedMoney[], wanted: Cents | undefined): RefundDecision {
  const left = refundable(movements)
  const amount = wanted ?? left
  if (capturedOf(movements) === 0) return { kind: 'refuse', reason: 'nothing_captured', left }
  if (amount > left || left === 0) return { kind: 'refuse', reason: 'too_much', left }
  return Number.isSafeInteger(amount) && amount > 0
    ? { kind: 'refund', amount }
    : { kind: 'refuse', reason: 'not_an_amount', left }
}

/** The facts of a charge at the provider that the rule reads. */
export interface HeldCharge {
  chargeId: string
  kind: 'sale' | 'refund'
  status: 'authorized' | 'captured' | 'pending' | 'settled' | 'voided' | 'declined' | 'failed' | 'expired'
  amount: Cents
  /** how much of a sale was refunded, where the provider states only the sum */
  refunded?: Cents | undefined
}

export interface SentMovement {
  kind: 'capture' | 'refund'
  amount: Cents
  /** the sale whose money moves */
  chargeId: string
  sentAt: Date
  /** the sum of the other confirmed refunds of the sale */
  refundedBefore: Cents
}

export type MovementDecision =
  | { kind: 'done'; reference: string }
  | { kind: 'failed'; code: string }
  | { kind: 'send_again' }
  | { kind: 'wait' }

/**
 * Settles a capture or refund whose answer was lost, from the provider's record. `known` are the references
 * of refunds that our database has already. An empty lookup counts only `graceMs` after the call.
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
    // One movement of an order is in flight at a time, so the growth of the sum is this refund.
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
