import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import type { CertificateDecision } from '#features/selling/orders/rules/certificate.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import { allJobs } from '#server/jobs/list.ts'
import { breaches } from '#tests/faults/checks/invariants.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { meeting } from '#tests/fixtures/database/waits.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody, makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { ANN, may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE as CYLINDER, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { refundByTwo } from '#tests/fixtures/shop/refunds.ts'
import { CERTIFICATE, WORKLIST } from '../../rules/access.ts'
import { cancelOrder } from '../index.ts'
import { callOffRest } from '../shipping/call-off.ts'
import { shipOrder } from '../shipping/ship.ts'
import { orderForStaff } from '../staff/order-for-staff.ts'
import { worklist } from '../worklist/worklist.ts'
import { decideRefrigerantCertificate } from './certificate.ts'
import { receiveCheck } from './receive-check.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
let mails: string[]
const clock = movableClock()
beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await database.db.updateTable('product').set({ type: 'refrigerant' }).where('id', '=', CYLINDER).execute()
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
beforeEach(() => {
  mails = []
})
afterAll(async () => {
  expect(await breaches({ db: database.db, ledger: ledger.entries })).toEqual([])
  await ledger.close()
  await database.drop()
})

const epaCertificate = '608-123456'
const cylinder = [{ id: CYLINDER, qty: 1 }]
const mixed = [...cylinder, { id: THERMOSTAT, qty: 1 }]
const byCard = async (items = cylinder) =>
  (await shop.checkout({ ...makeCardBody(items), epaCertificate })).orderID
const change = (orderId: string) => ({ orderId, now: clock.now() })
let parcel = 0
const ship = (orderId: string, lineNo?: number) =>
  shipOrder(database.db, may(ORDER.ship), {
    ...change(orderId),
    carrier: 'UPS',
    tracking: `1Z${++parcel}`,
    lines: lineNo === undefined ? undefined : [{ lineNo, quantity: 1 }],
  })
const decide = (orderId: string, decision: CertificateDecision, how = 'looked up', number?: string) =>
  decideRefrigerantCertificate(database.db, may(CERTIFICATE.decide), {
    ...change(orderId),
    decision,
    how,
    number,
  })
const settle = async () => {
  const tell = async (_: unknown, key: string) => void mails.push(key)
  const jobs = allJobs(shop.services, { [confirmationMail.topic]: tell, 'mail.order-notice': tell })
  for (const name of ['move-money', 'outbox']) await jobs.find((job) => job.name === name)!.run()
}
const certificateOf = (orderId: string) =>
  database.db
    .selectFrom('epa_certificate')
    .selectAll()
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
const stateOf = async (orderId: string) =>
  (await orderForStaff(database.db, may(ORDER.read), orderId))!.order.state
const workOf = async (orderId: string) =>
  (await worklist(database.db, may(WORKLIST.read), clock.now()))
    .filter(({ orderID }) => orderID === orderId)
    .map(({ kind }) => kind)

describe('refrigerant ships after its certificate is verified', () => {
  test('before: refused, and on the worklist; after: it leaves and its money is taken', async () => {
    const orderID = await byCard()

    expect(await ship(orderID)).toEqual({ kind: 'refused', reason: 'certificate_waiting' })
    expect(await workOf(orderID)).toEqual(['certificate_to_verify'])
    expect(ledger.entries.find(({ orderId }) => orderId === orderID)).toMatchObject({ status: 'authorized' })

    expect(await decide(orderID, 'verified', 'card seen, EPA list of ESCO')).toEqual({ kind: 'recorded' })
    expect(await certificateOf(orderID)).toMatchObject({
      number: epaCertificate,
      state: 'verified',
      decided_by: `staff ${ANN.name}`,
      decided_at: clock.now(),
      how: 'card seen, EPA list of ESCO',
    })
    expect(await workOf(orderID)).toEqual([])
    expect(await ship(orderID)).toEqual({ kind: 'capturing' })
    await settle()
    expect(await stateOf(orderID)).toBe('shipped')
  })

  test('other lines of the order leave before', async () => {
    const orderID = await byCard(mixed)

    expect(await ship(orderID)).toEqual({ kind: 'refused', reason: 'certificate_waiting' })
    expect(await ship(orderID, 1)).toEqual({ kind: 'refused', reason: 'certificate_waiting' })
    expect(await ship(orderID, 2)).toEqual({ kind: 'part_shipped' })
    await decide(orderID, 'verified')
    expect(await ship(orderID)).toEqual({ kind: 'capturing' })
    await settle()
    expect(await stateOf(orderID)).toBe('shipped')
  })

  test('an order of an earlier release without a number: staff ask for it', async () => {
    const orderID = await byCard()
    await database.db.deleteFrom('epa_certificate').where('order_id', '=', orderID).execute()

    expect(await ship(orderID)).toEqual({ kind: 'refused', reason: 'certificate_missing' })
    expect(await decide(orderID, 'verified')).toEqual({ kind: 'refused', reason: 'no_certificate' })
    expect(await decide(orderID, 'verified', 'card seen', '608-9')).toEqual({ kind: 'recorded' })
    expect(await ship(orderID)).toEqual({ kind: 'capturing' })
    await settle()
  })

  test('an order that has ended takes no decision', async () => {
    const orderID = await byCard()
    await cancelOrder(database.db, may(ORDER.cancel), { ...change(orderID), reason: 'asked' })

    expect(await decide(orderID, 'verified')).toEqual({ kind: 'refused', reason: 'over' })
    expect(await workOf(orderID)).toEqual([])
  })
})

