import type { AttemptStatus } from '#features/selling/payments/rules/attempt.ts'

/** A try to pay, as it is stored. */
export interface PaidBy {
  id: string
  method: string
  provider: string
  status: AttemptStatus
  amount_cents: number
  provider_txn_id: string | null
  error_code: string | null
  created_at: Date
}

/** A capture or refund, as it is stored. */
export interface Moved {
  attempt_id: string | null
  kind: 'capture' | 'refund'
  status: 'requested' | 'sending' | 'unknown' | 'done' | 'failed'
  amount_cents: number
  provider_ref: string | null
  actor: string
  reason: string
  error_code: string | null
  created_at: Date
  updated_at: Date
}

export interface MoneyStep {
  kind: 'authorization' | 'capture' | 'refund'
  /** `waiting`: the provider has not said what became of it */
  state: 'done' | 'waiting' | 'failed'
  amount: number
  /** what we held of the buyer's money before and after it, in cents */
  before: number
  after: number
  at: Date
  /** '' for money that staff handle by hand */
  provider: string
  reference: string | null
  /** as an actor is written; '' for a payment of the buyer */
  actor: string
  reason: string
  errorCode: string | null
}

const WAITING: readonly string[] = ['processing', 'unknown', 'pending', 'requested', 'sending']
const FAILED: readonly string[] = ['declined', 'failed', 'voided', 'expired', 'returned']

export const stateOf = (status: string): MoneyStep['state'] =>
  WAITING.includes(status) ? 'waiting' : FAILED.includes(status) ? 'failed' : 'done'

/** All that happened to the money of an order, oldest first, each with the balance before and after it. */
export function moneyTimeline(attempts: readonly PaidBy[], movements: readonly Moved[]): MoneyStep[] {
  const steps = [...attempts.map(asAuthorization), ...movements.map((each) => asMovement(each, attempts))]
  let balance = 0
  return steps
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((step) => {
      const before = balance
      if (step.state === 'done' && step.kind !== 'authorization')
        balance += step.kind === 'capture' ? step.amount : -step.amount
      return { ...step, before, after: balance }
    })
}

type Unsettled = Omit<MoneyStep, 'before' | 'after'>

const asAuthorization = (attempt: PaidBy): Unsettled => ({
  kind: 'authorization',
  state: stateOf(attempt.status),
  amount: attempt.amount_cents,
  at: attempt.created_at,
  provider: attempt.provider,
  reference: attempt.provider_txn_id,
  actor: '',
  reason: '',
  errorCode: attempt.error_code,
})

const asMovement = (movement: Moved, attempts: readonly PaidBy[]): Unsettled => ({
  kind: movement.kind,
  state: stateOf(movement.status),
  amount: movement.amount_cents,
  at: movement.status === 'done' ? movement.updated_at : movement.created_at,
  provider: attempts.find(({ id }) => id === movement.attempt_id)?.provider ?? '',
  reference: movement.provider_ref,
  actor: movement.actor,
  reason: movement.reason,
  errorCode: movement.error_code,
})
