import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#db/connect.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'

let database: TestDatabase
let connection: Connection
let ledger: PaymentLedger
let shop: Shop
let sent: string[] = []
beforeAll(async () => {
  database = await makeDatabase()
  connection = connect(database.url, { poolSize: 2 })
  connection.pool.on('connect', (client) => {
    const query = client.query
    client.query = ((...given: [unknown]) => {
      sent.push((given[0] as { text: string }).text.replace(/\s+/g, ' ').trim())
      return Reflect.apply(query, client, given)
    }) as typeof query
  })
  ledger = await startLedger()
  shop = openShop({ db: connection.db, clock: movableClock(), gateway: ledgerGateway(ledger.url) })
  await fillStock(database.db)
})
afterAll(async () => {
  await connection.close()
  await ledger.close()
  await database.drop()
})

/** The statements of an order after one like it, each of which is a round trip and a wait. */
async function statementsOf(place: () => Promise<unknown>): Promise<string[]> {
  await place()
  sent = []
  await place()
  return sent
}

test('an order by check costs seven statements, of one transaction', async () => {
  const statements = await statementsOf(() => shop.checkout(makeBody([{ id: FURNACE, qty: 1 }])))

  expect(statements.filter((text) => text === 'commit')).toHaveLength(1)
  expect(statements, statements.join('\n')).toHaveLength(7)
})

test('an order by card costs thirteen, of a transaction before the charge and one after it', async () => {
  const statements = await statementsOf(() => shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }])))

  expect(statements.filter((text) => text === 'commit')).toHaveLength(2)
  expect(statements, statements.join('\n')).toHaveLength(13)
})

test('a prepared statement names its columns, so that it outlives a migration that adds one', async () => {
  const statements = await statementsOf(() => shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }])))
  const prepared = statements.filter((text) => text.includes('/* prepared */'))
  await sql`
    alter table orders add column later text;
    alter table order_line add column later text;
    alter table payment_attempt add column later text;
    alter table outbox add column later text;
    alter table product add column later text;
    alter table stock add column later text`.execute(database.db)

  expect(prepared).toHaveLength(9)
  expect(await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))).toMatchObject({ state: 'authorized' })
})
