import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, requireAllRows, requireStill } from '#features/people/accounts/server/index.ts'
import { lockOrder } from '#features/selling/orders/server/index.ts'
import {
  findProvider,
  giveChargeBack,
  lookUp,
  type PaymentServices,
} from '#features/selling/payments/server/index.ts'
import { type Cents, toCents } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { isMoving } from '../../rules/compare-money.ts'
import { texts } from '../../texts.ts'
import { compareAgain, ourMoney } from './compare.ts'
import { heldOf } from './orphan-charges.ts'

/** Longer than the calls to the provider take together. */
const CLAIM_MS = 60_000

export interface GiveBack {
  provider: string
  chargeId: string
  /** our order, or the number that is no order of ours */
  reference: string
  /** cents that the person saw: less is given back when a part is back already, more is refused */
  expected: Cents
  reason: string
}

export type GaveBack =
  | { kind: 'given_back' | 'nothing_left' }
  /** the money may be on its way */
  | { kind: 'unknown' }
  | {
      kind: 'refused'
      reason:
        | 'not_listed'
        | 'money_moving'
        | 'under_way'
        | 'amount_changed'
        | 'not_answering'
        | 'provider_refuses'
    }

const refuse = (reason: Extract<GaveBack, { kind: 'refused' }>['reason']): GaveBack => ({
  kind: 'refused',
  reason,
})

/**
 * Gives the buyer the money of a charge that our books do not have: releases it, or refunds what is left of
 * it. The charge must be on the list of differences; a charge of our books is refunded at its order. Two
 * people or two presses send it once, and it is looked up before it is sent again.
 */
export async function giveBackCharge(
  services: PaymentServices,
  permission: Authorized<'payments.reconcile'>,
  wanted: GiveBack,
): Promise<GaveBack> {
  requireAllRows(permission)
  const claimed = await claim(services, permission, wanted)
  if ('kind' in claimed) return claimed
  const done = await send(services, wanted, claimed.key)
  const isOver = done.kind === 'given_back' || done.kind === 'nothing_left'
  if (done.kind !== 'unknown')
    await services.db
      .updateTable('charge_return')
      .set({ claimed_until: null, ...(isOver && { ended_at: services.clock.now() }) })
      .where('provider', '=', wanted.provider)
      .where('charge_id', '=', wanted.chargeId)
      .where('id', '=', claimed.key)
      .execute()
  // What is on the list follows the provider's record, never our hope.
  if (isOver) await compareAgain(services, permission, wanted.reference)
  return done
}

function claim(
  { db, clock }: PaymentServices,
  permission: Authorized<'payments.reconcile'>,
  { provider, chargeId, reference, expected, reason }: GiveBack,
): Promise<{ key: string } | GaveBack> {
  const now = clock.now()
  return inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      await lockOrder(trx, reference)
      if (!(await isListed(trx, { provider, chargeId, reference }))) return refuse('not_listed')
      const { money } = await ourMoney(trx, reference)
      if (isMoving(money)) return refuse('money_moving')
      const claimed = await trx
        .insertInto('charge_return')
        .values({
          provider,
          charge_id: chargeId,
          id: randomUUID(),
          order_ref: reference,
          amount_cents: expected,
          reason,
          actor: writeActor(permission.actor),
          claimed_until: new Date(now.getTime() + CLAIM_MS),
        })
        .onConflict((conflict) =>
          conflict
            .columns(['provider', 'charge_id'])
            .doUpdateSet({ claimed_until: new Date(now.getTime() + CLAIM_MS), ended_at: null })
            .where((eb) =>
              eb.or([
                eb('charge_return.claimed_until', 'is', null),
                eb('charge_return.claimed_until', '<', now),
              ]),
            ),
        )
        .returning('id')
        .executeTakeFirst()
      if (!claimed) return refuse('under_way')
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'payments.give-back',
        entity: 'payment difference',
        entityId: reference,
        after: { provider, charge: chargeId, cents: expected },
        reason,
      })
      return { key: claimed.id }
    },
    texts.busy,
  )
}

/** The charge is one that our books do not have, and the list shows it. */
async function isListed(
  trx: Transaction<Tables>,
  { provider, chargeId, reference }: Pick<GiveBack, 'provider' | 'chargeId' | 'reference'>,
): Promise<boolean> {
  const stray = await trx
    .selectFrom('stray_charge')
    .select('charge_id')
    .where('provider', '=', provider)
    .where('charge_id', '=', chargeId)
    .where('order_ref', '=', reference)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (stray) return true
  const item = await trx
    .selectFrom('work_item')
    .select('difference')
    .where('order_id', '=', reference)
    .where('kind', '=', 'payment_difference')
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  const difference = item?.difference
  return (
    difference?.kind === 'unknown' && difference.chargeId === chargeId && difference.provider === provider
  )
}

async function send(services: PaymentServices, wanted: GiveBack, key: string): Promise<GaveBack> {
  const gateway = findProvider(services, wanted.provider)?.gateway
  const lookup = gateway && (await lookUp(services, gateway, wanted.reference))
  if (!gateway || lookup?.kind !== 'found') return refuse('not_answering')
  const charge = lookup.charges.find(({ chargeId }) => chargeId === wanted.chargeId)
  const held = charge ? toCents(heldOf(lookup.charges, charge)) : 0
  if (!charge || held === 0) return { kind: 'nothing_left' }
  if (held > wanted.expected) return refuse('amount_changed')
  const result = await giveChargeBack(services, gateway, { charge, held, key })
  if (result.kind === 'done') return { kind: 'given_back' }
  return result.kind === 'unknown' ? { kind: 'unknown' } : refuse('provider_refuses')
}
