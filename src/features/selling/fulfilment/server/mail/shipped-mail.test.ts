import { afterAll, beforeAll, expect, test } from 'vitest'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import { allJobs } from '#server/jobs/list.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { receiveCheck } from '../changes/receive-check.ts'
import { shipOrder } from '../shipping/ship.ts'
import { NOTICE_TOPIC } from './notices.ts'
import { sendNotices } from './send-notices.ts'

const ONE = [{ id: FURNACE, qty: 1 }]
const clock = movableClock()
let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await demoPeople(database.db)
  const account = { limit_cents: 100_000_00, terms_days: 30, status: 'open' as const, changed_by: 'test' }
  await database.db
    .insertInto('credit_account')
    .values({ company_id: 1, ...account, changed_at: clock.now() })
    .execute()
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

/** The text of the mail that goes out when the whole order ships. */
async function shippedMail(orderId: string): Promise<string> {
  const change = { orderId, now: clock.now() }
  await shipOrder(database.db, may(ORDER.ship), { ...change, carrier: 'UPS', tracking: '1Z1' })
  const sent: string[] = []
  const mailer = {
    async send({ text }: { text: string }) {
      sent.push(text)
      return { kind: 'sent' as const, messageId: 'x' }
    },
    close: () => undefined,
  }
  const store = { name: 'Alpine', phone: '(800) 555-0142', origin: 'https://store.example' }
  const mails = { [NOTICE_TOPIC]: sendNotices({ db: database.db, mailer, shop: store, returnsTo: '' }) }
  const jobs = allJobs(shop.services, { [confirmationMail.topic]: async () => undefined, ...mails })
  for (const name of ['move-money', 'outbox']) await jobs.find((job) => job.name === name)!.run()
  return sent.find((text) => text.includes('It is on its way with UPS')) ?? ''
}

const CHARGED = 'We have now charged your payment method.'

test('the mail of a shipment says what it means for the money: card, net terms, check', async () => {
  const byCard = await shop.checkout(makeCardBody(ONE))
  expect(await shippedMail(byCard.orderID)).toContain(CHARGED)

  const onTerms = await shop.checkout(makeBody(ONE, {}, 'terms'), undefined, {}, whoAsks('contractor'))
  const invoiced = await shippedMail(onTerms.orderID)
  expect(invoiced).toMatch(/Your invoice is due \w+ \d+, \d{4}\./)
  expect(invoiced).not.toContain('charge')

  const byCheck = await shop.checkout(makeBody(ONE, {}, 'check'))
  const cleared = { orderId: byCheck.orderID, reason: 'check 117', now: clock.now() }
  await receiveCheck(database.db, may(ORDER['receive-payment']), cleared)
  const paid = await shippedMail(byCheck.orderID)
  expect(paid).toContain('1Z1')
  expect(paid).not.toContain('charge')
})
