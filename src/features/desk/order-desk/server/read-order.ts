import type { Db } from '#db/connect.ts'
import { additionsOf } from '#features/partners/quotes/server/index.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { requireAllRows } from '#features/people/accounts/server/index.ts'
import {
  attemptsOf,
  findDamage,
  findReturns,
  productsOf,
  refundsAskedFor,
  replacementsOf,
  serialsOf,
  shipmentsOf,
} from '#features/selling/fulfilment/server/index.ts'
import { movementsOf } from '#features/selling/payments/server/index.ts'
import { allOf } from '#lib/all-of.ts'

/**
 * All that is stored about one order, by one statement for each kind of row, each by an index; undefined for
 * an unknown id.
 */
export async function readOrder(
  db: Db,
  permission: Authorized<'order-desk.read'>,
  orderId: string,
  now: Date,
) {
  requireAllRows(permission)
  const lines = linesOf(db, orderId)
  const { order, ...stored } = await allOf({
    order: findOrderWithOthers(db, orderId),
    lines,
    products: lines.then((rows) => productsOf(db, rows)),
    news: newsOf(db, orderId),
    shipments: shipmentsOf(db, orderId),
    movements: movementsOf(db, orderId),
    attempts: attemptsOf(db, orderId),
    asked: refundsAskedFor(db, orderId),
    returns: findReturns(db, orderId),
    reports: findDamage(db, orderId),
    replacements: replacementsOf(db, orderId),
    serials: serialsOf(db, [orderId]),
    additions: additionsOf(db, orderId, now),
  })
  return order && { order, ...stored }
}

export type StoredDeskOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** The order with whom it belongs to, the quote that it came from, its certificate and its net terms. */
const findOrderWithOthers = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('company', 'company.id', 'orders.company_id')
    .leftJoin('customer', 'customer.id', 'orders.customer_id')
    .leftJoin('quote', 'quote.order_id', 'orders.id')
    .leftJoin('account', 'account.id', 'orders.placed_by')
    .leftJoin('epa_certificate as certificate', 'certificate.order_id', 'orders.id')
    .leftJoin('credit_position as terms', 'terms.order_id', 'orders.id')
    // One at most: an order has one open item of a kind.
    .leftJoin('work_item as asks', (join) =>
      join
        .onRef('asks.order_id', '=', 'orders.id')
        .on('asks.kind', '=', 'cancel_request')
        .on('asks.closed_at', 'is', null),
    )
    .selectAll('orders')
    .select([
      'company.name as company_name',
      'customer.name as customer_name',
      'quote.id as quote_id',
      'quote.number as quote_number',
      'quote.added_to as quote_added_to',
      'account.name as placed_by_name',
      'asks.note as cancel_asked',
      'certificate.number as certificate_number',
      'certificate.state as certificate_state',
      'certificate.decided_by as certificate_decided_by',
      'certificate.decided_at as certificate_decided_at',
      'certificate.how as certificate_how',
      'terms.status as terms_status',
      'terms.owed_cents as terms_owed_cents',
      'terms.received_cents as terms_received_cents',
      'terms.due_on as terms_due_on',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

/** A page that stays open says what others changed, so much of it at most. */
const MOST_NEWS = 20

/** The newest events and all edits, newest first. */
const newsOf = (db: Db, orderId: string) =>
  db
    .selectFrom('order_event')
    .select(['version', 'kind', 'actor', 'happened_at'])
    .select((eb) => eb.case().when('kind', '=', 'edited').then(eb.ref('data')).end().as('edit'))
    .where('order_id', '=', orderId)
    .where(({ eb, or }) =>
      or([
        eb('kind', '=', 'edited'),
        eb('version', '>', ({ selectFrom }) =>
          selectFrom('orders')
            .select((of) => of('version', '-', MOST_NEWS).as('from'))
            .where('id', '=', orderId),
        ),
      ]),
    )
    .orderBy('version', 'desc')
    .execute()

const linesOf = (db: Db, orderId: string) =>
  db
    .selectFrom('order_line')
    .leftJoin('product', 'product.id', 'order_line.product_id')
    .selectAll('order_line')
    .select(['product.type', 'product.freight'])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute()
