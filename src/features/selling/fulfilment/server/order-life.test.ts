import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { printedOrderNumber } from '#features/selling/orders/rules/order-number.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import { toCents } from '#lib/money.ts'
import type { Message } from '#platform/mail/server/ports.ts'
import { allJobs } from '#server/jobs/list.ts'
import { breaches } from '#tests/faults/checks/invariants.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { receiveByTwo, refundByTwo } from '#tests/fixtures/shop/refunds.ts'
import { RETURN, WORKLIST } from '../rules/access.ts'
import { receiveCheck } from './changes/receive-check.ts'
import { NOTICE_TOPIC } from './mail/notices.ts'
import { sendNotices } from './mail/send-notices.ts'
import { decideReturnRequest } from './returns/decide-return.ts'
import { requestReturn } from './returns/request-return.ts'
import { callOffRest } from './shipping/call-off.ts'
import { deliverOrder } from './shipping/deliver.ts'
import { shipOrder } from './shipping/ship.ts'
import { worklist } from './worklist/worklist.ts'

let database: TestDatabase
let ledger: PaymentLedger
let clock: ReturnType<typeof movableClock>
let shop: Shop
let sent: Message[]

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
})
beforeEach(() => {
  clock = movableClock()
  sent = []
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const postal = '60614'
const by = () => ({ now: clock.now() })
const change = (orderId: string) => ({ orderId, ...by() })
const work = (name: string) => {
  const mailer = {
    async send(message: Message) {
      sent.push(message)
      return { kind: 'sent' as const, messageId: 'x' }
    },
    close: () => undefined,
  }
  const letters = {
    db: database.db,
    mailer,
    shop: { name: 'Alpine', phone: '(800) 555-0142', origin: 'https://store.example' },
    returnsTo: '1 Depot Road, Elk Grove Village, IL 60007',
  }
  const mails = { [confirmationMail.topic]: async () => undefined, [NOTICE_TOPIC]: sendNotices(letters) }
  const jobs = allJobs(shop.services, mails)
  return jobs.find((job) => job.name === name)!.run()
}
const settle = async () => {
  for (const name of ['move-money', 'outbox']) await work(name)
}
const mailOf = (orderID: string, words: string) =>
  sent.find(({ subject, text }) => subject.includes(printedOrderNumber(orderID)) && text.includes(words))
const both = Object.entries({ [FURNACE]: 2, [THERMOSTAT]: 1 }).map(([id, qty]) => ({ id, qty }))
const byCard = async (items = both) => (await shop.checkout(makeCardBody(items))).orderID
const part = (lines?: { lineNo: number; quantity: number }[], tracking = '1Z1') => ({
  carrier: 'UPS',
  tracking,
  lines,
})
const saleOf = (orderID: string) =>
  ledger.entries.find((entry) => entry.orderId === orderID && !entry.refundOf)!
const backTo = (orderID: string) =>
  ledger.entries.filter((entry) => entry.orderId === orderID && entry.refundOf).map(({ amount }) => amount)
const stockOf = async (id: string) =>
  await database.db
    .selectFrom('stock')
    .select(['available', 'reserved', 'sold', 'written_off'])
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
const isWhole = async () => expect(await breaches({ db: database.db, ledger: ledger.entries })).toEqual([])

/** A delivered order of two furnaces and a thermostat, paid. */
async function delivered(items = both): Promise<string> {
  const orderID = await byCard(items)
  await shipOrder(database.db, may(ORDER.ship), { ...change(orderID), ...part() })
  await settle()
  await deliverOrder(database.db, may(ORDER.deliver), change(orderID))
  return orderID
}

describe('in two shipments', () => {
  test('the first charges nothing, the last charges once, and with both the order is delivered', async () => {
    const orderID = await byCard()

    expect(
      await shipOrder(database.db, may(ORDER.ship), {
        ...change(orderID),
        ...part([{ lineNo: 1, quantity: 3 }]),
      }),
    ).toEqual({ kind: 'refused', reason: 'too_many' })
    expect(
      await shipOrder(database.db, may(ORDER.ship), {
        ...change(orderID),
        ...part([{ lineNo: 1, quantity: 1 }]),
      }),
    ).toEqual({ kind: 'part_shipped' })
    await settle()
    expect([saleOf(orderID).status, (await shop.track({ orderID, postal })).state]).toEqual([
      'authorized',
      'in_fulfilment',
    ])
    expect(mailOf(orderID, 'We charge your payment method when the last part ships')).toBeDefined()
    expect(await shipOrder(database.db, may(ORDER.ship), { ...change(orderID), ...part() })).toEqual({
      kind: 'refused',
      reason: 'same_tracking',
    })

    expect(
      await shipOrder(database.db, may(ORDER.ship), { ...change(orderID), ...part(undefined, '1Z2') }),
    ).toEqual({
      kind: 'capturing',
    })
    expect((await shop.track({ orderID, postal })).shipments).toHaveLength(1)
    await settle()
    expect([
      saleOf(orderID).status,
      (await shop.track({ orderID, postal })).shipments.map(({ lines }) => lines.map(({ qty }) => qty)),
    ]).toEqual(['captured', [[1], [1, 1]]])
    expect(mailOf(orderID, 'We have now charged your payment method')).toBeDefined()
    expect(await deliverOrder(database.db, may(ORDER.deliver), change(orderID))).toBe(true)
    expect((await shop.track({ orderID, postal })).state).toBe('delivered')
    await isWhole()
  })

  test('the rest is called off: stock is back, what was sent is charged, the buyer gets a mail', async () => {
    const before = await stockOf(FURNACE)
    const orderID = await byCard()
    expect(
      await callOffRest(database.db, may(ORDER['call-off']), {
        ...change(orderID),
        reason: 'not made any more',
      }),
    ).toEqual({
      kind: 'refused',
      reason: 'cancel_instead',
    })
    await shipOrder(database.db, may(ORDER.ship), {
      ...change(orderID),
      ...part([{ lineNo: 1, quantity: 1 }]),
    })
    await deliverOrder(database.db, may(ORDER.deliver), change(orderID))

    // 1,299.99 and its part of the tax; rounded as the order was.
    expect(
      await callOffRest(database.db, may(ORDER['call-off']), {
        ...change(orderID),
        reason: 'not made any more',
      }),
    ).toMatchObject({
      kind: 'capturing',
      amount: 143_324,
    })
    expect(
      await callOffRest(database.db, may(ORDER['call-off']), { ...change(orderID), reason: 'twice' }),
    ).toEqual({
      kind: 'refused',
      reason: 'nothing_left',
    })
    await settle()

    expect(saleOf(orderID)).toMatchObject({ status: 'captured', amount: 143_324 })
    expect(await stockOf(FURNACE)).toMatchObject({
      available: before.available - 1,
      sold: before.sold + 1,
      reserved: before.reserved,
    })
    expect(await shop.track({ orderID, postal })).toMatchObject({
      state: 'delivered',
      calledOff: [{ qty: 1 }, { qty: 1 }],
    })
    expect(mailOf(orderID, 'You pay only for what shipped')).toBeDefined()
    expect(await work('compare-payments')).toBe(0)
    await isWhole()
  })

  test('of a paid check, the price of the rest is refunded by hand', async () => {
    const { orderID } = await shop.checkout(makeBody(both))
    await receiveCheck(database.db, may(ORDER['receive-payment']), {
      ...change(orderID),
      reason: 'check 1042',
    })
    expect(
      await shipOrder(database.db, may(ORDER.ship), {
        ...change(orderID),
        ...part([{ lineNo: 1, quantity: 2 }]),
      }),
    ).toEqual({ kind: 'shipped' })

    expect(
      await callOffRest(database.db, may(ORDER['call-off']), { ...change(orderID), reason: 'sold out' }),
    ).toEqual({
      kind: 'called_off',
      amount: 16_482,
    })
    await isWhole()
  })
})

describe('a return', () => {
  test('[R-SUMMARY] a return from request to refund, partly written off, with its tax', async () => {
    const before = await stockOf(FURNACE)
    const orderID = await delivered()

    expect(await shop.track({ orderID, postal })).toMatchObject({
      option: 'ask_to_return',
      returnable: [
        { lineNo: 1, qty: 2 },
        { lineNo: 2, qty: 1 },
      ],
    })
    const { rma } = await shop.askReturn({
      orderID,
      postal,
      why: 'does_not_fit',
      note: 'door too narrow',
      lines: [{ lineNo: 1, qty: 2 }],
    })
    expect(rma).toMatch(/^R[0-9A-Z]{8}$/)
    await expect(shop.askReturn({ orderID, postal, lines: [{ lineNo: 2, qty: 1 }] })).rejects.toMatchObject({
      status: 409,
      details: { reason: 'one_open' },
    })
    expect(await worklist(database.db, may(WORKLIST.read), clock.now())).toContainEqual(
      expect.objectContaining({
        kind: 'return_request',
        orderID,
        what: `${rma} does_not_fit door too narrow`,
      }),
    )
    expect(await receiveByTwo(database.db, { rma, ...by(), writtenOff: [] })).toEqual({
      kind: 'refused',
      reason: 'not_approved',
    })

    expect(
      await decideReturnRequest(database.db, may(RETURN.decide), {
        rma,
        ...by(),
        isApproved: true,
        reason: '',
      }),
    ).toEqual({
      kind: 'approved',
    })
    expect(
      await receiveByTwo(database.db, {
        rma,
        ...by(),
        writtenOff: [{ lineNo: 1, quantity: 3 }],
      }),
    ).toEqual({ kind: 'refused', reason: 'too_many' })
    expect(
      await receiveByTwo(database.db, {
        rma,
        ...by(),
        writtenOff: [{ lineNo: 1, quantity: 1 }],
      }),
    ).toMatchObject({ kind: 'received', refund: 'waiting', amount: 286_648 })
    await settle()

    expect(backTo(orderID)).toEqual([286_648])
    expect(await stockOf(FURNACE)).toEqual({
      available: before.available - 1,
      reserved: before.reserved,
      sold: before.sold,
      written_off: before.written_off + 1,
    })
    expect(await shop.track({ orderID, postal })).toMatchObject({
      state: 'partly_refunded',
      returns: [{ rma, state: 'received' }],
      returnable: [{ lineNo: 2, qty: 1 }],
    })
    for (const words of [
      `Your return number is ${rma}`,
      `Write ${rma} on every carton and send it to 1 Depot Road`,
      `We received return ${rma}`,
      'We refunded $2,866.48',
    ])
      expect(mailOf(orderID, words), words).toBeDefined()
    expect(
      (await worklist(database.db, may(WORKLIST.read), clock.now())).filter((row) => row.orderID === orderID),
    ).toEqual([])
    await isWhole()
  })

  test('everything back: the order is returned, then refunded, and nothing is left to send', async () => {
    const orderID = await delivered([{ id: FURNACE, qty: 1 }])
    const { rma } = await shop.askReturn({ orderID, postal, lines: [{ lineNo: 1, qty: 1 }] })
    await decideReturnRequest(database.db, may(RETURN.decide), {
      rma,
      ...by(),
      isApproved: true,
      reason: '',
    })
    await receiveByTwo(database.db, { rma, ...by(), writtenOff: [] })

    expect(await shop.track({ orderID, postal })).toMatchObject({ state: 'returned', option: 'none' })
    expect(await receiveByTwo(database.db, { rma, ...by(), writtenOff: [] })).toEqual({
      kind: 'refused',
      reason: 'not_approved',
    })
    await settle()
    expect((await shop.track({ orderID, postal })).state).toBe('refunded')
    await isWhole()
  })

  test('after a partial refund only the rest is refunded, never more than was captured', async () => {
    const orderID = await delivered([{ id: FURNACE, qty: 1 }])
    await refundByTwo(database.db, {
      ...change(orderID),
      amount: toCents(10_000),
      reason: 'dented',
    })
    await settle()
    const asked = await requestReturn(database.db, may(RETURN.request), {
      ...change(orderID),
      why: 'damaged',
      note: '',
      lines: [{ lineNo: 1, quantity: 1 }],
    })
    const { rma } = asked as Extract<typeof asked, { kind: 'asked' }>
    await decideReturnRequest(database.db, may(RETURN.decide), {
      rma,
      ...by(),
      isApproved: true,
      reason: '',
    })

    expect(
      await receiveByTwo(database.db, {
        rma,
        ...by(),
        writtenOff: [],
        amount: toCents(200_000),
      }),
    ).toEqual({ kind: 'refused', reason: 'too_much' })
    expect(await receiveByTwo(database.db, { rma, ...by(), writtenOff: [] })).toMatchObject({
      kind: 'received',
      amount: 133_324,
    })
    await settle()
    expect(backTo(orderID)).toEqual([10_000, 133_324])
    await isWhole()
  })

  test('refused with a reason: the buyer reads why, and may ask again', async () => {
    const orderID = await delivered()
    const { rma } = await shop.askReturn({ orderID, postal, lines: [{ lineNo: 2, qty: 1 }] })

    expect(
      await decideReturnRequest(database.db, may(RETURN.decide), {
        rma,
        ...by(),
        isApproved: false,
        reason: 'It was opened.',
      }),
    ).toEqual({ kind: 'refused_return' })
    expect(
      await decideReturnRequest(database.db, may(RETURN.decide), {
        rma,
        ...by(),
        isApproved: true,
        reason: '',
      }),
    ).toEqual({
      kind: 'refused',
      reason: 'decided_already',
    })
    await settle()
    expect(mailOf(orderID, 'It was opened.')).toBeDefined()
    expect(await shop.track({ orderID, postal })).toMatchObject({
      option: 'ask_to_return',
      returns: [{ state: 'refused', decision: 'It was opened.' }],
    })
  })

  test('[K-FEES] 31 days after the delivery the store neither offers nor accepts a return', async () => {
    const orderID = await delivered()
    clock.advance(31 * 24 * 3_600_000)

    expect(await shop.track({ orderID, postal })).toMatchObject({ option: 'none', returnable: [] })
    await expect(shop.askReturn({ orderID, postal, lines: [{ lineNo: 1, qty: 1 }] })).rejects.toMatchObject({
      status: 409,
      details: { reason: 'too_late' },
    })
  })

  test('sixteen clicks at once open one return, and sixteen receipts pay it back once', async () => {
    const orderID = await delivered()
    const asked = await Promise.all(
      Array.from({ length: 16 }, () =>
        requestReturn(database.db, may(RETURN.request), {
          ...change(orderID),
          why: 'not_needed',
          note: '',
          lines: [{ lineNo: 1, quantity: 1 }],
        }),
      ),
    )
    const open = asked.flatMap((each) => (each.kind === 'asked' ? [each.rma] : []))
    expect(open).toHaveLength(1)
    await decideReturnRequest(database.db, may(RETURN.decide), {
      rma: open[0]!,
      ...by(),
      isApproved: true,
      reason: '',
    })

    const received = await Promise.all(
      Array.from({ length: 16 }, () => receiveByTwo(database.db, { rma: open[0]!, ...by(), writtenOff: [] })),
    )
    expect(received.filter(({ kind }) => kind === 'received')).toHaveLength(1)
    await settle()
    expect(backTo(orderID)).toEqual([143_324])
    await isWhole()
  })
})
