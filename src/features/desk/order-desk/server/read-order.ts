import type { Db } from '#db/connect.ts'
import type { Authorized } from '#features/people/accounts/server/index.ts'
import { requireAllRows } from '#features/people/accounts/server/index.ts'
import { attemptsOf, shipmentsOf } from '#features/selling/fulfilment/server/index.ts'
import { findCertificate } from '#features/selling/orders/server/index.ts'
import { movementsOf } from '#features/selling/payments/server/index.ts'
import { notesOf } from './notes.ts'
import { orderMails } from './order-mails.ts'

/** All that is stored about one order; undefined for an unknown id. Each query reads by an index. */
export async function readOrder(db: Db, permission: Authorized<'order-desk.read'>, orderId: string) {
  requireAllRows(permission)
  const [order, lines, events, shipments, movements, attempts, certificate, terms, mails, notes] =
    await Promise.all([
      findWithOwners(db, orderId),
      linesOf(db, orderId),
      db.selectFrom('order_event').selectAll().where('order_id', '=', orderId).orderBy('version').execute(),
      shipmentsOf(db, orderId),
      movementsOf(db, orderId),
      attemptsOf(db, orderId),
      findCertificate(db, orderId),
      db.selectFrom('credit_position').selectAll().where('order_id', '=', orderId).executeTakeFirst(),
      orderMails(db, orderId),
      notesOf(db, orderId),
    ])
  return order && { order, lines, events, shipments, movements, attempts, certificate, terms, mails, notes }
}

export type StoredDeskOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>

/** The order with whom it belongs to, and the quote that it came from. */
const findWithOwners = (db: Db, orderId: string) =>
  db
    .selectFrom('orders')
    .leftJoin('company', 'company.id', 'orders.company_id')
    .leftJoin('customer', 'customer.id', 'orders.customer_id')
    .leftJoin('quote', 'quote.order_id', 'orders.id')
    .leftJoin('account', 'account.id', 'orders.placed_by')
    .selectAll('orders')
    .select([
      'company.name as company_name',
      'customer.name as customer_name',
      'quote.id as quote_id',
      'quote.number as quote_number',
      'account.name as placed_by_name',
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()

const linesOf = (db: Db, orderId: string) =>
  db
    .selectFrom('order_line')
    .leftJoin('product', 'product.id', 'order_line.product_id')
    .selectAll('order_line')
    .select(['product.type', 'product.freight'])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute()
