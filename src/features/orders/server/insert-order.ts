import { sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables/index.ts'
import { crashPoint } from '#kit/crash-point.ts'
import { type OrderDraft, type OrderLine, stockWanted } from '../rules/order-draft.ts'
import { confirmationMail } from './outbox.ts'

/** The idempotency scope of POST /checkout; its key is the browser's checkout attempt key. */
export const CHECKOUT_SCOPE = 'checkout'

/** How long an unpaid order keeps its stock and coupon. */
const PENDING_TTL_MS = 30 * 60_000

/**
 * Writes order, lines, events, idempotency record and (when it is placed at once) the mail to send, in one statement.
 * False when an order of the same attempt exists already: nothing is written then.
 */
export async function insertOrder(
  trx: Transaction<Tables>,
  id: string,
  draft: OrderDraft,
  now: Date,
): Promise<boolean> {
  const isPlaced = draft.placement === 'awaiting_funds'
  const result = await sql<{ id: string }>`
    with placed as (
      insert into orders (id, attempt_key, state, version, payment_method, email, phone, phone_extension, phone2, billing, shipping, postal,
        shipping_method, installation_quotes, coupon_code, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, tax_rate,
        placed_at, expires_at, created_at)
      values (${id}, ${draft.attemptKey}, ${draft.placement}, ${isPlaced ? 2 : 1}, ${draft.paymentMethod}, ${draft.email}, ${draft.phone}, ${draft.phoneExtension}, ${draft.phone2},
        ${JSON.stringify(draft.billing)}, ${JSON.stringify(draft.shipping)}, ${draft.shipping.postcode}, ${JSON.stringify(draft.shippingMethod)}, ${JSON.stringify(draft.installationQuotes)},
        ${draft.couponCode}, ${draft.totals.subtotal}, ${draft.totals.discount}, ${draft.totals.shipping}, ${draft.totals.tax}, ${draft.totals.total}, ${draft.taxRate},
        ${isPlaced ? now : null}, ${isPlaced ? null : new Date(now.getTime() + PENDING_TTL_MS)}, ${now})
      on conflict (attempt_key) do nothing
      returning id
    ), lines as (
      insert into order_line (order_id, line_no, product_id, sku, name, quantity, unit_price_cents, discount_cents, tax_cents, is_service, reserves_stock)
      select placed.id, line.* from placed, jsonb_to_recordset(${JSON.stringify(draft.lines.map(lineRow))}::jsonb)
        as line(line_no int, product_id text, sku text, name text, quantity int, unit_price_cents bigint, discount_cents bigint, tax_cents bigint, is_service boolean, reserves_stock boolean)
    ), history as (
      insert into order_event (order_id, version, kind, from_state, to_state, actor, reason, happened_at)
      select placed.id, event.* , ${now}::timestamptz from placed, jsonb_to_recordset(${JSON.stringify(birth(draft))}::jsonb)
        as event(version int, kind text, from_state text, to_state text, actor text, reason text)
    ), record as (
      insert into idempotency_record (scope, key, body_hash, state, status, response, claimed_at, done_at)
      select ${CHECKOUT_SCOPE}, ${draft.attemptKey}, ${draft.bodyHash}, 'done', 200, jsonb_build_object('orderID', placed.id), ${now}::timestamptz, ${now}::timestamptz from placed
    ), mail as (
      insert into outbox (topic, dedupe_key, payload, created_at, due_at)
      select ${confirmationMail.topic}, ${confirmationMail.key(id)}, jsonb_build_object('orderID', placed.id), ${now}::timestamptz, ${now}::timestamptz from placed where ${isPlaced}
    )
    select id from placed`.execute(trx)
  crashPoint('checkout.order-written')
  return result.rows.length === 1
}

const lineRow = (line: OrderLine, index: number) => ({
  line_no: index + 1,
  product_id: line.productId,
  sku: line.sku,
  name: line.name,
  quantity: line.quantity,
  unit_price_cents: line.unitPrice,
  discount_cents: line.discount,
  tax_cents: line.tax,
  is_service: line.isService,
  reserves_stock: line.reservesStock,
})

function birth(draft: OrderDraft) {
  const created = {
    version: 1,
    kind: 'created',
    from_state: null,
    to_state: 'pending',
    actor: 'buyer',
    reason: '',
  }
  return draft.placement === 'pending'
    ? [created]
    : [
        created,
        {
          version: 2,
          kind: 'placed',
          from_state: 'pending',
          to_state: 'awaiting_funds',
          actor: 'buyer',
          reason: draft.paymentMethod,
        },
      ]
}

/**
 * Takes units from stock, rows locked in product-id order and changed only while enough is there (or back-orders are allowed).
 * Returns the ids of products that could not be had: the caller must then give up the whole transaction.
 */
export async function reserveStock(trx: Transaction<Tables>, lines: readonly OrderLine[]): Promise<string[]> {
  const wanted = stockWanted(lines)
  if (wanted.length === 0) return []
  const { rows } = await sql<{ product_id: string }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w(product_id text, quantity int)
    ), held as materialized (
      select stock.product_id from stock join wanted using (product_id) order by stock.product_id for update of stock
    )
    update stock set available = stock.available - wanted.quantity, reserved = stock.reserved + wanted.quantity
    from wanted, held
    where stock.product_id = wanted.product_id and held.product_id = stock.product_id and (stock.back_order or stock.available >= wanted.quantity)
    returning stock.product_id`.execute(trx)
  crashPoint('checkout.stock-reserved')
  const taken = new Set(rows.map((row) => row.product_id))
  return wanted.map((row) => row.product_id).filter((id) => !taken.has(id))
}
