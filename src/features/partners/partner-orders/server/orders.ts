import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { unlessMany } from '#db/found-ids.ts'
import { scopeOf } from '#features/people/accounts/rules/actions.ts'
import type { Actor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, found, inCompany } from '#features/people/accounts/server/index.ts'
import { buyerOption, trackingUrl } from '#features/selling/fulfilment/rules/shipping.ts'
import { type StoredShipment, shipmentsOf } from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { typedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import { findOrderLines, type OrderRow } from '#features/selling/orders/server/index.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { OrderAction, PartnerOrder, PartnerOrderDetails } from '../contract.ts'
import { MOST_ORDERS, ORDER_ID, type ORDER_LIST } from '../rules/order-ids.ts'

type OrderFilter = Partial<Asked<typeof ORDER_LIST>> & { limit?: number }

const NEWEST = {
  by: ['moment', 'orders.created_at'],
  id: 'orders.id',
  direction: 'desc',
  ids: ORDER_ID,
} as const

/** A link from before December 2026 has the moment before the id. */
const idFirst = (after: string | undefined) => after?.replace(/^([^~]+Z)~([A-Z0-9]+)$/, '$2~$1')

/** A page of the orders that the caller may see. */
export async function listPartnerOrders(
  db: Db,
  permission: Authorized<'orders.read'>,
  { state, search = '', customerID, projectID, ids, after, limit = MOST_ORDERS }: OrderFilter,
): Promise<{ orders: PartnerOrder[]; next: string | null }> {
  const { order, isAfter } = placeIn(NEWEST, idFirst(after))
  let query = scoped(db, permission)
    .where(isAfter)
    .orderBy(order)
    .limit(limit + 1)
  if (state === 'abandoned') query = query.where(MAY_BE_UNPAID).where(IS_ABANDONED)
  else if (state !== undefined) query = query.where('orders.state', '=', state)
  else if (search === '' && ids === undefined) query = query.where(({ not }) => not(IS_ABANDONED))
  if (customerID !== undefined) query = query.where('orders.customer_id', '=', customerID)
  if (projectID !== undefined) query = query.where('orders.project_id', '=', projectID)
  if (ids !== undefined) query = query.where('orders.id', 'in', ids.split(','))
  if (search !== '') query = query.where(await matches(db, search))
  const { page, next } = pageOf(await query.execute(), limit, (row) => row.created_at)
  return { orders: page.map(present), next }
}

/** The states that an order without a payment can have, as the index `orders_unpaid` has them. */
const MAY_BE_UNPAID = sql<SqlBool>`orders.state in ('pending', 'cancelled')`

/** No payment came about: it has not been finished yet, or it never was. */
const IS_ABANDONED = sql<SqlBool>`(orders.state = 'pending' or (orders.state = 'cancelled' and exists (
  select from order_event
  where order_id = orders.id and from_state = 'pending' and to_state = 'cancelled'
)))`

const WAS_DECLINED = sql<SqlBool>`exists (
  select from payment_attempt
  where order_id = orders.id and status = 'declined'
)`

const scoped = (db: Db, permission: Authorized<'orders.read'>) =>
  db
    .selectFrom('orders')
    .leftJoin('company', 'company.id', 'orders.company_id')
    .selectAll('orders')
    .select((eb) => [
      'company.name as company_name',
      eb
        .case()
        .when(eb.not(IS_ABANDONED))
        .then(null)
        .when(WAS_DECLINED)
        .then('declined' as const)
        .else('abandoned' as const)
        .end()
        .as('unpaid'),
    ])
    .where(inCompany(permission, 'orders.company_id'))

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** Up to this many found orders, PostgreSQL reads and sorts all of them. */
const MOST_SORTED = 300

/**
 * Orders with this number, this beginning of the partner's own number, or of a name. Where few orders
 * match, PostgreSQL finds and sorts them. Otherwise it reads the sorted list, where the next match is near.
 */
async function matches(db: Db, q: string): Promise<RawBuilder<SqlBool>> {
  const start = `${escaped(q.toLowerCase())}%`
  // Three lookups by index; the planner cannot join an "or" of them with the order of the list.
  const [number, own, name] = [
    sql<SqlBool>`orders.id = ${typedOrderNumber(q)}`,
    sql<SqlBool>`lower(orders.purchase_order) like ${start}`,
    sql<SqlBool>`lower(orders.shipping ->> 'name') like ${start}`,
  ] as const
  // In the order of the index, so that PostgreSQL stops at the limit and reads no more of it.
  const first = (match: RawBuilder<SqlBool>, order: RawBuilder<unknown>, limit: number) =>
    db.selectFrom('orders').select('orders.id').where(match).orderBy(order).limit(limit).execute()
  const found = await unlessMany(db, `orders ${start}`, MOST_SORTED, async (limit) => {
    const rows = await Promise.all([
      db.selectFrom('orders').select('orders.id').where(number).execute(),
      first(own, sql`lower(orders.purchase_order) using ~<~`, limit),
      first(name, sql`lower(orders.shipping ->> 'name') using ~<~`, limit),
    ])
    return rows.flat()
  })
  if (found === undefined) return sql<SqlBool>`(${number} or ${own} or ${name})`
  return sql<SqlBool>`orders.id = any(${found.map(({ id }) => id)}::text[])`
}

type Row = OrderRow & { company_name: string | null } & Pick<PartnerOrder, 'unpaid'>

const present = (row: Row): PartnerOrder => ({
  unpaid: row.unpaid,
  orderID: row.id,
  state: row.state,
  total: wire(row.total_cents),
  method: row.payment_method,
  orderedAt: row.created_at.toISOString(),
  purchaseOrder: row.purchase_order,
  companyID: row.company_id,
  companyName: row.company_name,
  customerID: row.customer_id,
  projectID: row.project_id,
  shipTo: [row.shipping.name, row.shipping.city, row.shipping.state].filter(Boolean).join(', '),
})

const wire = (cents: number): number => toWire(toCents(cents))

/** An order that the caller may see. Throws ApiError not_found. */
export async function openPartnerOrder(
  db: Db,
  permission: Authorized<'orders.read'>,
  typed: string,
): Promise<PartnerOrderDetails> {
  const row = found(
    await scoped(db, permission).where('orders.id', '=', typedOrderNumber(typed)).executeTakeFirst(),
  )
  const [lines, events, terms, shipments] = await Promise.all([
    findOrderLines(db, row.id),
    db.selectFrom('order_event').selectAll().where('order_id', '=', row.id).orderBy('version').execute(),
    db.selectFrom('credit_position').selectAll().where('order_id', '=', row.id).executeTakeFirst(),
    shipmentsOf(db, row.id),
  ])
  const mayReceive =
    scopeOf(permission.actor, ORDER['receive-payment']) === 'all' &&
    terms?.status === 'captured' &&
    terms.owed_cents > 0
  return {
    ...present(row),
    email: row.email,
    phone: row.phone,
    placedBy: events[0]?.actor ?? null,
    shipping: row.shipping,
    subTotal: wire(row.subtotal_cents),
    discount: wire(row.discount_cents),
    shippingCost: wire(row.shipping_cents),
    taxAmount: wire(row.tax_cents),
    lines: lines.map((line) => ({
      id: line.product_id,
      sku: line.sku,
      name: line.name,
      qty: line.quantity,
      price: wire(line.unit_price_cents),
      isService: line.is_service,
    })),
    partner: row.partner && {
      originalOrder: row.partner.originalOrder,
      discountReason: row.partner.discountReason,
      discountComments: row.partner.discountComments,
      discountResponsibleParty: row.partner.discountResponsibleParty,
      removeVideo: row.partner.removeVideo,
      taxRemoved: row.partner.taxRemoved,
      priceRequest: row.partner.priceRequest,
      taxExemption: row.partner.taxExemption?.number ?? null,
    },
    terms: terms
      ? {
          owed: wire(terms.owed_cents),
          received: wire(terms.received_cents),
          dueOn: terms.due_on,
          days: terms.terms_days,
        }
      : null,
    shipments: shipments.filter(({ released_at }) => released_at !== null).map(presentShipment),
    history: events.map(({ kind, to_state, actor, reason, happened_at }) => ({
      kind,
      state: to_state,
      by: actor,
      reason,
      at: happened_at.toISOString(),
    })),
    actions: [
      ...(row.company_id === null ? [] : ['reorder' as const]),
      ...(mayReceive ? ['receive-payment' as const] : []),
      ...cancelActions(permission.actor, row.state),
    ],
  }
}

const presentShipment = ({ carrier, tracking, state, lines }: StoredShipment) => ({
  carrier,
  tracking,
  url: trackingUrl(carrier, tracking),
  state,
  units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
})

/** Whether the reader may cancel an order in this state, or ask for it. */
function cancelActions(actor: Actor, state: OrderState): OrderAction[] {
  if (buyerOption(state, false, false) !== 'ask_to_cancel') return []
  if (scopeOf(actor, ORDER.cancel) === 'all') return ['cancel']
  return scopeOf(actor, ORDER['ask-cancel']) === 'none' ? [] : ['ask-cancel']
}
