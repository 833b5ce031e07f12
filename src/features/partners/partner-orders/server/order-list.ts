import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Authorized, inCompany } from '#features/people/accounts/server/index.ts'
import { type CalledOffLine, totalNowOf } from '#features/selling/fulfilment/server/index.ts'
import type { OrderState } from '#features/selling/orders/rules/order-state.ts'
import type { OrderRow } from '#features/selling/orders/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { toCents, toWire } from '#lib/money.ts'
import { addDays, fromStoreZone, inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Asked } from '#platform/lists/rules/query.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { ListedOrder, OrderTotals, PartnerOrder } from '../contract.ts'
import { MOST_COUNTED, MOST_ORDERS, ORDER_ID, type ORDER_LIST, TABS, type Tab } from '../rules/order-ids.ts'
import { IS_OPEN, isFoundBy, OPEN_STATES, PROMISED } from './order-search.ts'

export type OrderFilter = Partial<Asked<typeof ORDER_LIST>>

const PROMISE = sql.raw<string>(PROMISED)

const ORDERS = {
  newest: { by: ['moment', 'orders.created_at'], direction: 'desc' },
  oldest: { by: ['moment', 'orders.created_at'], direction: 'asc' },
  promise: { by: ['text', PROMISE], direction: 'asc' },
  total: { by: ['number', 'orders.total_cents'], direction: 'desc' },
} as const

/** A link from before December 2026 has the moment before the id. */
const idFirst = (after: string | undefined) => after?.replace(/^([^~]+Z)~([A-Z0-9]+)$/, '$2~$1')

/** A page of the orders that the caller may see: first its ids, by indexes alone, then what it shows. */
export async function listPartnerOrders(
  db: Db,
  permission: Authorized<'orders.read'>,
  { after, limit = MOST_ORDERS, now = new Date(), ...filter }: OrderFilter & { limit?: number; now?: Date },
): Promise<{ orders: ListedOrder[]; next: string | null }> {
  const sort = filter.sort ?? 'newest'
  const place = placeIn({ ...ORDERS[sort], id: 'orders.id', ids: ORDER_ID }, idFirst(after))
  const ids = await idsOf(db, permission, { filter, now, ...place, limit: limit + 1 })
  const rows = await scopedOrders(db, permission)
    .select((eb) => [
      PROMISE.as('promised'),
      eb
        .selectFrom('shipment')
        .select('carrier')
        .whereRef('order_id', '=', 'orders.id')
        .orderBy('number', 'desc')
        .limit(1)
        .as('carrier'),
    ])
    .where(sql<SqlBool>`orders.id = any(${ids}::text[])`)
    .orderBy(place.order)
    .execute()
  const key = {
    newest: 'created_at',
    oldest: 'created_at',
    promise: 'promised',
    total: 'total_cents',
  } as const
  const { page, next } = pageOf(rows, limit, (row) => row[key[sort]])
  const today = inStoreZone(now).day
  const lines = await calledOffLines(
    db,
    page.map(({ id }) => id),
  )
  return { orders: page.map((row) => ({ ...presentOrder(row, lines), ...promiseOf(row, today) })), next }
}

/** The lines of these orders of which units were called off. */
const calledOffLines = (db: Db, orderIds: readonly string[]) =>
  db
    .selectFrom('order_line')
    .select(['order_id', 'quantity', 'unit_price_cents', 'discount_cents', 'tax_cents', 'called_off'])
    .where(sql<SqlBool>`order_id = any(${orderIds}::text[])`)
    .where('called_off', '>', 0)
    .execute()

/** The ids of the first orders that the filters find, in the order of the list. */
export function matchingOrderIds(
  db: Db,
  permission: Authorized<'orders.read'>,
  { limit, now, ...filter }: OrderFilter & { limit: number; now: Date },
): Promise<string[]> {
  const place = placeIn({ ...ORDERS[filter.sort ?? 'newest'], id: 'orders.id' }, undefined)
  return idsOf(db, permission, { filter, now, ...place, limit })
}

interface Wanted extends ReturnType<typeof placeIn> {
  filter: OrderFilter
  now: Date
  limit: number
}

/**
 * What a search finds is sorted, while it is no more than `MOST_SORTED`. PostgreSQL would go through the
 * orders instead, newest first, and make the words of each; that is quick only when every few have the word.
 */
