import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { lockWithOrder } from './settle-attempt.ts'
import type { AttemptRow } from './start-attempt.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
let attempt: AttemptRow
beforeAll(async () => {
  database = await makeDatabase({ poolSize: 4 })
  ledger = await startLedger()
  shop = openShop({ db: database.db, clock: movableClock(), gateway: ledgerGateway(ledger.url) })
  await fillStock(database.db)
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})
beforeEach(async () => {
  const { orderID } = await shop.checkout(makeCardBody([{ id: FURNACE, qty: 1 }]))
  attempt = await database.db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('order_id', '=', orderID)
    .executeTakeFirstOrThrow()
})

/** Until a statement waits for a lock. */
async function untilWaiting(): Promise<void> {
  const waiting = sql`
    select from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  while ((await waiting.execute(database.db)).rows.length === 0) await sleep(5)
}

test('an attempt is free while another transaction holds its order, and is read afterwards', async () => {
  const { db } = database
  let locked: Promise<AttemptRow> | undefined
  await db.transaction().execute(async (trx) => {
    await sql`select from orders where id = ${attempt.order_id} for update`.execute(trx)
    locked = db.transaction().execute((other) => lockWithOrder(other, attempt))
    await untilWaiting()
    await sql`select from payment_attempt where id = ${attempt.id} for update nowait`.execute(trx)
    await trx
      .updateTable('payment_attempt')
      .set({ error_code: 'changed meanwhile' })
      .where('id', '=', attempt.id)
      .execute()
  })

  expect(await locked).toMatchObject({ id: attempt.id, error_code: 'changed meanwhile' })
})

test('the order and the attempt are both locked afterwards', async () => {
  const { db } = database
  const tryLock = (table: 'orders' | 'payment_attempt', id: string) =>
    sql`select from ${sql.table(table)} where id = ${id} for update nowait`
      .execute(db)
      .catch((error: { code?: string }) => error.code)

  const tries = await db.transaction().execute(async (trx) => {
    await lockWithOrder(trx, attempt)
    return [await tryLock('orders', attempt.order_id), await tryLock('payment_attempt', attempt.id)]
  })

  expect(tries).toEqual(['55P03', '55P03'])
})
