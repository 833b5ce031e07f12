import type { Db } from '#db/connect.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { findCertificate, findOrderWithHistory } from '#features/selling/orders/server/index.ts'
import { movementsOf } from '#features/selling/payments/server/index.ts'
import { attemptsOf } from '../changes/attempts.ts'
import { shipmentsOf } from '../shipping/shipments.ts'

/** All that staff see of an order: its lines, money, shipments, certificate and history. */
export async function orderForStaff(db: Db, permission: Authorized<'orders.read'>, orderId: string) {
  const found = await findOrderWithHistory(db, permission, orderId)
  if (!found) return undefined
  const [shipments, movements, attempts, certificate] = await Promise.all([
    shipmentsOf(db, orderId),
    movementsOf(db, orderId),
    attemptsOf(db, orderId),
    findCertificate(db, orderId),
  ])
  return { ...found, shipments, movements, attempts, certificate }
}

/** The status of the latest capture or refund of an order; undefined when there is none. */
export async function latestMovement(
  db: Db,
  permission: Authorized<'orders.read'>,
  { orderId, kind }: { orderId: string; kind: 'capture' | 'refund' },
) {
  const found = await orderForStaff(db, permission, orderId)
  return found?.movements.findLast((movement) => movement.kind === kind)
}
