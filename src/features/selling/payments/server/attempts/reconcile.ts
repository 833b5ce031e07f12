import { sql } from 'kysely'
import { processDue, type Queue } from '#db/claims.ts'
import { RECONCILIATION } from '#features/people/accounts/rules/actor.ts'
import { getOrder } from '#features/selling/orders/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { toCents } from '#lib/money.ts'
import { OPEN_STATUSES, settleLookup } from '../../rules/attempt.ts'
import { texts } from '../../texts.ts'
import { deadlineOf, LEASE_MS, type PaymentServices } from '../payments-context.ts'
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
import { type AttemptOutcome, settleAttempt } from './settle-attempt.ts'
import type { AttemptRow } from './start-attempt.ts'
import { withDeadline } from './with-deadline.ts'

const openAttempts: Queue<'payment_attempt'> = {
  table: 'payment_attempt',
  key: 'id',
  due: 'next_check_at',
  number: 'checks',
  open: () => sql`status in (${sql.join(OPEN_STATUSES)})`,
}

/**
 * Asks the providers about every attempt with an unknown outcome whose next check is due. Returns how many it
 * settled.
 */
export const reconcilePayments = (services: PaymentServices): Promise<number> =>
  processDue(services, openAttempts, {
    leaseMs: services.leaseMs ?? LEASE_MS,
    onClaimed: () => crashPoint('reconcile.claimed'),
    ask: (attempt) => findOutcome(services, attempt),
    settle: (claim, found) => settleFound(services, claim.row, found),
  })

/** The same for one attempt. True when the attempt is settled. */
export const reconcileAttempt = async (services: PaymentServices, attempt: AttemptRow): Promise<boolean> =>
  settleFound(services, attempt, await findOutcome(services, attempt))

interface LookupOutcome {
  outcome: AttemptOutcome
  /** further live charges of the order, to be voided */
  voids: readonly Charge[]
}

/** The provider's charges of an attempt; undefined when its method no longer has a provider. */
async function findOutcome(
  services: PaymentServices,
  attempt: AttemptRow,
): Promise<LookupOutcome | undefined> {
  const gateway = gatewayOf(services, attempt.method)
  if (!gateway) return undefined
  const { authorizeAgain } = gateway
  const found = authorizeAgain
    ? { outcome: await askAgain(services, authorizeAgain, attempt), voids: [] }
    : decide(await lookUp(services, gateway, attempt.order_id), gateway, attempt, services)
  crashPoint('reconcile.provider-answered')
  return found
}

/**
 * Commits by compare-and-set on the claim's number, so that a second process writes nothing. It does not use
 * `heldBy`, because `settleAttempt` compares the number after it has locked the order.
 */
async function settleFound(
  services: PaymentServices,
  attempt: AttemptRow,
  found: LookupOutcome | undefined,
): Promise<boolean> {
  if (!found) return false
  const now = services.clock.now()
  const claim = attempt.checks
  const row = await settleAttempt(services.db, { attempt, ...found, claim, actor: RECONCILIATION, now })
  return row.status !== 'unknown'
}

const failure = (code: string): AttemptOutcome => ({ kind: 'failed', code, message: texts.failed })

/**
 * Sends the first call again. The provider repeats its answer, or carries the call out if it never arrived.
 */
async function askAgain(
  services: PaymentServices,
  authorizeAgain: NonNullable<Charges['authorizeAgain']>,
  attempt: AttemptRow,
): Promise<AttemptOutcome> {
  const token = await tokenOf(services.db, attempt)
  if (token === undefined) return failure('never_arrived')
  const order = await getOrder(services.db, attempt.order_id)
  const call = authorizeAgain(authorizeRequest(order, attempt, { token }))
  const outcome = await withDeadline(call, deadlineOf(services))
  return outcome.kind === 'not_yet' ? unknownOutcome('not_approved_yet') : outcome
}

function decide(
  lookup: LookupResult,
  gateway: Gateway,
  attempt: AttemptRow,
  { clock, graceMs = LOOKUP_GRACE_MS }: PaymentServices,
): LookupOutcome {
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
 * A charge that the provider declined. It states no reason, so the advice depends on the payment method.
 */
function foundDeclined({ start, terms }: Gateway, { method }: AttemptRow): AttemptOutcome {
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
