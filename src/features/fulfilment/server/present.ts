import type { Selectable } from 'kysely'
import type { OrderLineTable, OrdersTable } from '#db/tables.ts'
import type { OrderState } from '#features/orders/rules/order-state.ts'
import type { MovementRow } from '#features/payments/server/index.ts'
import { toCents, toWire } from '#kit/money.ts'
import type { TrackedShipment, Tracking } from '../contract.ts'
import { trackingUrl } from '../rules/carriers.ts'
import { buyerOption } from '../rules/shipping.ts'
import type { StoredShipment } from './locked-order.ts'

interface Stored {
  order: Selectable<OrdersTable>
  lines: readonly Selectable<OrderLineTable>[]
  shipments: readonly StoredShipment[]
  movements: readonly MovementRow[]
  requested: 'cancel_request' | 'return_request' | null
  isOwnBrowser: boolean
}

/** What a buyer may know of where an order is; every field named. */
export function presentTracking({ order, lines, shipments, movements, requested, isOwnBrowser }: Stored): Tracking {
  const state = order.state as OrderState
  const expected = order.shipping_method.deliveryDate
  return {
    orderID: order.id,
    state,
    orderedAt: order.created_at.toISOString(),
    expectedOn: typeof expected === 'string' && expected !== '' ? expected : null,
    shipments: shipments.filter((shipment) => shipment.released_at !== null).map((shipment) => presentShipment(shipment, lines)),
    refunds: movements
      .filter(({ kind, status }) => kind === 'refund' && status !== 'failed')
      .map(({ amount_cents, status, updated_at }) => ({ amount: toWire(toCents(amount_cents)), at: updated_at.toISOString(), isDone: status === 'done' })),
    option: requested === null ? buyerOption(state, isOwnBrowser) : 'none',
    requested,
  }
}

const presentShipment = (shipment: StoredShipment, lines: Stored['lines']): TrackedShipment => ({
  number: shipment.number,
  carrier: shipment.carrier,
  tracking: shipment.tracking,
  url: trackingUrl(shipment.carrier, shipment.tracking),
  state: shipment.state,
  shippedAt: (shipment.released_at ?? shipment.created_at).toISOString(),
  deliveredAt: shipment.delivered_at?.toISOString() ?? null,
  appointmentOn: shipment.appointment_on,
  lines: shipment.lines.map(({ line_no, quantity }) => {
    const line = lines.find((each) => each.line_no === line_no)
    return { id: line?.product_id ?? '', name: line?.name ?? '', qty: quantity }
  }),
})
