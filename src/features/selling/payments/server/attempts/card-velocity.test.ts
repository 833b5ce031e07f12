import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiError } from '#lib/api-error.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { prove } from '#tests/fixtures/shop/prove.ts'
import { PAYMENT_LIMITS } from '../../rules/access.ts'

let database: TestDatabase
let ledger: PaymentLedger
/** Places the orders: its limits are so high that the test never reaches them. */
let roomy: Shop
beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await database.db
    .updateTable('stock')
    .set((eb) => ({ available: 5_000, opening: eb('reserved', '+', 5_000) }))
    .execute()
  roomy = open(1_000)
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const clock = movableClock()
const open = (buyingLimitsTimes = 1): Shop =>
  openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url), buyingLimitsTimes })
let mailbox = 0
const place = async (email = `payer${++mailbox}@example.com`): Promise<string> =>
  (await roomy.checkout(makeBody([{ id: FURNACE, qty: 1 }], { email }, 'creditCard'))).orderID
const bad = () => `decline-${randomUUID()}`

const pay = (shop: Shop, order: string, token: string, ip: string, proof?: string) =>
  shop.pay(order, token, undefined, { ip, proof }).then(
    () => ({ code: 'paid', error: undefined }),
    (error: ApiError) => ({ code: error.code, error }),
  )
const count = (answers: readonly { code: string }[], code: string) =>
  answers.filter((each) => each.code === code).length

test('60 declined cards at once on 60 orders from one address: eight reach the provider', async () => {
  const shop = open()
  const orders = []
  for (let n = 0; n < 60; n++) orders.push(await place())
  const asked = ledger.asked

  const answers = await Promise.all(orders.map((order) => pay(shop, order, bad(), '192.0.2.40')))

  console.log(`60 declined cards of one address at once: ${ledger.asked - asked} reach the provider`)
  expect(count(answers, 'payment_declined')).toBe(PAYMENT_LIMITS['card-network'].points)
  expect(count(answers, 'proof_needed')).toBe(60 - PAYMENT_LIMITS['card-network'].points)
  expect(ledger.asked - asked).toBe(PAYMENT_LIMITS['card-network'].points)
})

test('one mailbox under many tags: eight declines, then a proof, and the same card pays', async () => {
  const shop = open()
  const answers = []
  for (let n = 0; n < 8; n++)
    answers.push(await pay(shop, await place(`ann+${n}@example.com`), bad(), `198.51.100.${n}`))
  const order = await place('ann@example.com')
  const token = randomUUID()
  const asked = await pay(shop, order, token, '198.51.100.99')

  expect(count(answers, 'payment_declined')).toBe(8)
  expect(asked.code).toBe('proof_needed')
  expect((await pay(shop, order, token, '198.51.100.99', await prove(asked.error!))).code).toBe('paid')
})

test('with proofs as well, cards of one mailbox end; other methods go on', async () => {
  const shop = open()
  const codes: string[] = []
  for (let n = 0; n < 17; n++) {
    const order = await place('tester@example.com')
    const token = bad()
    const first = await pay(shop, order, token, `203.0.113.${n}`)
    const last =
      first.code === 'proof_needed'
        ? await pay(shop, order, token, `203.0.113.${n}`, await prove(first.error!))
        : first
    codes.push(last.code)
  }
  const check = makeBody([{ id: FURNACE, qty: 1 }], { email: 'tester@example.com' })

  expect(codes).toEqual([...Array(16).fill('payment_declined'), 'cards_paused'])
  expect((await shop.checkout(check, undefined, { ip: '203.0.113.200' })).state).toBe('awaiting_funds')
})

test('cards that are approved are never counted', async () => {
  const shop = open()
  const answers = []
  for (let n = 0; n < 30; n++) answers.push(await pay(shop, await place(), randomUUID(), '192.0.2.41'))

  expect(count(answers, 'paid')).toBe(30)
})

test('after 20 declines in five minutes every card needs a proof, and staff see it', async () => {
  const shop = open()
  for (let n = 0; n < 20; n++) await pay(shop, await place(), bad(), `2001:db8:0:${n}::1`)

  expect((await pay(shop, await place(), randomUUID(), '192.0.2.42')).code).toBe('proof_needed')
  await expect
    .poll(() =>
      database.db.selectFrom('security_event').select('kind').where('kind', '=', 'card-store').execute(),
    )
    .toHaveLength(1)
})