async function idsOf(db: Db, permission: Authorized<'orders.read'>, wanted: Wanted): Promise<string[]> {
  if (wanted.filter.search) {
    const { ids, count } = (await foundOrders(permission, wanted).execute(db)).rows[0]!
    if (count <= MOST_SORTED) return ids
  }
  const { filter, now, order, isAfter, limit } = wanted
  const rows = await db
    .selectFrom('orders')
    .select('orders.id')
    .where(inCompany(permission, 'orders.company_id'))
    .where(sql.join<SqlBool>([isAfter, ...conditions(filter, now)], sql` and `))
    .orderBy(order)
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

const MOST_SORTED = 20_000

export function foundOrders(
  permission: Authorized<'orders.read'>,
  { filter, now, order, isAfter, limit }: Wanted,
) {
  const all = [inCompany(permission, 'orders.company_id'), isAfter, ...conditions(filter, now)]
  const sortedBy = {
    newest: 'created_at',
    oldest: 'created_at',
    promise: 'shipping_method',
    total: 'total_cents',
  }
  return sql<{ ids: string[]; count: number }>`
    with found as materialized (
      select id, ${sql.ref(sortedBy[filter.sort ?? 'newest'])}
      from orders
      where ${sql.join(all, sql` and `)}
      limit ${MOST_SORTED + 1}
    )
    select array(select orders.id from found as orders order by ${order} limit ${limit}) as ids,
      (select count(*) from found) as count`
}

/** How many orders the filters find and what they come to, up to the most that is counted; and the tabs. */
export async function orderTotals(
  db: Db,
  permission: Authorized<'orders.read'>,
  filter: OrderFilter,
  now: Date,
): Promise<OrderTotals> {
  const [all, ...tabs] = await Promise.all(
    [filter, ...TABS.map((show) => ({ show }))].map(async (asked) => {
      const { count, cents } = (await countedOrders(permission, asked, now).execute(db)).rows[0]!
      return { count: Math.min(count, MOST_COUNTED), isMore: count > MOST_COUNTED, sum: wire(cents) }
    }),
  )
  return { ...all!, tabs: TABS.map((show, index) => ({ show, ...tabs[index]! })) }
}

export function countedOrders(permission: Authorized<'orders.read'>, asked: OrderFilter, now: Date) {
  const all = [inCompany(permission, 'orders.company_id'), ...conditions(asked, now)]
  return sql<{ count: number; cents: number }>`
    select count(*) as count, coalesce(sum(total_cents), 0)::bigint as cents
    from (
      select total_cents
      from orders
      where ${sql.join(all, sql` and `)}
      limit ${MOST_COUNTED + 1}
    ) as found`
}

/** No payment came about: it has not been finished yet, or it never was. `orders_unpaid` has these states. */
const IS_ABANDONED = sql<SqlBool>`(orders.state in ('pending', 'cancelled') and orders.placed_at is null)`

const WAS_DECLINED = sql<SqlBool>`exists (
  select from payment_attempt
  where order_id = orders.id and status = 'declined'
)`

const OPEN = sql.raw<SqlBool>(`orders.${IS_OPEN}`)
const TO_SHIP = sql<SqlBool>`orders.state in ('authorized', 'paid', 'in_fulfilment')`
const UNCLEAR = sql`
  select order_id from payment_attempt where status in ('processing', 'unknown')
  union all
  select order_id from money_movement where status in ('sending', 'unknown')`
const WAS_CAPTURED = sql<SqlBool>`exists (
  select from money_movement where order_id = orders.id and kind = 'capture' and status = 'done'
)`

/** A promise that was not kept: its last day is over, and the order is not delivered. */
const isLate = (now: Date) => sql<SqlBool>`(${OPEN} and ${PROMISE} < ${inStoreZone(now).day})`

const SHOWN: Readonly<Record<Tab, (now: Date) => RawBuilder<SqlBool>>> = {
  'to-ship': () => TO_SHIP,
  waits: () => sql`orders.state = 'awaiting_funds'`,
  'on-the-way': () => sql`orders.state = 'shipped'`,
  problems: (now) => sql`orders.id = any(array(
    select order_id from work_item where closed_at is null
    union all
    ${UNCLEAR}
    union all
    select id from orders where review = 'waiting' and state = 'awaiting_funds'
    union all
    select id from orders where ${TO_SHIP} and ${isLate(now)}
  ))`,
}

const OF_MONEY: Readonly<Record<NonNullable<OrderFilter['money']>, RawBuilder<SqlBool>>> = {
  waiting: sql`orders.state = 'awaiting_funds'`,
  authorized: sql`orders.id in (select order_id from payment_attempt where status = 'authorized')`,
  received: WAS_CAPTURED,
  // The refunded ones first: they are few, and a join would go through every order.
  refunded: sql`orders.id = any(array(
    select order_id from money_movement where kind = 'refund' and status = 'done'
  ))`,
  unclear: sql`orders.id in (${UNCLEAR})`,
}

/** The longest time between an order and its promise: a date that the buyer asked for, and the way. */
const LONGEST_PROMISE_DAYS = 90

/** The conditions of the filters on `orders`. Every query of the list has them, and that of its totals. */
const conditions = (filter: OrderFilter, now: Date): RawBuilder<SqlBool>[] => [
  ofState(filter),
  ...given(filter.show, (show) => SHOWN[show](now)),
  ...given(filter.search, isFoundBy),
  ...given(filter.ids, (ids) => sql`orders.id = any(${ids.split(',')}::text[])`),
  ...given(filter.companyID, (id) => sql`orders.company_id = ${id}`),
  ...given(filter.customerID, (id) => sql`orders.customer_id = ${id}`),
  ...given(filter.projectID, (id) => sql`orders.project_id = ${id}`),
  ...given(filter.placedFrom, (day) => sql`orders.created_at >= ${dayStart(day)}`),
  ...given(filter.placedTo, (day) => sql`orders.created_at < ${dayStart(day, 1)}`),
  // A promise follows its order, so the index of the moments bounds what is read.
  ...given(
    filter.promisedFrom,
    (day) => sql`(${PROMISE} between ${day} and '9998'
      and orders.created_at >= ${dayStart(day, -LONGEST_PROMISE_DAYS)})`,
  ),
  ...given(
    filter.promisedTo,
    (day) => sql`(${PROMISE} <= ${day} and orders.created_at < ${dayStart(day, 1)})`,
  ),
  ...given(filter.late, () => isLate(now)),
  ...given(filter.age, (days) => sql`orders.created_at < ${later(now, -Number(days) * DAY_MS)}`),
  ...given(filter.method, (method) => sql`orders.payment_method = ${method}`),
  ...given(filter.money, (money) => OF_MONEY[money]),
  ...given(
    filter.carrier,
    (carrier) => sql`orders.id in (
      select order_id from shipment where lower(carrier) = ${carrier.toLowerCase()}
    )`,
  ),
  ...(filter.sort === 'promise' ? [OPEN] : []),
]

const given = <V>(value: V | undefined, condition: (value: V) => RawBuilder<SqlBool>) =>
  value === undefined || value === '' ? [] : [condition(value)]

const dayStart = (day: string, days = 0): Date => fromStoreZone(addDays(day, days), 0)

/** Orders that were never paid are shown when they are asked for, by their state or by name. */
function ofState({ state, search = '', ids }: OrderFilter): RawBuilder<SqlBool> {
  if (state === 'abandoned') return IS_ABANDONED
  if (state !== undefined) return sql`orders.state = ${state}`
  return search === '' && ids === undefined ? sql`not ${IS_ABANDONED}` : sql`true`
}

export const scopedOrders = (db: Db, permission: Authorized<'orders.read'>) =>
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

/** The promise of a row, as `PROMISED` and `isLate` say it. */
function promiseOf(
  { state, promised, carrier }: { state: OrderState; promised: string; carrier: string | null },
  today: string,
) {
  const isOpen = OPEN_STATES.includes(state)
  return { promised: promised === '9999' ? null : promised, isLate: isOpen && promised < today, carrier }
}

type Row = OrderRow & { company_name: string | null } & Pick<PartnerOrder, 'unpaid'>

/** @param lines at least those of which units were called off */
export const presentOrder = (row: Row, lines: readonly CalledOffLine[]): PartnerOrder => ({
  unpaid: row.unpaid,
  orderID: row.id,
  state: row.state,
  total: wire(row.total_cents),
  totalNow: toWire(totalNowOf(row, lines)),
  method: row.payment_method,
  orderedAt: row.created_at.toISOString(),
  purchaseOrder: row.purchase_order,
  companyID: row.company_id,
  companyName: row.company_name,
  customerID: row.customer_id,
  projectID: row.project_id,
  shipTo: [row.shipping.name, row.shipping.city, row.shipping.state].filter(Boolean).join(', '),
})

export const wire = (cents: number): number => toWire(toCents(cents))
