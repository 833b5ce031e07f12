import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Queries outside this feature that must join `orders`, each with its reason. */
const REPORTS: Readonly<Record<string, string>> = {
  'adapters/payments-terms/terms-gateway.ts':
    'our own credit is the provider here: it finds the company of the order that it charges',
  'features/partners/partner-orders/server/orders.ts':
    'lists the orders of a company, page by page, in one query',
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
