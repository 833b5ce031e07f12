import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { CONTACT, LINK_KEY, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { fillStock } from '#tests/fixtures/shop/products.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()
const NUMBER = 'QL424242'

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

test('[S13] a new link ends what the old one opened; a search stays', async () => {
  await sendQuote(database.db, { number: NUMBER, now: clock.now() })
  const [linked, searcher] = [customerOf(shop), customerOf(shop, '192.0.2.88')]
  await linked.open(NUMBER, `${LINK_KEY}-${NUMBER}`)
  await searcher.search(NUMBER, '60614')
  expect((await linked.view(NUMBER)).customerName).toBe(CONTACT.name)

  await database.db
    .updateTable('quote')
    .set((eb) => ({ link_number: eb('link_number', '+', 1) }))
    .where('number', '=', NUMBER)
    .execute()

  await expect(linked.view(NUMBER)).rejects.toMatchObject({ code: 'quote_not_found' })
  expect((await linked.found()).quotes).toEqual([])
  expect((await searcher.view(NUMBER)).customerName).toBe(CONTACT.name)
})
