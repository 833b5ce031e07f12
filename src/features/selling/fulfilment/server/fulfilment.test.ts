import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { allJobs } from '#server/jobs/list.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { refundByTwo } from '#tests/fixtures/shop/refunds.ts'
import { receiveCheck } from './changes/receive-check.ts'
import { cancelOrder } from './index.ts'
import { NOTICE_TOPIC } from './mail/notices.ts'
import { sendNotices } from './mail/send-notices.ts'
import type { CarrierNews } from './ports.ts'
import { shipOrder } from './shipping/ship.ts'

let database: TestDatabase
let ledger: PaymentLedger
let clock: ReturnType<typeof movableClock>
let shop: Shop
let sent: Message[]
let news: CarrierNews | undefined
const asked: boolean[] = []

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
})
beforeEach(() => {
  clock = movableClock()
  sent = []
  news = undefined
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const postal = '60614'
const change = (orderId: string) => ({ orderId, now: clock.now() })
const work = async (name: string) => {
  const mailer = {
    async send(message: Message) {
      sent.push(message)
      return { kind: 'sent' as const, messageId: 'x' }
    },
    close: () => undefined,
  }
  const mails = {
    [NOTICE_TOPIC]: sendNotices({
      db: database.db,
      mailer,
      shop: { name: 'Alpine', phone: '(800) 555-0142', origin: 'https://store.example' },
      returnsTo: '1 Depot Road, Elk Grove Village, IL 60007',
    }),
  }
  const carriers = {
    async track({ isFreight }: { isFreight: boolean }) {
      asked.push(isFreight)
      return news
    },
  }
  return allJobs(
    { ...shop.services, carriers },
    { [confirmationMail.topic]: async () => undefined, ...mails },
  )
    .find((job) => job.name === name)!
    .run()
}
const byCard = async (items = [{ id: FURNACE, qty: 1 }]) => (await shop.checkout(makeCardBody(items))).orderID
const ups = { carrier: 'UPS', tracking: '1Z1' }
/** The subjects of the buyer's mails about an order, sorted. */
const mailsAbout = (orderID: string) =>
  sent
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(printedOrderNumber(orderID)))
    .toSorted()
const eventsOf = async (orderID: string) =>
  (
    await database.db
      .selectFrom('order_event')
      .select(['kind', 'actor'])
      .where('order_id', '=', orderID)
      .orderBy('version')
      .execute()
  ).map(({ kind, actor }) => `${kind} by ${actor}`)

describe('who may look and act', () => {
  test.each(['track', 'emailSummary'] as const)(
    '[R-TRACK, E-ORDERLOOKUP] %s: a wrong number and a wrong postal code get the same refusal',
    async (call) => {
      const orderID = await byCard()

      await expect(shop[call]({ orderID, postal: '60615' })).rejects.toMatchObject({
        code: 'order_not_found',
        status: 404,
      })
      await expect(shop[call]({ orderID: 'A0000000000ZZ', postal })).rejects.toMatchObject({
        code: 'order_not_found',
        status: 404,
      })
    },
  )

  test('[R-SUMMARY] a postal code may ask to cancel; the browser that ordered cancels', async () => {
    const orderID = await byCard()

    expect((await shop.track({ orderID, postal })).option).toBe('ask_to_cancel')
    await expect(shop.request({ orderID, postal, option: 'cancel' }, {})).rejects.toMatchObject({
      code: 'not_possible',
      status: 409,
    })
    expect(await shop.request({ orderID, option: 'cancel', reason: 'found another' })).toEqual({
      result: 'cancelled',
    })
    await expect(shop.request({ orderID, option: 'cancel' })).rejects.toMatchObject({ code: 'not_possible' })
    expect((await eventsOf(orderID)).at(-1)).toBe('cancelled by buyer')
  })

  test('[E-ORDERLOOKUP] the summary goes to the buyer’s own address, three times an hour', async () => {
    const orderID = await byCard()
    for (let time = 0; time < 3; time++) {
      clock.advance(1_000)
      expect(await shop.emailSummary({ orderID, postal })).toEqual({ submitted: true })
    }

    await expect(shop.emailSummary({ orderID, postal })).rejects.toMatchObject({
      code: 'too_many_mails',
      status: 429,
      details: { retryAfterSeconds: expect.any(Number) },
    })
    await work('outbox')
    // On a busy machine one may have to be tried again.
    clock.advance(10_000)
    await work('outbox')
    const own = sent.filter(({ subject }) => subject === `Your order ${printedOrderNumber(orderID)}`)
    expect(own.map(({ to }) => to.address)).toEqual(Array(3).fill('ann@example.com'))
    expect(own[0]?.text).toContain('Summit 96% gas furnace')
  })
})

test('[R-TRACK] a shipment charges the card once; each step is an event and a mail', async () => {
  const orderID = await byCard()

  expect(await shipOrder(database.db, may(ORDER.ship), { ...change(orderID), ...ups })).toEqual({
    kind: 'capturing',
  })
  expect(await shop.track({ orderID, postal })).toMatchObject({ state: 'in_fulfilment', shipments: [] })
  await work('move-money')
  expect(await shop.track({ orderID, postal })).toMatchObject({
    state: 'shipped',
    shipments: [{ ...ups, state: 'created', lines: [{ id: FURNACE, qty: 1 }] }],
  })

  news = { state: 'in_transit', appointmentOn: '2026-11-24' }
  expect([await work('track-shipments'), await work('track-shipments'), asked.at(-1)]).toEqual([1, 0, true])
  expect((await shop.track({ orderID, postal })).shipments).toMatchObject([
    { state: 'in_transit', appointmentOn: '2026-11-24', deliveredAt: null },
  ])
  news = { state: 'delivered', appointmentOn: null }
  await work('track-shipments')
  news = { state: 'in_transit', appointmentOn: null }
  expect(await work('track-shipments')).toBe(0)

  await work('outbox')
  expect(mailsAbout(orderID)).toEqual([
    `Your order ${printedOrderNumber(orderID)} has shipped`,
    `Your order ${printedOrderNumber(orderID)} was delivered`,
    `Your order ${printedOrderNumber(orderID)}: delivery appointment`,
  ])
  expect(await eventsOf(orderID)).toEqual([
    'created by buyer',
    'placed by buyer',
    'shipment_made by staff ann',
    'captured by staff ann',
    'shipped by staff ann',
    'in_transit by UPS',
    'delivered by UPS',
  ])
})

test('a check: received once, ships without a charge, its refund is given by hand', async () => {
  const { orderID } = await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))

  expect(await shipOrder(database.db, may(ORDER.ship), { ...change(orderID), ...ups })).toEqual({
    kind: 'refused',
    reason: 'not_ready',
  })
  expect(
    await receiveCheck(database.db, may(ORDER['receive-payment']), {
      ...change(orderID),
      reason: 'check 1042',
    }),
  ).toEqual({
    kind: 'received',
  })
  expect(
    await receiveCheck(database.db, may(ORDER['receive-payment']), {
      ...change(orderID),
      reason: 'check 1042',
    }),
  ).toEqual({
    kind: 'refused',
    reason: 'not_waiting',
  })
  expect(await refundByTwo(database.db, { ...change(orderID), reason: 'x' })).toEqual({
    kind: 'refused',
    reason: 'cancel_instead',
  })
  expect(await shipOrder(database.db, may(ORDER.ship), { ...change(orderID), ...ups })).toEqual({
    kind: 'shipped',
  })
  expect(await cancelOrder(database.db, may(ORDER.cancel), { ...change(orderID), reason: 'late' })).toEqual({
    kind: 'refused',
    reason: 'too_late',
  })
  expect(await refundByTwo(database.db, { ...change(orderID), reason: 'damaged' })).toMatchObject({
    kind: 'by_hand',
  })

  const tracking = await shop.track({ orderID, postal })
  expect([tracking.state, tracking.refunds.map(({ isDone }) => isDone)]).toEqual(['refunded', [true]])
  await work('outbox')
  expect(mailsAbout(orderID)).toEqual([
    `A refund for your order ${printedOrderNumber(orderID)}`,
    `We have your payment for order ${printedOrderNumber(orderID)}`,
    `Your order ${printedOrderNumber(orderID)} has shipped`,
  ])
})
