import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { ORDER_LIMITS } from '../../rules/access.ts'
import { printedOrderNumber } from '../../rules/order-number.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  shop = openShop({ db: database.db, clock: movableClock(), gateway: ledgerGateway(ledger.url) })
})

afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const placed = async (): Promise<string> => (await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))).orderID
const guess = (orderID: string, postal: string, ip: string): Promise<string> =>
  shop.receipt({ orderID, postal }, { ip }).then(
    () => 'opened',
    (error) => error.code,
  )
const count = (answers: readonly string[], code: string): number =>
  answers.filter((each) => each === code).length

test('of 200 postal codes that are guessed at once, the store checks five', async () => {
  const orderID = await placed()
  const wrong = Array.from({ length: 200 }, (_, n) => String(10_000 + n))

  const answers = await Promise.all(wrong.map((postal) => guess(orderID, postal, '192.0.2.10')))

  console.log(`200 postal codes guessed at once: ${count(answers, 'order_not_found')} are looked at`)
  expect(count(answers, 'order_not_found')).toBe(ORDER_LIMITS.order.points)
  expect(count(answers, 'too_many_tries')).toBe(200 - ORDER_LIMITS.order.points)
})

test('the printed number opens the order, and another spelling of it buys no more guesses', async () => {
  const orderID = await placed()
  const spellings = [printedOrderNumber(orderID), orderID.toLowerCase(), ` ${orderID}`, orderID]

  expect(await guess(printedOrderNumber(orderID), '60614', '192.0.2.40')).toBe('opened')
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => guess(spellings[n % 4] ?? '', String(20_000 + n), '192.0.2.40')),
  )
  expect(count(answers, 'order_not_found')).toBe(ORDER_LIMITS.order.points)
})

test('one address guesses at 20 orders at once, not at the 21st', async () => {
  const ids = Array.from({ length: 60 }, (_, n) => `A${String(n).padStart(12, '0')}`)

  const answers = await Promise.all(ids.map((id) => guess(id, '60614', '192.0.2.11')))

  expect(count(answers, 'order_not_found')).toBe(ORDER_LIMITS.address.points)
})

test('strangers do not lock the owner out; each further address has one try', async () => {
  const orderID = await placed()
  for (let stranger = 0; stranger < 10; stranger++)
    await Promise.all([1, 2, 3, 4, 5, 6].map((n) => guess(orderID, `1000${n}`, `198.51.100.${stranger}`)))

  expect(await guess(orderID, '60614', '192.0.2.12')).toBe('opened')
  expect(await guess(orderID, '60601', '192.0.2.13')).toBe('order_not_found')
  expect(await guess(orderID, '60614', '192.0.2.13')).toBe('too_many_tries')
})

test('the right postal code is never counted', async () => {
  const orderID = await placed()

  const answers = []
  for (let n = 0; n < 30; n++) answers.push(await guess(orderID, '60614', '192.0.2.14'))

  expect(count(answers, 'opened')).toBe(30)
})

test('addresses of one IPv6 line count as one', async () => {
  const orderID = await placed()

  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) => guess(orderID, String(20_000 + n), `2001:db8:1:2::${n + 1}`)),
  )

  expect(count(answers, 'order_not_found')).toBe(ORDER_LIMITS.order.points)
})
