import { sql } from 'kysely'
import { RECONCILIATION } from '#features/accounts/rules/actor.ts'
import { getOrder } from '#features/orders/server/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { toCents } from '#kit/money.ts'
import { settleLookup } from '../../rules/settle-lookup.ts'
import { methodNames, texts } from '../../texts.ts'
import {
  type Charge,
  DEFAULT_DEADLINE_MS,
  type Gateway,
  isLive,
  LOOKUP_GRACE_MS,
  type LookupResult,
  type OfferedMethod,
  unknownOutcome,
} from '../ports.ts'
import type { AttemptRow } from './attempts.ts'
import { authorizeRequest } from './authorize-request.ts'
import { lookUp, tokenOf } from './look-up.ts'
import { LEASE_MS, type PaymentServices } from './pay-order.ts'
import { type Outcome, settleAttempt } from './settle-attempt.ts'
import { inTime } from './with-deadline.ts'

const BATCH = 20

/** Asks the providers about every attempt whose outcome nobody knows and is due. Returns how many it settled. */
export async function reconcilePayments(services: PaymentServices): Promise<number> {
  let settled = 0
  for (let claimed = await claimDue(services); claimed.length > 0; claimed = await claimDue(services)) {
    crashPoint('reconcile.claimed')
    settled += (await Promise.all(claimed.map((attempt) => reconcileAttempt(services, attempt)))).filter(
      Boolean,
    ).length
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
        .where('status', 'in', ['processing', 'unknown'])
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(sql.lit(BATCH))
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute()
}

/** Asks about one attempt whose outcome nobody knows; by compare-and-set, so whoever comes second changes nothing. True when it is settled. */
export async function reconcileAttempt(services: PaymentServices, attempt: AttemptRow): Promise<boolean> {
  const gateway = services.gateways[attempt.method as OfferedMethod]
  if (gateway === undefined || gateway === 'offline') return false
  const { outcome, voids } = gateway.asksByCharge
    ? await authorizeAgain(services, gateway, attempt)
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

interface Decision {
  outcome: Outcome
  voids: readonly Charge[]
}

/** Some providers can only be asked by the token: the same call again gets the first answer, or makes up for one that never arrived. */
async function authorizeAgain(
  services: PaymentServices,
  gateway: Gateway,
  attempt: AttemptRow,
): Promise<Decision> {
  const token = await tokenOf(services.db, attempt)
  if (token === undefined)
    return { outcome: { kind: 'failed', code: 'never_arrived', message: texts.failed }, voids: [] }
  const order = await getOrder(services.db, attempt.order_id)
  const outcome = await inTime(
    gateway.authorize(authorizeRequest(order, attempt, { token })),
    services.deadlineMs ?? DEFAULT_DEADLINE_MS,
  )
  // That this call was not carried out says nothing about the first one.
  if (outcome.kind === 'not_yet') return { outcome: unknownOutcome('not_approved_yet'), voids: [] }
  return {
    outcome:
      outcome.kind === 'failed' && NOT_ABOUT_MONEY.test(outcome.code)
        ? unknownOutcome(outcome.code)
        : outcome,
    voids: [],
  }
}

const NOT_ABOUT_MONEY = /^(not_sent_.*|authenticationError|http_429|checkout-used)$/

function decide(
  lookup: LookupResult,
  gateway: Gateway,
  attempt: AttemptRow,
  { clock, graceMs = LOOKUP_GRACE_MS }: PaymentServices,
): Decision {
  if (lookup.kind !== 'found') return { outcome: unknownOutcome(lookup.cause), voids: [] }
  const decision = settleLookup(
    lookup.charges.map(found),
    { amount: toCents(attempt.amount_cents), createdAt: attempt.created_at },
    clock.now(),
    graceMs,
  )
  switch (decision.kind) {
    case 'approved':
      return {
        outcome: approved(decision.keep.charge, gateway),
        voids: decision.voids.map((extra) => extra.charge),
      }
    case 'wrong_amount':
      return {
        outcome: { kind: 'failed', code: 'amount_mismatch', message: texts.failed },
        voids: decision.voids.map((extra) => extra.charge),
      }
    case 'declined':
      return {
        outcome: { kind: 'declined', code: 'found_declined', message: declinedText(gateway, attempt) },
        voids: [],
      }
    case 'none':
      return { outcome: { kind: 'failed', code: 'never_arrived', message: texts.failed }, voids: [] }
    case 'wait':
      return { outcome: unknownOutcome('not_found_yet'), voids: [] }
  }
}

function declinedText({ begin, sessions, settlesLater }: Gateway, { method }: AttemptRow): string {
  if (settlesLater) return texts.bankDeclined
  return begin || sessions ? texts.walletDeclined(methodNames[method as OfferedMethod]) : texts.declined
}

const found = (charge: Charge) => ({
  charge,
  chargeId: charge.chargeId,
  isLive: isLive(charge),
  isRefused: charge.status === 'declined' || charge.status === 'failed',
  amount: charge.amount,
  currency: charge.currency,
})

const approved = (charge: Charge, { settlesLater }: Gateway): Outcome => ({
  kind: 'approved',
  chargeId: charge.chargeId,
  status:
    settlesLater || charge.status === 'pending'
      ? 'pending'
      : charge.status === 'captured' || charge.status === 'settled'
        ? 'captured'
        : 'authorized',
  amount: charge.amount,
  card: charge.card,
  codes: charge.codes,
  expiresAt: charge.expiresAt,
})
