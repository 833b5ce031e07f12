import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { customerOf } from '#tests/fixtures/quotes/customer.ts'
import { CONTACT, sendQuote } from '#tests/fixtures/quotes/sent-quote.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { makeRequest } from '#tests/fixtures/shop/request.ts'
import { askForQuote } from './ask.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()

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

test('[R-Q-LIST] the list has every quote that this browser found, newest first, and no other', async () => {
  const send = (number: string, email: string) =>
    sendQuote(database.db, { number, now: clock.now(), contact: { ...CONTACT, email, phone: '' } })
  await send('QL500001', 'two@example.com')
  clock.advance(60_000)
  await send('QL500002', 'two@example.com')
  await send('QL500003', 'other@example.com')
  const customer = customerOf(shop)
  expect(await customer.found()).toEqual({ quotes: [] })

  await customer.search('Two@Example.com', '60614')

  const { quotes } = await customer.found()
  expect(quotes.map(({ quoteNumber }) => quoteNumber)).toEqual(['QL500002', 'QL500001'])
  expect(quotes[0]).toMatchObject({
    state: 'ready',
    options: ['Variable speed', 'Thermostat only'],
    consultant: 'Marcus Bell',
  })
})

// The control: an acceptance that looks first and writes afterwards, as two statements.
test('control: without compare-and-set several acceptances at once are all written', async () => {
  const { id } = await sendQuote(database.db, { number: 'QL500009', now: clock.now() })
  const looks = await Promise.all(
    Array.from({ length: 10 }, () =>
      database.db.selectFrom('quote').select('is_open').where('id', '=', id).executeTakeFirstOrThrow(),
    ),
  )
  let written = 0
  for (const { is_open } of looks) {
    if (!is_open) continue
    await database.db.updateTable('quote').set({ is_open: false }).where('id', '=', id).execute()
    written++
  }

  expect(written).toBe(10)
})

test('a cart becomes a draft that waits for a consultant', async () => {
  await askForQuote(
    { ...shop.services, request: makeRequest() },
    {
      ...{ name: 'Dana Reyes', email: 'dana@example.com', phone: '', zip: '60614' },
      ...{ text: 'Two floors', products: [{ id: FURNACE, qty: 2 }] },
    },
  )

  const draft = await database.db
    .selectFrom('quote')
    .selectAll()
    .where('source', '=', 'cart')
    .executeTakeFirstOrThrow()
  expect(draft).toMatchObject({ state: 'draft', contact_name: 'Dana Reyes', owner_id: null })
})

test('[issue 27, one home] a request for a quote starts from the home that the visitor told', async () => {
  await askForQuote(
    { ...shop.services, request: makeRequest() },
    {
      ...{ name: 'Dana Reyes', email: 'dana@example.com', phone: '', zip: '60614', text: '' },
      ...{ home: '60614_2000_1_yes_7_70_75_no_Oil_44812_21763', products: [{ id: FURNACE, qty: 1 }] },
    },
  )

  const { content } = await database.db
    .selectFrom('quote')
    .innerJoin('quote_version', 'quote_version.quote_id', 'quote.id')
    .select('quote_version.content')
    .where('quote.source', '=', 'cart')
    .orderBy('quote.id', 'desc')
    .executeTakeFirstOrThrow()
  expect(content.load).toEqual({
    heatingBtu: 44_812,
    coolingBtu: 21_763,
    source: 'home of 2,000 sq ft in 60614',
  })
})
