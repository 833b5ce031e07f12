import { sql } from 'kysely'
import { RECONCILIATION } from '#features/accounts/rules/actor.ts'
import { getOrder } from '#features/orders/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { toCents } from '#kit/money.ts'
import { OPEN_STATUSES } from '../../rules/attempt.ts'
import { settleLookup } from '../../rules/settle-lookup.ts'
import { texts } from '../../texts.ts'
import { deadlineOf, LEASE_MS, type PaymentServices } from '../payment-services.ts'
import {
  type Approved,
  type Charge,
  type Charges,
  declined,
  type Gateway,
  isLive,
  LOOKUP_GRACE_MS,
  type LookupResult,
  type OfferedMethod,
  unknownOutcome,
} from '../ports.ts'
import { gatewayOf } from '../providers.ts'
import { authorizeRequest } from './authorize-request.ts'
import { lookUp, tokenOf } from './look-up.ts'
import { type Outcome, settleAttempt } from './settle-attempt.ts'
import type { AttemptRow } from './start-attempt.ts'
import { withDeadline } from './with-deadline.ts'

const BATCH = 20

/**
 * Asks the providers about every attempt whose outcome is not known and whose next check is due. Returns how
 * many it settled.
 */
export async function reconcilePayments(services: PaymentServices): Promise<number> {
  let settled = 0
  for (let claimed = await claimDue(services); claimed.length > 0; claimed = await claimDue(services)) {
    crashPoint('reconcile.claimed')
    const answers = await Promise.all(claimed.map((attempt) => reconcileAttempt(services, attempt)))
    settled += answers.filter(Boolean).length
  }
  return settled
}

async function claimDue({ db, clock, leaseMs }: PaymentServices): Promise<AttemptRow[]> {
  const now = clock.now()
  return db
    .updateTable('payment_attempt')
    .set((eb) => ({
      checks: eb('checks', '+', 1),
      next_check_at: new Date(now.getTime() + (leaseMs ?? LEASE_MS)),
    }))
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('payment_attempt')
        .select('id')
        .where('status', 'in', OPEN_STATUSES)
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(sql.lit(BATCH))
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/**
 * Asks the provider about one attempt whose outcome is not known. The commit is a compare-and-set on the
 * claim's number, so that a second process writes nothing. True when the attempt is settled.
 */
export async function reconcileAttempt(services: PaymentServices, attempt: AttemptRow): Promise<boolean> {
  const gateway = gatewayOf(services, attempt.method)
  if (!gateway) return false
  const { authorizeAgain } = gateway
  const { outcome, voids } = authorizeAgain
    ? { outcome: await askAgain(services, authorizeAgain, attempt), voids: [] }
    : decide(await lookUp(services, gateway, attempt.order_id), gateway, attempt, services)
  crashPoint('reconcile.provider-answered')
  const row = await settleAttempt(services.db, {
    attempt,
    outcome,
    voids,
    claim: attempt.checks,
    actor: RECONCILIATION,
    now: services.clock.now(),
  })
  return row.status !== 'unknown'
}

const failure = (code: string): Outcome => ({ kind: 'failed', code, message: texts.failed })

/**
 * Sends the first call again: the provider answers it a second time, or carries it out if it never arrived.
 */
async function askAgain(
  services: PaymentServices,
  authorizeAgain: NonNullable<Charges['authorizeAgain']>,
  attempt: AttemptRow,
): Promise<Outcome> {
  const token = await tokenOf(services.db, attempt)
  if (token === undefined) return failure('never_arrived')
  const order = await getOrder(services.db, attempt.order_id)
  const call = authorizeAgain(authorizeRequest(order, attempt, { token }))
  const outcome = await withDeadline(call, deadlineOf(services))
  return outcome.kind === 'not_yet' ? unknownOutcome('not_approved_yet') : outcome
}

interface Decision {
  outcome: Outcome
  voids: readonly Charge[]
}

function decide(
  lookup: LookupResult,
  gateway: Gateway,
  attempt: AttemptRow,
  { clock, graceMs = LOOKUP_GRACE_MS }: PaymentServices,
): Decision {
  if (lookup.kind !== 'found') return { outcome: unknownOutcome(lookup.cause), voids: [] }
  const decision = settleLookup(
    lookup.charges.map(forRule),
    { amount: toCents(attempt.amount_cents), createdAt: attempt.created_at },
    clock.now(),
    graceMs,
  )
  switch (decision.kind) {
    case 'approved':
      return { outcome: approved(decision.keep.charge, gateway), voids: decision.voids.map(chargeIn) }
    case 'wrong_amount':
      return { outcome: failure('amount_mismatch'), voids: decision.voids.map(chargeIn) }
    case 'declined':
      return { outcome: foundDeclined(gateway, attempt), voids: [] }
    case 'none':
      return { outcome: failure('never_arrived'), voids: [] }
    case 'wait':
      return { outcome: unknownOutcome('not_found_yet'), voids: [] }
  }
}

/**
 * A charge that the provider holds as declined: it states no reason, so the advice follows from how the buyer
 * pays.
 */
function foundDeclined({ start, terms }: Gateway, { method }: AttemptRow): Outcome {
  const advice = terms.settlesLater ? 'other_account' : start.kind === 'token' ? 'try_again' : 'other_way'
  return declined('found_declined', advice, method as OfferedMethod)
}

const forRule = (charge: Charge) => ({
  charge,
  chargeId: charge.chargeId,
  isLive: isLive(charge),
  isRefused: charge.status === 'declined' || charge.status === 'failed',
  amount: charge.amount,
  currency: charge.currency,
})
const chargeIn = ({ charge }: { charge: Charge }): Charge => charge

const approved = (charge: Charge, { terms }: Gateway): Approved => ({
  kind: 'approved',
  chargeId: charge.chargeId,
  status: terms.settlesLater ? 'pending' : approvedStatus(charge),
  amount: charge.amount,
  card: charge.card,
  codes: charge.codes,
  expiresAt: charge.expiresAt,
})

function approvedStatus({ status }: Charge): Approved['status'] {
  if (status === 'pending') return 'pending'
  return status === 'captured' || status === 'settled' ? 'captured' : 'authorized'
}
