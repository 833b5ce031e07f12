import { sql, type Transaction } from 'kysely'
import { PREPARED } from '#db/pool/alert-pool.ts'
import type { Tables } from '#db/tables.ts'
import { writeActor } from '#features/people/accounts/rules/actor.ts'
import { crashPoint } from '#lib/crash-point.ts'
import type { OrderDraft, OrderLine } from '../rules/order-draft.ts'
import type { OrderEventKind } from '../rules/order-events.ts'
import { confirmationOf } from './effects.ts'

/** The idempotency scope of POST /checkout; its key is the browser's checkout attempt key. */
export const CHECKOUT_SCOPE = 'checkout'

/**
 * Writes order, lines, events, idempotency record and (when it is placed at once) the mail to send, in one
 * statement. False when an order of the same attempt exists already: nothing is written then.
 */
export async function insertOrder(
  trx: Transaction<Tables>,
  id: string,
  draft: OrderDraft,
  now: Date,
): Promise<boolean> {
  const isPlaced = draft.placement === 'awaiting_funds'
  const { rows } = await sql`
    ${PREPARED}
    with placed as (
      ${insertedOrder(id, draft, isPlaced, now)}
      on conflict (attempt_key) do nothing
      returning id
    ), lines as (
      insert into order_line (
        order_id, line_no, product_id, sku, name, quantity, unit_price_cents, discount_cents, tax_cents,
        is_service, reserves_stock, price_why
      )
      select placed.id, line.*
      from placed, jsonb_to_recordset(${JSON.stringify(draft.lines.map(lineRow))}::jsonb) as line(
        line_no int, product_id text, sku text, name text, quantity int, unit_price_cents bigint,
        discount_cents bigint, tax_cents bigint, is_service boolean, reserves_stock boolean,
        price_why jsonb
      )
    ), history as (
      insert into order_event (order_id, version, kind, from_state, to_state, actor, reason, happened_at)
      select placed.id, event.*, ${now}::timestamptz
      from placed, jsonb_to_recordset(${JSON.stringify(initialEvents(draft))}::jsonb) as event(
        version int, kind text, from_state text, to_state text, actor text, reason text
      )
    ), certificate as (
      insert into epa_certificate (order_id, number)
      select placed.id, ${draft.epaCertificate}::text
      from placed
      where ${draft.epaCertificate !== null}
    ), record as (
      insert into idempotency_record (scope, key, body_hash, state, status, response, claimed_at, done_at)
      select
        ${CHECKOUT_SCOPE}, ${draft.attemptKey}, ${draft.bodyHash}, 'done', 200,
        jsonb_build_object('orderID', placed.id), ${now}::timestamptz, ${now}::timestamptz
      from placed
    ), mail as (
      ${confirmationOf(sql`placed where ${isPlaced}`, { orderId: id, now })}
    )
    select id from placed`.execute(trx)
  crashPoint('checkout.order-written')
  return rows.length === 1
}

function insertedOrder(id: string, draft: OrderDraft, isPlaced: boolean, now: Date) {
  const { totals, holding, partner } = draft
  return sql`
    insert into orders (
      id, attempt_key, state, version, payment_method,
      email, phone, phone_extension, phone2,
      billing, shipping, postal, shipping_method, installation_quotes,
      coupon_code, subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, tax_rate,
      tax_basis, placed_at, expires_at, created_at, placed_from, browser_key, review,
      company_id, customer_id, project_id, placed_by, purchase_order, partner
    )
    values (
      ${id}, ${draft.attemptKey}, ${draft.placement}, ${isPlaced ? 2 : 1}, ${draft.paymentMethod},
      ${draft.email}, ${draft.phone}, ${draft.phoneExtension}, ${draft.phone2},
      ${JSON.stringify(draft.billing)}, ${JSON.stringify(draft.shipping)}, ${draft.shipping.postcode},
      ${JSON.stringify(draft.shippingMethod)}, ${JSON.stringify(draft.installationQuotes)},
      ${draft.couponCode}, ${totals.subtotal}, ${totals.discount}, ${totals.shipping}, ${totals.tax},
      ${totals.total}, ${draft.taxRate},
      ${JSON.stringify(draft.taxBasis)}, ${isPlaced ? now : null}, ${holding.expiresAt}, ${now},
      ${draft.placedFrom}, ${draft.browserKey ?? id}, ${holding.review},
      ${partner?.companyId ?? null}, ${partner?.customerId ?? null}, ${partner?.projectId ?? null},
      ${partner?.placedBy ?? null}, ${partner?.purchaseOrder ?? null},
      ${partner ? JSON.stringify(partner.details) : null}
    )`
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
  price_why: line.why,
})

function initialEvents(draft: OrderDraft): readonly { kind: OrderEventKind }[] {
  const actor = writeActor(draft.placer)
  const created = {
    version: 1,
    kind: 'created' as const,
    from_state: null,
    to_state: 'pending',
    actor,
    reason: '',
  }
  const placed = {
    version: 2,
    kind: 'placed' as const,
    from_state: 'pending',
    to_state: 'awaiting_funds',
    actor,
    reason: draft.paymentMethod,
  }
  return draft.placement === 'pending' ? [created] : [created, placed]
}