describe('two members of staff at once', () => {
  const TIMES = 10

  test('one verifies, one refuses: one decision stands, and shipping follows it', async () => {
    for (let n = 0; n < TIMES; n++) {
      const orderID = await byCard()
      const answers = await Promise.all([
        decide(orderID, 'verified'),
        decide(orderID, 'refused'),
        ship(orderID),
      ])

      expect(
        answers
          .slice(0, 2)
          .map(({ kind }) => kind)
          .sort(),
      ).toEqual(['recorded', 'refused'])
      const { state } = await certificateOf(orderID)
      const shipped = await ship(orderID)
      expect(answers.at(-1)!.kind === 'capturing' || shipped.kind === 'capturing').toBe(state === 'verified')
    }
    await settle()
  })

  test('control: reading the state without the lock of the order records both', async () => {
    const orderID = await byCard()
    const bothHaveRead = meeting(2)
    const naive = async (state: CertificateDecision): Promise<boolean> => {
      const before = await certificateOf(orderID)
      await bothHaveRead()
      if (before.state !== 'waiting') return false
      await database.db
        .updateTable('epa_certificate')
        .set({ state, decided_by: 'staff:ann', decided_at: clock.now(), how: 'naive' })
        .where('order_id', '=', orderID)
        .execute()
      return true
    }
    expect(await Promise.all([naive('verified'), naive('refused')])).toEqual([true, true])
  })
})

describe('a refused certificate', () => {
  test('holds the refrigerant and tells the buyer; another number may be verified', async () => {
    const orderID = await byCard()
    await decide(orderID, 'refused', 'unknown number')
    await settle()

    expect(await ship(orderID)).toEqual({ kind: 'refused', reason: 'certificate_refused' })
    expect(await workOf(orderID)).toEqual(['certificate_refused'])
    expect(mails.filter((key) => key.startsWith(`order:certificate_refused:${orderID}`))).toHaveLength(1)
    expect(await decide(orderID, 'verified')).toEqual({ kind: 'refused', reason: 'decided_already' })
    expect(await decide(orderID, 'verified', 'card seen', '608-777')).toEqual({ kind: 'recorded' })
    expect(await ship(orderID)).toEqual({ kind: 'capturing' })
    await settle()
  })

  test('a card order is cancelled: its authorization is voided, and its stock comes back', async () => {
    const orderID = await byCard()
    await decide(orderID, 'refused')
    const cancelled = await cancelOrder(database.db, may(ORDER.cancel), {
      ...change(orderID),
      reason: 'no certificate',
    })
    await settle()

    expect(cancelled).toEqual({ kind: 'cancelled' })
    expect(ledger.entries.find(({ orderId }) => orderId === orderID)).toMatchObject({ status: 'voided' })
    expect(await workOf(orderID)).toEqual([])
  })

  test('an order paid by check is cancelled, and its money goes back', async () => {
    const { orderID } = await shop.checkout({ ...makeBody(cylinder), epaCertificate })
    await receiveCheck(database.db, may(ORDER['receive-payment']), { ...change(orderID), reason: 'CHECK 7' })
    await decide(orderID, 'refused')
    await cancelOrder(database.db, may(ORDER.cancel), { ...change(orderID), reason: 'no certificate' })

    expect(await workOf(orderID)).toEqual(['money_to_give_back'])
    const refund = { ...change(orderID), reason: 'no certificate' }
    expect(await refundByTwo(database.db, refund)).toMatchObject({ kind: 'by_hand' })
    expect(await workOf(orderID)).toEqual([])
  })

  test('of a mixed order the rest ships, and the refrigerant is called off', async () => {
    const orderID = await byCard(mixed)
    await decide(orderID, 'refused')
    await ship(orderID, 2)
    const rest = { ...change(orderID), reason: 'no certificate' }
    expect(await callOffRest(database.db, may(ORDER['call-off']), rest)).toMatchObject({ kind: 'capturing' })
    await settle()

    expect(await stateOf(orderID)).toBe('shipped')
    expect(await workOf(orderID)).toEqual([])
  })
})
