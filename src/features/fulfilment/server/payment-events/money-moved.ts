import { lockOrder, moveOrNote, noteOrder } from '#features/orders/server/index.ts'
import { capturedOf, refundedOf } from '#features/payments/rules/movement.ts'
import { asMoved, type MovementListener, movementsOf } from '#features/payments/server/index.ts'
import { formatMoney, toCents } from '#kit/money.ts'
import { notify } from '../mail/notices.ts'
import { dropUnreleased, releaseShipments } from '../shipping/ship.ts'

/** What an order does when its money has moved: shipments leave after a capture, a refund shows in the state. */
export const afterMovement: MovementListener = {
  async moved(trx, movement, now) {
    const order = await lockOrder(trx, movement.order_id)
    if (!order) return
    const { actor } = movement
    if (movement.kind === 'capture') {
      await noteOrder(trx, {
        orderId: order.id,
        kind: 'captured',
        actor,
        reason: formatMoney(toCents(movement.amount_cents)),
        now,
      })
      return releaseShipments(trx, order, { actor, now })
    }
    const all = (await movementsOf(trx, order.id)).map(asMoved)
    const isAll = refundedOf(all) === capturedOf(all)
    const step = {
      orderId: order.id,
      from: order.state,
      kind: 'refunded',
      actor,
      reason: `${formatMoney(toCents(movement.amount_cents))} ${movement.reason}`.trim(),
      now,
    }
    // A cancelled order stays cancelled: its stock went back with it.
    if (order.state === 'cancelled') await noteOrder(trx, step)
    else await moveOrNote(trx, { ...step, to: isAll ? 'refunded' : 'partly_refunded' })
    await notify(trx, { kind: 'refunded', orderID: order.id, movementID: movement.id }, now)
  },
  async failed(trx, movement, now) {
    if (movement.kind === 'capture') await dropUnreleased(trx, movement.order_id)
    await noteOrder(trx, {
      orderId: movement.order_id,
      kind: `${movement.kind}_failed`,
      actor: movement.actor,
      reason: movement.error_code ?? '',
      now,
    })
  },
}
