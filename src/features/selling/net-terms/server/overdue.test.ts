import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { netTerms } from '../feature.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await demoPeople(database.db)
  await database.db
    .insertInto('credit_account')
    .values({
      company_id: 1,
      limit_cents: 100_000_00,
      terms_days: 30,
      status: 'open',
      changed_by: 'test',
      changed_at: clock.now(),
    })
    .execute()
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

/** An order on terms whose invoice was due on a day. */
async function invoiced(dueOn: string): Promise<string> {
  const body = makeBody([{ id: FURNACE, qty: 1 }], {}, 'terms')
  const { orderID } = await shop.checkout(body, undefined, {}, whoAsks('contractor'))
  await database.db
    .updateTable('credit_charge')
    .set((eb) => ({
      status: 'captured' as const,
      captured_cents: eb.ref('amount_cents'),
      invoiced_at: clock.now(),
      due_on: dueOn,
    }))
    .where('order_id', '=', orderID)
    .execute()
  return orderID
}

test('an overdue invoice is mailed once, however often the job runs', async () => {
  const orderID = await invoiced('2020-01-01')
  const job = netTerms.jobs(shop.services).find(({ name }) => name === 'mark-overdue')!
  await Promise.all([job.run(), job.run()])
  await job.run()

  const mails = await database.db.selectFrom('outbox').select(['dedupe_key', 'payload']).execute()
  expect(mails.filter(({ dedupe_key }) => dedupe_key.includes('terms_overdue'))).toEqual([
    { dedupe_key: `order:terms_overdue:${orderID}`, payload: { kind: 'terms_overdue', orderID } },
  ])
})
