import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { PRIORITY_DELIVERY } from '#features/catalog/catalog/rules/service-ids.ts'
import type { OrderLineRow, OrderRow } from '#features/selling/orders/server/index.ts'
import type { EditedOrder, EditRecord, OrderEdit } from '../../rules/order-edit.ts'

export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const day = (value: unknown): string | null => text(value) || null

/** What an edit can change, as an order has it. */
export const editedOrder = (
  order: Pick<
    OrderRow,
    | 'phone'
    | 'phone_extension'
    | 'phone2'
    | 'shipping'
    | 'shipping_method'
    | 'subtotal_cents'
    | 'discount_cents'
    | 'shipping_cents'
    | 'tax_cents'
    | 'total_cents'
  >,
  lines: readonly Pick<OrderLineRow, 'product_id' | 'name' | 'quantity' | 'unit_price_cents'>[],
): EditedOrder => ({
  contact: { phone: order.phone, phoneExtension: order.phone_extension, phone2: order.phone2 },
  shipTo: {
    name: text(order.shipping.name),
    company: text(order.shipping.company),
    address1: text(order.shipping.address1),
    address2: text(order.shipping.address2),
    city: text(order.shipping.city),
    state: text(order.shipping.state),
    postcode: text(order.shipping.postcode),
    country: text(order.shipping.country),
    carrierInstructions: text(order.shipping.carrierInstructions),
  },
  delivery: {
    shipOn: day(order.shipping_method.requestedShipDate),
    label: text(order.shipping_method.label),
    ships: day(order.shipping_method.expectedShipDate),
    from: day(order.shipping_method.deliveryDate),
    to: day(order.shipping_method.deliveryDateTo),
  },
  lines: lines.map(({ product_id, name, quantity, unit_price_cents }) => ({
    productId: product_id,
    name,
    quantity,
    price: unit_price_cents,
  })),
  sums: {
    subtotal: order.subtotal_cents,
    discount: order.discount_cents,
    shipping: order.shipping_cents,
    tax: order.tax_cents,
    total: order.total_cents,
  },
})

/** The edit that makes an order again what it was. */
export const editBack = (was: EditedOrder, now: EditedOrder): OrderEdit => ({
  contact: was.contact,
  shipTo: was.shipTo,
  shipOn: was.delivery.shipOn,
  lines: [
    ...was.lines,
    ...now.lines
      .filter(({ productId }) => !was.lines.some((line) => line.productId === productId))
      .map(({ productId }) => ({ productId, quantity: 0 })),
  ].filter(({ productId }) => productId !== PRIORITY_DELIVERY),
})

/** What the event of an edit keeps; undefined when there is no such event. */
export async function editOf(
  db: Db | Transaction<Tables>,
  orderId: string,
  version: number,
): Promise<EditRecord | undefined> {
  const event = await db
    .selectFrom('order_event')
    .select('data')
    .where('order_id', '=', orderId)
    .where('version', '=', version)
    .where('kind', '=', 'edited')
    .executeTakeFirst()
  return event && (event.data as EditRecord)
}
