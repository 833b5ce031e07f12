import { afterAll, beforeAll, expect, test } from 'vitest'
import { PEOPLE_DATA } from '#features/desk/people-data/rules/access.ts'
import { carryOutErasures } from '#features/desk/people-data/server/carry-out.ts'
import { askErasure, pastRequests, previewPerson } from '#features/desk/people-data/server/requests.ts'
import { KEPT } from '#features/people/accounts/rules/kept.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { cancelOrder, deliverOrder, shipOrder } from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { orderPage } from '#features/selling/orders/rules/order-number.ts'
import { confirmationMail } from '#features/selling/orders/server/effects.ts'
import { personalData } from '#server/declared.ts'
import { allJobs } from '#server/jobs/list.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor, demoPeople } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'

const EMAIL = 'wanda.oyelaran@person.test'
const RECONCILED_AFTER_MS = 5_000
const GIVEN_UP_AFTER_MS = 65_000

const clock = movableClock()
let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await demoPeople(database.db)
  await fillStock(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const store = () => ({ db: database.db, personalData })
const change = (orderId: string) => ({ orderId, now: clock.now() })
const work = (name: string) =>
  allJobs(shop.services, { [confirmationMail.topic]: async () => undefined })
    .find((job) => job.name === name)!
    .run()
const buy = (email: string) => shop.checkout({ ...makeCardBody([{ id: FURNACE, qty: 1 }]), email })

async function deliveredTo(email: string): Promise<string> {
  const { orderID } = await buy(email)
  const parcel = { carrier: 'UPS', tracking: '1Z1' }
  await shipOrder(database.db, may(ORDER.ship), { ...change(orderID), ...parcel })
  await work('move-money')
  expect(await deliverOrder(database.db, may(ORDER.deliver), change(orderID))).toBe(true)
  return orderID
}

const ask = (email: string) =>
  askErasure(store(), requirePermission(actorFor('admin'), PEOPLE_DATA.erase), {
    ...{ email, again: email, reason: 'Asked by phone', now: clock.now() },
  })
const refusal = (email: string) => ask(email).catch((error) => error)

test('[29] a buyer with a delivered order and an unclear charge is erased when both have ended', async () => {
  const delivered = await deliveredTo(EMAIL)
  ledger.nextFault = 'accept_then_drop'
  const { orderID, state } = await buy(EMAIL)
  expect(state).toBe('confirming')
  const page = orderPage(orderID)

  // What the page says: the unclear order alone, each with a link.
  const { holds } = await previewPerson(store(), EMAIL)
  expect(holds).toEqual([
    { sentence: expect.stringContaining('Not finished'), pages: [page] },
    { sentence: expect.stringContaining('is not known yet'), pages: [page] },
  ])
  expect(holds.map(({ sentence }) => sentence).join()).not.toContain(orderPage(delivered).name)
  expect(await refusal(EMAIL)).toMatchObject({
    ...{ code: 'held', status: 409, details: { holds } },
    message: expect.stringContaining(page.name),
  })

  // First the provider says that it took the charge. Then the order is open and paid for: staff cancel it.
  clock.advance(RECONCILED_AFTER_MS)
  expect(await work('reconcile-payments')).toBe(1)
  expect((await previewPerson(store(), EMAIL)).holds).toEqual([
    { sentence: expect.stringContaining('Not finished'), pages: [page] },
  ])
  const cancelled = { ...change(orderID), reason: 'asked to be erased' }
  expect(await cancelOrder(database.db, may(ORDER.cancel), cancelled)).toMatchObject({ kind: 'cancelled' })
  expect((await previewPerson(store(), EMAIL)).holds).toEqual([])
  await work('outbox')
  expect(ledger.entries.map(({ status }) => status)).toEqual(['captured', 'voided'])

  // Then the erasure runs, and names what the law keeps.
  await ask(EMAIL)
  await carryOutErasures({ ...store(), clock, files: { remove: async () => undefined } })
  const [request] = (await pastRequests(database.db, undefined)).requests
  expect(request).toMatchObject({ state: 'done', email: null, refusal: null, refusalPages: [] })
  expect(request?.kept).toEqual(
    expect.arrayContaining([
      { what: 'Orders', count: 2 },
      { what: 'Items of the orders', count: 2 },
      { what: 'Payments: method, amount, last four digits of a card', count: 2 },
      { what: 'Money that was taken and given back', count: 1 },
    ]),
  )
  const { found } = await previewPerson(store(), EMAIL)
  expect(found.find(({ what }) => what === 'Orders')).toMatchObject({ fate: 'keep', why: KEPT.sale })
  expect(found.filter(({ fate, capability }) => fate === 'delete' && capability !== 'people-data')).toEqual(
    [],
  )
})

test('[29] an unclear charge that never arrived leaves a checkout, whose contact goes', async () => {
  const email = 'yusuf.zhao@person.test'
  await deliveredTo(email)
  ledger.nextFault = 'drop_before'
  const { orderID } = await buy(email)
  clock.advance(GIVEN_UP_AFTER_MS)
  await work('reconcile-payments')
  expect((await previewPerson(store(), email)).holds).toEqual([
    { sentence: expect.stringContaining('Not finished'), pages: [orderPage(orderID)] },
  ])
  const cancelled = { ...change(orderID), reason: 'asked to be erased' }
  await cancelOrder(database.db, may(ORDER.cancel), cancelled)

  await ask(email)
  await carryOutErasures({ ...store(), clock, files: { remove: async () => undefined } })
  const orders = await database.db
    .selectFrom('orders')
    .select(['id', 'email', 'phone'])
    .where('id', '=', orderID)
    .execute()
  expect(orders).toEqual([{ id: orderID, email: '', phone: '' }])
})

test('[29] an order that comes between press and job refuses the erasure, and history links it', async () => {
  const email = 'vera.nwosu@person.test'
  await deliveredTo(email)
  await ask(email)
  ledger.nextFault = 'accept_then_drop'
  const { orderID } = await buy(email)
  await carryOutErasures({ ...store(), clock, files: { remove: async () => undefined } })

  const [request] = (await pastRequests(database.db, undefined)).requests
  expect(request).toMatchObject({
    ...{ state: 'refused', erased: [] },
    refusal: expect.stringContaining(orderPage(orderID).name),
  })
  expect(request?.refusalPages).toContainEqual(orderPage(orderID))
})
