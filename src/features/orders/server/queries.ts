import type { Db } from '#db/connect.ts'
import { normalZip } from '#features/location/rules/zip.ts'
import { findOrder, findOrderLines, type OrderLineRow, type OrderRow } from './order-rows.ts'

export interface StoredOrder {
  order: OrderRow
  lines: readonly OrderLineRow[]
  /** the latest attempt to pay it, if any */
  payment: { status: string; card_last4: string | null; card_type: string | null } | undefined
  /** of an order on net terms; `due_on` once it has shipped */
  terms?: { terms_days: number; due_on: string | null } | undefined
}

/** An order with its lines and the latest payment; undefined for an unknown id. */
export async function loadOrder(db: Db, orderId: string): Promise<StoredOrder | undefined> {
  const [order, lines, payment, terms] = await Promise.all([
    findOrder(db, orderId),
    findOrderLines(db, orderId),
    loadPayment(db, orderId),
    loadTerms(db, orderId),
  ])
  return order && { order, lines, payment, terms }
}

/** The latest attempt to pay an order. */
const loadPayment = (db: Db, orderId: string) =>
  db
    .selectFrom('payment_attempt')
    .select(['status', 'card_last4', 'card_type'])
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()

const loadTerms = (db: Db, orderId: string) =>
  db
    .selectFrom('credit_charge')
    .select(['terms_days', 'due_on'])
    .where('order_id', '=', orderId)
    .where('status', '<>', 'voided')
    .executeTakeFirst()

/**
 * True when a placed order of this product went to that e-mail address and postal code. Blanks and the four
 * extra digits of a ZIP code do not matter.
 */
export async function hasBought(
  db: Db,
  { productId, email, postal }: { productId: string; email: string; postal: string },
): Promise<boolean> {
  const wanted = areaOf(postal)
  if (wanted === undefined) return false
  const orders = await db
    .selectFrom('orders')
    .select('postal')
    .where('email', '=', email.toLowerCase())
    .where('placed_at', 'is not', null)
    .where('state', '<>', 'cancelled')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('order_line')
          .select('line_no')
          .whereRef('order_line.order_id', '=', 'orders.id')
          .where('product_id', '=', productId),
      ),
    )
    .execute()
  return orders.some((order) => areaOf(order.postal) === wanted)
}

/** True when an order of this e-mail address was placed at that moment or later. */
export async function hasOrderedSince(db: Db, email: string, since: Date): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('email', '=', email.toLowerCase())
    .where('placed_at', '>=', since)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined
}

const areaOf = (postal: string): string | undefined => normalZip(postal)?.split('-')[0]
