import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Queries outside this feature that must join `orders`, each with its reason. */
const REPORTS: Readonly<Record<string, string>> = {
  'adapters/payments-terms/terms-gateway.ts':
    'our own credit is the provider here: it finds the company of the order that it charges',
  'features/partners/quotes/server/for-order.ts':
    'names the orders beside each other that a quote for what was added ties, in one query',
  'features/desk/figures/server/kept-days.ts': 'finds the days on which changed orders count, in one query',
  'features/desk/figures/server/read-days.ts': 'adds up the orders of each day, in one query',
  'features/desk/money/server/read-aging.ts':
    'lists the open invoices of a company with their PO numbers, in one query',
  'features/desk/money/server/read-books.ts':
    'books what happened to the money and goods of orders, a batch in one query',
  'features/desk/order-desk/server/live.ts':
    'asks every few seconds for the version of an order and who sees it',
  'features/desk/order-desk/server/read-order.ts':
    'reads an order with its company, customer and quote, in one query',
  'features/desk/order-desk/server/timeline/timeline.ts': 'names who placed the order whose history is read',
  'features/desk/order-papers/server/read-sheets.ts':
    'reads up to 100 orders with their certificates, in one query',
  'features/desk/today/server/todays-work.ts': 'names the buyers of the work of a page, in one query',
  'features/partners/partner-orders/server/order-list.ts':
    'lists the orders of a company or of all, page by page, in one query',
  'features/partners/partner-orders/server/order-search.ts': 'finds orders by any word on them, in one query',
  'features/selling/fulfilment/server/worklist/waiting-orders.ts':
    'lists what can ship and what waits for a check, in one query',
  'features/selling/fulfilment/server/worklist/worklist.ts':
    'lists money and authorizations by the state of their order, in one query',
}

const BUILDER =
  /\b(?:selectFrom|updateTable|insertInto|deleteFrom|(?:inner|left|right|full)Join)\(\s*'orders\b/
const RAW_SQL = /\b(?:from|join|update|into)\s+orders\b/i

const queriesOrders = (source: string): boolean => BUILDER.test(source) || RAW_SQL.test(source)

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => !file.startsWith('features/selling/orders/server/') && !file.startsWith('db/'))

test('no other file queries the table orders, except the listed reports', () => {
  const found = sources.filter((file) => queriesOrders(readFileSync(`src/${file}`, 'utf8')))

  expect(found.toSorted()).toEqual(Object.keys(REPORTS).toSorted())
})

test.each([
  "db.selectFrom('orders').selectAll()",
  "trx\n  .updateTable('orders')",
  ".innerJoin('orders', 'orders.id', 'shipment.order_id')",
  "db.selectFrom('orders as o')",
  'sql`select id from orders where id = 1`',
  'sql`update orders set state = 1`',
  'sql`insert into orders (id) values (1)`',
  'sql`select from shipment join orders on true`',
])('the check sees %s', (source) => {
  expect(queriesOrders(source)).toBe(true)
})

test.each([
  "import '#features/selling/orders/server/index.ts'",
  "tags: ['orders']",
  "selectFrom('order_line')",
])('the check lets %s pass', (source) => {
  expect(queriesOrders(source)).toBe(false)
})
