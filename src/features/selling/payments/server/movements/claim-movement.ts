import { IN_FLIGHT } from '../../rules/movement.ts'
import { deadlineOf, type PaymentServices, TAKE_OVER_MS } from '../payments-context.ts'
import type { MovementRow } from './movements.ts'

const BATCH = 20
const UNIQUE_VIOLATION = '23505'

/** Movements that are due, one of each order: what was sent before and has no answer comes first. */
export async function dueMovements({ db, clock }: PaymentServices): Promise<string[]> {
  const due = await db
    .selectFrom('money_movement')
    .distinctOn('order_id')
    .select('id')
    .where('status', 'in', ['requested', ...IN_FLIGHT])
    .where('due_at', '<=', clock.now())
    .orderBy('order_id')
    .orderBy((eb) => eb.case().when('status', '=', 'requested').then(1).else(0).end())
    .orderBy('created_at')
    .limit(BATCH)
    .execute()
  return due.map(({ id }) => id)
}

interface ClaimedMovement {
  movement: MovementRow
  /** never sent before */
  isNew: boolean
  /** when the claim expires */
  until: Date
}

/**
 * Claims one movement. `requested` becomes `sending` before the provider is asked; a movement that was sent
 * before and has no answer is only looked up. These claims do not use `db/claims`: a claim changes the
 * status, the next status depends on the present one, and an order has at most one movement in flight.
 */
export async function claimMovement(
  services: PaymentServices,
  id: string,
): Promise<ClaimedMovement | undefined> {
  const now = services.clock.now()
  const until = new Date(now.getTime() + deadlineOf(services) + TAKE_OVER_MS)
  const fresh = await services.db
    .updateTable('money_movement')
    .set((eb) => ({
      status: 'sending',
      sent_at: now,
      due_at: until,
      checks: eb('checks', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .where('status', '=', 'requested')
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
    // Another movement of this order is in flight: this one waits until that has ended.
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code === UNIQUE_VIOLATION) return undefined
      throw error
    })
  if (fresh) return { movement: fresh, isNew: true, until }
  const lost = await services.db
    .updateTable('money_movement')
    .set((eb) => ({ status: 'unknown', due_at: until, checks: eb('checks', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .where('status', 'in', IN_FLIGHT)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  return lost && { movement: lost, isNew: false, until }
}
