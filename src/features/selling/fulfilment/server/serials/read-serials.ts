import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { machinesOf } from '#features/catalog/catalog/rules/machines.ts'
import { productsWithUnits } from '#features/catalog/catalog/server/index.ts'
import { findOrderLines, type OrderLineRow } from '#features/selling/orders/server/index.ts'
import { allOf } from '#lib/all-of.ts'
import type { SerialRoom } from '../../rules/serials.ts'
import { type ReplacementRow, replacementsOf } from '../replacement/replacements.ts'
import { type StoredShipment, shipmentsOf } from '../shipping/shipments.ts'

export type SerialRow = Selectable<Tables['unit_serial']>

/** The serial numbers of these orders, in the order of their lines. */
export const serialsOf = (db: Db | Transaction<Tables>, orderIds: readonly string[]): Promise<SerialRow[]> =>
  db
    .selectFrom('unit_serial')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .where('removed_at', 'is', null)
    .orderBy('line_no')
    .orderBy('part')
    .orderBy('id')
    .execute()

/** The parcel that carried a machine: its shipment, or its replacement. */
export const parcelOf = ({
  shipment_id,
  replacement_id,
}: Pick<SerialRow, 'shipment_id' | 'replacement_id'>): string => shipment_id ?? replacement_id ?? ''

type SoldLine = Pick<
  OrderLineRow,
  'line_no' | 'product_id' | 'name' | 'quantity' | 'called_off' | 'is_service'
>

/** What the machines of an order follow from. */
export interface SoldMachines {
  lines: readonly SoldLine[]
  shipments: readonly StoredShipment[]
  replacements: readonly ReplacementRow[]
  products: Awaited<ReturnType<typeof productsWithUnits>>
  serials: readonly SerialRow[]
}

/** Machines of one kind in a parcel, or on a line that has not shipped yet. */
export interface MachinesOfLine extends Omit<SerialRoom, 'known'> {
  /** `waiting`: in no shipment yet */
  kind: 'shipment' | 'replacement' | 'waiting'
  /** the place of the shipment or the replacement in its order; 0 for what waits */
  number: number
  /** what the machine is, such as "Gas furnace" */
  unit: string
  serials: SerialRow[]
}

/** The machines of an order with their serial numbers, parcel by parcel; then those that have not shipped. */
export function machinesOfOrder({
  lines,
  shipments,
  replacements,
  products,
  serials,
}: SoldMachines): MachinesOfLine[] {
  const sent = shipments.flatMap(({ id, number, lines: units }) =>
    units.map(({ line_no, quantity }) => ({
      ...{ parcel: id, kind: 'shipment' as const, number, lineNo: line_no, quantity },
    })),
  )
  const again = replacements.flatMap(({ id, state, lines: units }, at) =>
    state === 'shipped'
      ? units.map((unit) => ({ parcel: id, kind: 'replacement' as const, number: at + 1, ...unit }))
      : [],
  )
  const waiting = lines.map(({ line_no: lineNo, quantity, called_off }) => {
    const gone = sent.reduce((sum, each) => (each.lineNo === lineNo ? sum + each.quantity : sum), 0)
    return {
      ...{ parcel: '', kind: 'waiting' as const, number: 0, lineNo },
      quantity: quantity - called_off - gone,
    }
  })
  return [...sent, ...again, ...waiting].flatMap(({ quantity, ...place }) => {
    const line = lines.find(({ line_no }) => line_no === place.lineNo)
    const product = products.find(({ id }) => id === line?.product_id)
    if (!line || line.is_service || !product || quantity <= 0) return []
    return machinesOf(product).map(({ part, label, sku, quantity: each }) => ({
      ...{ ...place, part, unit: label, model: sku, machines: quantity * each },
      serials: serials.filter(
        (row) => parcelOf(row) === place.parcel && row.line_no === place.lineNo && row.part === part,
      ),
    }))
  })
}

/** The machines of an order, as they are stored now. */
export async function machinesIn(db: Db | Transaction<Tables>, orderId: string): Promise<MachinesOfLine[]> {
  const lines = findOrderLines(db, orderId)
  const products = lines.then((rows) => productsOf(db, rows))
  const stored = await allOf({
    lines,
    products,
    shipments: shipmentsOf(db, orderId),
    replacements: replacementsOf(db, orderId),
    serials: serialsOf(db, [orderId]),
  })
  return machinesOfOrder(stored)
}

/** The products of these lines with their units. */
export const productsOf = (
  db: Db | Transaction<Tables>,
  lines: readonly Pick<OrderLineRow, 'product_id' | 'is_service'>[],
) =>
  productsWithUnits(db, [
    ...new Set(lines.filter(({ is_service }) => !is_service).map(({ product_id }) => product_id)),
  ])
