import type { OrderLineRow, OrderRow } from '#features/selling/orders/server/index.ts'
import type { MovementRow } from '#features/selling/payments/server/index.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { TrackedReplacement, TrackedShipment, Tracking } from '../contract.ts'
import { trackingUrl } from '../rules/carriers.ts'
import { MOST_REPORTS_AN_ORDER } from '../rules/damage.ts'
import { FLAT_RATE_RETURN, isInReturnTime } from '../rules/returns.ts'
import { buyerOption, mayAskToCancel } from '../rules/shipping.ts'
import type { StoredDamage } from './damage/damage.ts'
import type { ReplacementRow } from './replacement/replacements.ts'
import { exchangedUnits, isOpenReturn, type StoredReturn } from './returns/read-returns.ts'
import { lastDelivery } from './returns/request-return.ts'
import { parcelOf, type SerialRow } from './serials/read-serials.ts'
import type { StoredShipment } from './shipping/shipments.ts'

interface Stored {
  order: OrderRow
  lines: readonly OrderLineRow[]
  shipments: readonly StoredShipment[]
  movements: readonly MovementRow[]
  requested: 'cancel_request' | 'return_request' | null
  refusedCancel: { happened_at: Date; reason: string } | undefined
  isOwnBrowser: boolean
  returns: readonly StoredReturn[]
  /** units that have left and were not returned */
  returnableLines: readonly { lineNo: number; name: string; units: number }[]
  damage: readonly StoredDamage[]
  freightLines: ReadonlySet<number>
  replacements: readonly ReplacementRow[]
  serials: readonly SerialRow[]
  now: Date
}

/**
 * The progress of an order for its buyer. It names every field, so a new column is never sent by accident.
 */
export function presentTracking(stored: Stored): Tracking {
  const {
    order,
    lines,
    shipments,
    movements,
    requested,
    isOwnBrowser,
    returns,
    returnableLines,
    damage,
    now,
  } = stored
  const state = order.state
  const gone = shipments.filter((shipment) => shipment.released_at !== null)
  const isOpen = returns.some(isOpenReturn)
  const returnable =
    !isOpen && isInReturnTime(state, lastDelivery(shipments), now)
      ? returnableLines.filter(({ units }) => units > 0)
      : []
  const option = requested === null ? buyerOption(state, isOwnBrowser, returnable.length > 0) : 'none'
  const nameOf = (lineNo: number) => lines.find(({ line_no }) => line_no === lineNo)?.name ?? ''
  const expected = order.shipping_method.deliveryDate
  return {
    orderID: order.id,
    state,
    orderedAt: order.created_at.toISOString(),
    expectedOn: typeof expected === 'string' && expected !== '' ? expected : null,
    shipments: gone.map((shipment) => presentShipment(shipment, stored)),
    replacements: stored.replacements.flatMap((row) => presentReplacement(row, stored)),
    refunds: movements
      .filter(({ kind, status }) => kind === 'refund' && status !== 'failed')
      .map(({ amount_cents, status, updated_at }) => ({
        amount: toWire(toCents(amount_cents)),
        at: updated_at.toISOString(),
        isDone: status === 'done',
      })),
    option,
    requested,
    cancelRefused: presentRefusedCancel(stored),
    returnable:
      option === 'ask_to_return'
        ? returnable.map(({ lineNo, name, units }) => ({ lineNo, name, qty: units }))
        : [],
    returns: returns.map(({ rma, state, decision, lines: units }) => ({
      rma,
      state,
      isReplaced: units.length > 0 && units.every((unit) => exchangedUnits(unit) === unit.quantity),
      isFetched: lines.some(({ product_id }) => product_id === FLAT_RATE_RETURN),
      decision,
      lines: units.map(({ line_no, quantity }) => ({ name: nameOf(line_no), qty: quantity })),
    })),
    calledOff: lines
      .filter(({ called_off }) => called_off > 0)
      .map(({ name, called_off }) => ({ name, qty: called_off })),
    mayReportDamage: gone.length > 0 && damage.length < MOST_REPORTS_AN_ORDER,
    damage: damage.map(({ reported_at, note, photos }) => ({
      at: reported_at.toISOString(),
      note,
      photos: photos.map(({ hash }) => hash),
    })),
  }
}

/** The answer "no" to the last request to cancel, until the goods have arrived or the order has ended. */
const presentRefusedCancel = ({ order, requested, refusedCancel }: Stored): Tracking['cancelRefused'] =>
  refusedCancel &&
  requested !== 'cancel_request' &&
  (mayAskToCancel(order.state) || order.state === 'shipped')
    ? { at: refusedCancel.happened_at.toISOString(), reason: refusedCancel.reason }
    : null

type Goods = Pick<Stored, 'lines' | 'serials' | 'freightLines'>

const presentShipment = (shipment: StoredShipment, goods: Goods): TrackedShipment => ({
  number: shipment.number,
  carrier: shipment.carrier,
  tracking: shipment.tracking,
  url: trackingUrl(shipment.carrier, shipment.tracking),
  state: shipment.state,
  shippedAt: (shipment.released_at ?? shipment.created_at).toISOString(),
  deliveredAt: shipment.delivered_at?.toISOString() ?? null,
  appointmentOn: shipment.appointment_on,
  isFreight: shipment.lines.some(({ line_no }) => goods.freightLines.has(line_no)),
  lines: shipment.lines.map(({ line_no, quantity }) => presentLine(shipment.id, line_no, quantity, goods)),
})

/** What is sent again at no charge; nothing for what was called off. */
const presentReplacement = (row: ReplacementRow, goods: Goods): TrackedReplacement[] => {
  const { state } = row
  if (state === 'called_off') return []
  const { carrier, tracking } = row
  return [
    {
      ...{ state, carrier: carrier ?? '', tracking: tracking ?? '' },
      url: carrier && tracking ? trackingUrl(carrier, tracking) : null,
      askedAt: row.asked_at.toISOString(),
      shippedAt: row.ended_at?.toISOString() ?? null,
      deliveredAt: row.delivered_at?.toISOString() ?? null,
      lines: row.lines.map(({ lineNo, quantity }) => presentLine(row.id, lineNo, quantity, goods)),
    },
  ]
}

const presentLine = (parcel: string, lineNo: number, qty: number, { lines, serials }: Goods) => {
  const line = lines.find(({ line_no }) => line_no === lineNo)
  return {
    ...{ id: line?.product_id ?? '', name: line?.name ?? '', qty },
    serials: serials.flatMap((row) =>
      parcelOf(row) === parcel && row.line_no === lineNo ? [row.serial] : [],
    ),
  }
}
