import { type QueryCreator, type Selectable, type SqlBool, sql, type Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import { PREPARED } from '#db/pool/alert-pool.ts'
import type { Tables } from '#db/tables.ts'
import { type Authorized, covers, requireStill } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { OrderState } from '../rules/order-state.ts'
import { texts } from '../texts.ts'

export type OrderRow = Selectable<Tables['orders']>
/** Why it cost what it cost is read where a person asks: see `whyOfLine`. */
export type OrderLineRow = Omit<Selectable<Tables['order_line']>, 'price_why'>

/** Every column by its name, as a prepared statement needs; the type of a row says when one is missing. */
export const ORDER_COLUMNS = [
  'id',
  'attempt_key',
  'state',
  'version',
  'payment_method',
  'email',
  'phone',
  'phone_extension',
  'phone2',
  'billing',
  'shipping',
  'postal',
  'shipping_method',
  'installation_quotes',
  'coupon_code',
  'subtotal_cents',
  'discount_cents',
  'shipping_cents',
  'tax_cents',
  'total_cents',
  'tax_rate',
  'placed_at',
  'expires_at',
  'created_at',
  'placed_from',
  'browser_key',
  'review',
  'tax_basis',
  'company_id',
  'customer_id',
  'project_id',
  'placed_by',
  'purchase_order',
  'partner',
  'held_at',
  'held_by',
  'hold_reason',
] as const satisfies readonly (keyof Tables['orders'])[]

const LINE_COLUMNS = [
  'order_id',
  'line_no',
  'product_id',
  'sku',
  'name',
  'quantity',
  'unit_price_cents',
  'discount_cents',
  'tax_cents',
  'is_service',
  'reserves_stock',
  'called_off',
  'returned',
] as const satisfies readonly (keyof Tables['order_line'])[]

type Reader = Db | Transaction<Tables>

/**
 * Locks an order's row until the transaction ends. Every change to an order, its payments and its shipments
 * holds this lock, and takes it before it locks any other row of the order, so that two transactions never
 * wait for each other.
 */
export const lockOrder = (trx: Transaction<Tables>, orderId: string): Promise<OrderRow | undefined> =>
  trx.selectFrom('orders').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst()

/**
 * The same lock as a part of a statement that then locks other rows of the order: with `held` as this part,
 * the rows are joined to `held.held_id`, so they are locked once the order is.
 */
export const heldOrder = (query: QueryCreator<Tables>, orderId: string) =>
  query.selectFrom('orders').select('id as held_id').where('id', '=', orderId).forUpdate()

/**
 * Locks an order that the permission covers, while the permission still holds; an order of another buyer or
 * another company is answered like one that does not exist. Throws ApiError sign_in_needed, forbidden, and
 * 409 `changed` when the order has changed since the version that the person saw.
 */
export const lockOrderFor = async (
  trx: Transaction<Tables>,
  permission: Authorized,
  orderId: string,
  seen?: number,
): Promise<OrderRow | undefined> => {
  await requireStill(trx, permission)
  const order = await lockOrder(trx, orderId)
  if (!order || !covers(permission, order)) return undefined
  if (seen !== undefined && order.version !== seen)
    throw new ApiError('changed', texts.changed, { status: 409 })
  return order
}

/** An order without its lines; undefined for an unknown id. */
export const findOrder = (db: Reader, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()

/** An order that must exist, because another row refers to it. Throws when there is none. */
export async function getOrder(db: Reader, orderId: string): Promise<OrderRow> {
  const order = await findOrder(db, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  return order
}

/** Orders by their ids, in no order. */
export const findOrders = async (db: Reader, ids: readonly string[]): Promise<OrderRow[]> =>
  ids.length === 0 ? [] : db.selectFrom('orders').selectAll().where('id', 'in', ids).execute()

/** A condition on the order that a column names. @param column of another table: "shipment.order_id" */
export const orderIsIn = (state: OrderState, column: string) =>
  sql<SqlBool>`exists (select from orders o where o.id = ${sql.ref(column)} and o.state = ${state})`

/** The ids among these that have an order in this database. */
export async function existingOrderIds(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.selectFrom('orders').select('id').where('id', 'in', ids).execute()
  return new Set(rows.map(({ id }) => id))
}

/** The lines of an order in the order of their numbers. */
export const findOrderLines = (db: Reader, orderId: string): Promise<OrderLineRow[]> =>
  db
    .selectFrom('order_line')
    .modifyFront(PREPARED)
    .select(LINE_COLUMNS)
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute()
