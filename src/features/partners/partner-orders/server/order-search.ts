import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OnlineIndexes } from '#db/online-indexes.ts'
import { plainSerial } from '#features/selling/fulfilment/rules/serials.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { soughtNumber, soughtWords } from '../rules/order-words.ts'

const COLUMNS = ['id', 'email', 'phone', 'phone2', 'billing', 'shipping', 'postal', 'purchase_order']
const ORDER_WORDS = `order_words(${COLUMNS.map((column) => `orders.${column}`).join(', ')})`
const PLAIN_TRACKING = `lower(regexp_replace(tracking, '[^A-Za-z0-9]', '', 'g'))`

/** The last day of the promised delivery, yyyy-mm-dd; "9999" without a promise. */
export const PROMISED = `coalesce(
  shipping_method ->> 'deliveryDateTo', shipping_method ->> 'deliveryDate', '9999'
)`
/** The states in which a promise is still to be kept. */
export const OPEN_STATES: readonly OrderState[] = [
  'awaiting_funds',
  'authorized',
  'paid',
  'in_fulfilment',
  'shipped',
]
export const IS_OPEN = `state in (${OPEN_STATES.map((state) => `'${state}'`).join(', ')})`

/** What most filters and the totals read: with it in an index, they read no row of the table. */
const NARROWED = 'state, placed_at, total_cents, company_id'

const IS_REFUNDED = ["kind = 'refund'", "status = 'done'"].join(' and ')

/** The indexes of the list of orders, beside those of its first migrations. */
export const ORDER_INDEXES: OnlineIndexes = {
  orders_words: `orders using gin (order_words(${COLUMNS.join(', ')}))`,
  orders_method_sums: `orders (payment_method, created_at desc, id desc) include (${NARROWED})`,
  orders_newest_sums: `orders (created_at desc, id desc) include (${NARROWED})`,
  orders_id_sums: `orders (id) include (${NARROWED}, created_at)`,
  money_movement_refunded: `money_movement (order_id) where ${IS_REFUNDED}`,
  orders_total: 'orders (total_cents desc, id desc)',
  orders_open_promise_sums: `orders ((${PROMISED}), id) include (${NARROWED}) where ${IS_OPEN}`,
  shipment_tracking_start: `shipment ((${PLAIN_TRACKING}) text_pattern_ops)`,
  replacement_tracking_start: `replacement ((${PLAIN_TRACKING}) text_pattern_ops)`,
  shipment_carrier: 'shipment (lower(carrier))',
}

const MOST_COMPANIES = 50

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/**
 * The orders that have what a person typed in any field: number, name, company, mailbox, telephone, ZIP code,
 * own number; the tracking of a shipment or a replacement; the serial of a machine; the number of their
 * quote. Each part has its index, so that PostgreSQL finds the rows first and sorts no others.
 */
export function isFoundBy(typed: string): RawBuilder<SqlBool> {
  const words = soughtWords(typed)
  if (words === undefined) return sql<SqlBool>`false`
  const plain = soughtNumber(typed)
  const company = `%${escaped(typed.trim().toLowerCase())}%`
  const byOthers = [
    ...(plain === undefined ? [] : [byNumber(plain, typed)]),
    ...(typed.trim().length < 3 ? [] : [ofCompanies(company)]),
  ]
  const parts = [
    sql`${sql.raw(ORDER_WORDS)} @@ ${words}::tsquery`,
    ...(byOthers.length === 0 ? [] : [sql`orders.id = any(array(${sql.join(byOthers, sql` union all `)}))`]),
  ]
  return sql<SqlBool>`(${sql.join(parts, sql` or `)})`
}

const ofCompanies = (pattern: string) => sql`
  select id
  from orders
  where company_id = any(array(
    select id from company where lower(name) like ${pattern} order by id limit ${MOST_COMPANIES}
  ))`

const byNumber = (plain: string, typed: string) => sql`
  select order_id from shipment where ${sql.raw(PLAIN_TRACKING)} like ${`${plain}%`}
  union all
  select order_id from replacement where ${sql.raw(PLAIN_TRACKING)} like ${`${plain}%`}
  union all
  select order_id from unit_serial
  where removed_at is null and serial in (${plain.toUpperCase()}, ${plainSerial(typed)})
  union all
  select order_id from warranty_registration
  where serial in (${plain.toUpperCase()}, ${plainSerial(typed)})
  union all
  select order_id from quote where number = ${plain.toUpperCase()} and order_id is not null`
