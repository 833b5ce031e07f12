import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { PREPARED } from '#db/pool/alert-pool.ts'
import { normalZip } from '#features/catalog/location/rules/zip.ts'
import { DAY_MS } from '#lib/dates.ts'
import { findOrderLines, ORDER_COLUMNS, type OrderLineRow, type OrderRow } from './order-rows.ts'

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
  const [row, lines] = await Promise.all([findPaidOrder(db, orderId), findOrderLines(db, orderId)])
  if (!row) return undefined
  const { payment_status: status, card_last4, card_type, terms_days, due_on, ...order } = row
  return {
    order,
    lines,
    payment: status === null ? undefined : { status, card_last4, card_type },
    terms: terms_days === null ? undefined : { terms_days, due_on },
  }
}

/** An order with its latest attempt to pay it and its terms. */
const findPaidOrder = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('payment_attempt')
          .select(['status', 'card_last4', 'card_type'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('created_at', 'desc')
          // Of two in the same millisecond, the one that was not refused is the later one.
          .orderBy((attempt) => attempt('error_code', 'is not', null))
          .limit(1)
          .as('payment'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('credit_charge')
          .select(['terms_days', 'due_on'])
          .whereRef('order_id', '=', 'orders.id')
          .where('status', '<>', 'voided')
          .limit(1)
          .as('terms'),
      (join) => join.onTrue(),
    )
    .modifyFront(PREPARED)
    .select(ORDER_COLUMNS)
    .select([
      'payment.status as payment_status',
      'payment.card_last4',
      'payment.card_type',
      'terms.terms_days',
      'terms.due_on',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

/**
 * True when a placed order of this product went to that email address and postal code. Blanks and the four
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

/** True when an order of this email address was placed at that moment or later. */
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

/** Sales older than this say little about what sells now. */
const DAYS = 90
/** The newest orders that are counted, so that the work is bounded whatever the store sells. */
const MOST_ORDERS = 20_000

/** Units that shoppers bought in the last 90 days and kept, by product id. */
export async function readUnitsSold(db: Db, now: Date): Promise<Map<string, number>> {
  const { rows } = await unitsSold(new Date(now.getTime() - DAYS * DAY_MS)).execute(db)
  return new Map(rows.map(({ product_id, units }) => [product_id, units]))
}

export const unitsSold = (since: Date) => sql<{ product_id: string; units: number }>`
  select line.product_id, sum(line.quantity - line.called_off - line.returned)::integer as units
  from (
    select id
    from orders
    where created_at >= ${since}
      and state not in ('pending', 'awaiting_funds', 'cancelled', 'refunded', 'returned')
    order by created_at desc
    limit ${MOST_ORDERS}
  ) as recent
  join order_line as line on line.order_id = recent.id
  where not line.is_service
  group by line.product_id`
