import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { readActor } from '#features/people/accounts/rules/actor.ts'
import { lockOrder, moveOrNote, noteOrder, type OrderRow } from '#features/selling/orders/server/index.ts'
import { capturedOf, refundedOf } from '#features/selling/payments/rules/movement.ts'
import {
  asMoved,
  type MovementListener,
  type MovementRow,
  movementsOf,
} from '#features/selling/payments/server/index.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { notify } from '../mail/notices.ts'
import { dropUnreleased, releaseShipments } from '../shipping/release.ts'

/**
 * Updates an order after its money has moved: shipments leave after a capture, and a refund changes the
 * order's state. The person who asked for the money left a line in the audit log then.
 */
export const moneyMoved: MovementListener = {
  async moved(trx, movement, now) {
    const order = await lockOrder(trx, movement.order_id)
    if (!order) return
    if (movement.kind === 'refund') return recordRefund(trx, order, movement, now)
    const actor = readActor(movement.actor)
    const step = { orderId: order.id, actor, now, audit: 'none' } as const
    await noteOrder(trx, { ...step, kind: 'captured', reason: amountOf(movement) })
    return releaseShipments(trx, order, { actor, now })
  },
  async failed(trx, movement, now) {
    if (movement.kind === 'capture') await dropUnreleased(trx, movement.order_id)
    await noteOrder(trx, {
      orderId: movement.order_id,
      kind: `${movement.kind}_failed`,
      actor: readActor(movement.actor),
      reason: movement.error_code ?? '',
      now,
      audit: 'none',
    })
  },
}

async function recordRefund(
  trx: Transaction<Tables>,
  order: OrderRow,
  movement: MovementRow,
  now: Date,
): Promise<void> {
  const all = (await movementsOf(trx, order.id)).map(asMoved)
  const [captured, refunded] = [capturedOf(all), refundedOf(all)]
  const step = {
    orderId: order.id,
    from: order.state,
    kind: 'refunded',
    actor: readActor(movement.actor),
    reason: `${amountOf(movement)} ${movement.reason}`.trim(),
    now,
    audit: 'none',
  } as const
  // A cancelled order stays cancelled: its stock went back when it was cancelled.
  // What was paid above the total of an edited order is no part of its price.
  const isCovered = refunded < captured && captured - refunded >= order.total_cents
  if (order.state === 'cancelled' || isCovered) await noteOrder(trx, step)
  else await moveOrNote(trx, { ...step, to: refunded === captured ? 'refunded' : 'partly_refunded' })
  await notify(trx, { kind: 'refunded', orderID: order.id, movementID: movement.id }, now)
}

const amountOf = ({ amount_cents }: MovementRow): string => formatMoney(toCents(amount_cents))
