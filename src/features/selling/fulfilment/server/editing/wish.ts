import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import { isSamePlace, placeCode } from '#features/catalog/location/rules/zip-states.ts'
import type { OrderLineRow, OrderRow } from '#features/selling/orders/server/index.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { OrderEdit } from '../../rules/order-edit.ts'
import { editedOrder } from './edited-order.ts'

export interface StoredLines {
  order: OrderRow
  lines: readonly OrderLineRow[]
  /** units in shipments, by the number of their line */
  shipped: ReadonlyMap<number, number>
}

type WishProblem = 'nothing_changed' | 'less_than_shipped' | 'nothing_would_ship' | 'day_passed'

/** An order as staff want it. */
export function wishOf(stored: StoredLines, edit: OrderEdit) {
  const was = editedOrder(stored.order, stored.lines)
  const contact = { ...was.contact, ...edit.contact }
  const shipTo = { ...was.shipTo, ...edit.shipTo }
  const shipOn = edit.shipOn === undefined ? was.delivery.shipOn : edit.shipOn
  const units = wantedUnits(stored, edit)
  const added = [...units.keys()].filter((id) => stored.lines.every((line) => line.product_id !== id))
  const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)
  return {
    ...{ contact, shipTo, shipOn, units, added },
    isMoved: !isSamePlace(shipTo.postcode, was.shipTo.postcode) || shipTo.state !== was.shipTo.state,
    isNewDay: shipOn !== was.delivery.shipOn,
    hasNewLines:
      added.length > 0 || goodsOf(stored).some((line) => units.get(line.product_id) !== line.quantity),
    hasNewWords: !isSame(contact, was.contact) || !isSame(shipTo, was.shipTo),
  }
}

export type Wish = ReturnType<typeof wishOf>

export const zipOf = ({ shipTo }: Wish): string => placeCode(shipTo.postcode, shipTo.state)

/** Why the wish can't be met, whatever it would cost. */
export function problemOf(stored: StoredLines, wish: Wish, now: Date): WishProblem | undefined {
  const { shipOn, isNewDay, hasNewWords, hasNewLines } = wish
  if (!hasNewWords && !isNewDay && !hasNewLines) return 'nothing_changed'
  if (isNewDay && shipOn !== null && shipOn < inStoreZone(now).day) return 'day_passed'
  return unitsProblem(stored, wish.units)
}

/** The line of the guaranteed delivery follows from the chosen delivery. */
const goodsOf = ({ lines }: StoredLines) => lines.filter(({ product_id }) => product_id !== PRIORITY_DELIVERY)

function wantedUnits(stored: StoredLines, { lines = [] }: OrderEdit): Map<string, number> {
  const units = new Map(goodsOf(stored).map(({ product_id, quantity }) => [product_id, quantity]))
  for (const { productId, quantity } of lines)
    if (quantity > 0 || units.has(productId)) units.set(productId, quantity)
  return units
}

function unitsProblem(stored: StoredLines, units: ReadonlyMap<string, number>): WishProblem | undefined {
  const goods = stored.lines.filter(({ is_service }) => !is_service)
  const sent = new Map(goods.map((line) => [line.product_id, stored.shipped.get(line.line_no) ?? 0]))
  if ([...sent].some(([id, shipped]) => (units.get(id) ?? 0) < shipped)) return 'less_than_shipped'
  const services = new Set(stored.lines.flatMap((line) => (line.is_service ? [line.product_id] : [])))
  const isLeft = ([id, quantity]: [string, number]) => !services.has(id) && quantity > (sent.get(id) ?? 0)
  return [...units].some(isLeft) ? undefined : 'nothing_would_ship'
}
