import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { isRefrigerant } from '#features/catalog/catalog/rules/product-types.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import type { CertificateState } from '#features/selling/orders/rules/certificate.ts'
import {
  findCertificate,
  lockOrderFor,
  moveOrNote,
  type OrderRow,
} from '#features/selling/orders/server/index.ts'
import { requestCapture } from '#features/selling/payments/server/index.ts'
import { crashPoint } from '#lib/crash-point.ts'
import { toCents } from '#lib/money.ts'
import { planShipment, type ShipDecision, type ShippedLine } from '../../rules/shipping.ts'
import { texts } from '../../texts.ts'
import { NO_ORDER, type OrderChange } from '../order-change.ts'
import { againIfTaken, type EnteredSerial, enterSerials } from '../serials/write-serials.ts'
import { releaseShipments } from './release.ts'
import { shipmentsOf, shippableLines } from './shipments.ts'

type CertificateHold = `certificate_${'missing' | Exclude<CertificateState, 'verified'>}`

/**
 * The reason why a shipment of these lines may not leave: it has refrigerant, and staff have not verified the
 * buyer's certificate. Undefined when it may leave.
 */
async function certificateHold(
  trx: Transaction<Tables>,
  orderId: string,
  lines: readonly ShippedLine[],
): Promise<CertificateHold | undefined> {
  const rows = await trx
    .selectFrom('order_line')
    .innerJoin('product', 'product.id', 'order_line.product_id')
    .select(['line_no', 'product.type'])
    .where('order_id', '=', orderId)
    .execute()
  const refrigerant = new Set(rows.filter(({ type }) => isRefrigerant(type)).map(({ line_no }) => line_no))
  if (!lines.some(({ lineNo }) => refrigerant.has(lineNo))) return undefined
  const state = (await findCertificate(trx, orderId))?.state ?? 'missing'
  return state === 'verified' ? undefined : `certificate_${state}`
}

type ShipResult =
  /** its money was captured before, so it has left */
  | { kind: 'shipped' }
  /** a part of the order: it left against the authorization, which is captured with the last part */
  | { kind: 'part_shipped' }
  /** it leaves after the capture: see moveMoney */
  | { kind: 'capturing' }
  | {
      kind: 'refused'
      reason:
        | Extract<ShipDecision, { kind: 'refuse' }>['reason']
        | 'no_such_order'
        | 'no_money'
        | 'same_tracking'
        | CertificateHold
    }

interface ShipmentChange extends OrderChange {
  carrier: string
  tracking: string
  /** everything that is left, unless given */
  lines?: readonly ShippedLine[] | undefined
  /** serial numbers of its machines, and the permission to enter them */
  serials?: { permission: Authorized<'serials.write'>; entered: readonly EnteredSerial[] } | undefined
}

/**
 * Makes a shipment. The last one of an order captures the money of the whole order, and leaves when that is
 * done. An earlier one leaves against the authorization, because nothing may be charged that has not shipped
 * (docs/decisions/0012). Refrigerant leaves only after staff have verified the buyer's certificate. Throws
 * ApiError `serial` for a serial number that is wrong; then nothing ships.
 */
export function shipOrder(
  db: Db,
  permission: Authorized<'orders.ship'>,
  change: ShipmentChange,
): Promise<ShipResult> {
  return againIfTaken(() =>
    inTransaction(
      db,
      async (trx): Promise<ShipResult> => {
        const order = await lockOrderFor(trx, permission, change.orderId, change.seen)
        if (!order) return NO_ORDER
        return makeShipment(trx, order, permission, change)
      },
      texts.busy,
    ),
  )
}

async function makeShipment(
  trx: Transaction<Tables>,
  order: OrderRow,
  { actor }: Authorized<'orders.ship'>,
  change: ShipmentChange,
): Promise<ShipResult> {
  const { carrier, tracking, now } = change
  const step = { orderId: order.id, actor, now }
  const shipments = await shipmentsOf(trx, order.id)
  if (shipments.some((shipment) => shipment.carrier === carrier && shipment.tracking === tracking))
    return { kind: 'refused', reason: 'same_tracking' }
  const plan = planShipment(order, await shippableLines(trx, order.id, shipments), change.lines)
  if (plan.kind === 'refuse') return { kind: 'refused', reason: plan.reason }
  const hold = await certificateHold(trx, order.id, plan.lines)
  if (hold) return { kind: 'refused', reason: hold }
  const capture = await requestCapture(trx, {
    ...step,
    reason: 'shipment',
    shipment: { carrier, tracking },
    // Less than was authorized, when staff took something off.
    amount: plan.isLast ? toCents(order.total_cents) : 'later',
  })
  if (capture === 'nothing_authorized') return { kind: 'refused', reason: 'no_money' }
  const parcel = await insertShipment(trx, change, shipments.length + 1, plan.lines)
  await moveOrNote(trx, {
    ...step,
    from: order.state,
    to: 'in_fulfilment',
    kind: 'shipment_made',
    reason: `${carrier} ${tracking}`,
  })
  const serials = change.serials?.entered.map((each) => ({ ...each, parcel })) ?? []
  if (serials.length > 0) await enterSerials(trx, { ...step, serials })
  crashPoint('fulfilment.shipment-written')
  if (capture === 'requested') return { kind: 'capturing' }
  await releaseShipments(trx, { ...order, state: 'in_fulfilment' }, step)
  return { kind: capture === 'captured' ? 'shipped' : 'part_shipped' }
}

async function insertShipment(
  trx: Transaction<Tables>,
  change: ShipmentChange,
  number: number,
  lines: readonly ShippedLine[],
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('shipment')
    .values({
      id,
      order_id: change.orderId,
      number,
      carrier: change.carrier,
      tracking: change.tracking,
      state: 'created',
      appointment_on: null,
      created_at: change.now,
    })
    .execute()
  await trx
    .insertInto('shipment_line')
    .values(lines.map(({ lineNo, quantity }) => ({ shipment_id: id, line_no: lineNo, quantity })))
    .execute()
  return id
}
