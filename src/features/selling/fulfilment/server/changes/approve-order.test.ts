import { afterAll, beforeAll, expect, test } from 'vitest'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { LARGE_UNITS } from '#features/selling/orders/rules/holding.ts'
import { expirePendingOrders } from '#features/selling/orders/server/index.ts'
import { hasLivePayment } from '#features/selling/payments/server/index.ts'
import { DAY_MS } from '#lib/dates.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { WORKLIST } from '../../rules/access.ts'
import { worklist } from '../worklist/worklist.ts'
import { approveOrder } from './approve-order.ts'
import { cancelOrder } from './cancel-order.ts'
import { notifyOfExpiry, receiveCheck, remindOfChecks } from './receive-check.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
const clock = movableClock()
beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await setStock(500)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const setStock = (available: number) =>
  database.db
    .updateTable('stock')
    .set((eb) => ({ available, opening: eb(eb('reserved', '+', eb.ref('sold')), '+', available) }))
    .where('product_id', '=', FURNACE)
    .execute()
const staff = { kind: 'staff', role: 'operations', name: 'ann' } as const
const order = async (qty: number): Promise<string> =>
  (await shop.checkout(makeBody([{ id: FURNACE, qty }]))).orderID
const large = () => order(LARGE_UNITS + 1)
const approve = (orderId: string) =>
  approveOrder(database.db, requirePermission(staff, ORDER.approve), {
    orderId,
    now: clock.now(),
    checkDays: 10,
  })
const rowOf = (id: string) =>
  database.db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const reserved = async () =>
  (
    await database.db
      .selectFrom('stock')
      .select('reserved')
      .where('product_id', '=', FURNACE)
      .executeTakeFirstOrThrow()
  ).reserved
const kindsOfWork = async () =>
  (await worklist(database.db, requirePermission(staff, WORKLIST.read), clock.now())).map((row) => row.kind)
const mailsOf = async (orderId: string): Promise<unknown[]> =>
  (await database.db.selectFrom('outbox').select(['payload', 'dedupe_key']).orderBy('id').execute())
    .filter(({ dedupe_key }) => dedupe_key.includes(orderId))
    .map(({ payload }) => (payload as { kind?: string }).kind ?? 'confirmation')
const expire = () =>
  expirePendingOrders({ db: database.db, clock, hasLivePayment, onExpired: notifyOfExpiry })

test('a person approves a large order: its stock is reserved once, and the buyer gets a mail', async () => {
  const before = await reserved()
  const id = await large()
  const received = await receiveCheck(database.db, requirePermission(staff, ORDER['receive-payment']), {
    orderId: id,
    reason: 'CHECK 1',
    now: clock.now(),
  })
  expect(received).toEqual({ kind: 'refused', reason: 'in_review' })
  expect(await kindsOfWork()).toContain('order_to_approve')

  const answers = await Promise.all([approve(id), approve(id)])

  expect(answers.filter(({ kind }) => kind === 'approved')).toHaveLength(1)
  expect(await reserved()).toBe(before + LARGE_UNITS + 1)
  expect(await rowOf(id)).toMatchObject({
    review: 'approved',
    expires_at: new Date(clock.now().getTime() + 10 * DAY_MS),
  })
  expect(await mailsOf(id)).toEqual(['confirmation', 'order_approved'])
  expect(await kindsOfWork()).not.toContain('order_to_approve')
})

test('a large order without enough stock is not approved, and a person may cancel it', async () => {
  const id = await large()
  const before = await reserved()
  await setStock(5)

  expect(await approve(id)).toEqual({ kind: 'refused', reason: 'stock_short' })
  const permission = requirePermission(staff, ORDER.cancel)
  const cancelled = await cancelOrder(database.db, permission, {
    orderId: id,
    reason: 'too many',
    now: clock.now(),
  })
  expect(cancelled.kind).toBe('cancelled')
  expect(await reserved()).toBe(before)
  await setStock(500)
})

test('an order by check: one reminder the day before; then it ends, and its stock comes back', async () => {
  const before = await reserved()
  const id = await order(1)
  clock.advance(8 * DAY_MS)
  await remindOfChecks({ db: database.db, clock })
  expect(await mailsOf(id)).toEqual(['confirmation'])

  clock.advance(1.5 * DAY_MS)
  await Promise.all([remindOfChecks({ db: database.db, clock }), remindOfChecks({ db: database.db, clock })])
  await remindOfChecks({ db: database.db, clock })
  expect(await mailsOf(id)).toEqual(['confirmation', 'check_reminder'])

  await expire()
  expect((await rowOf(id)).state).toBe('awaiting_funds')
  clock.advance(DAY_MS)
  await Promise.all([expire(), expire()])
  expect((await rowOf(id)).state).toBe('cancelled')
  expect(await mailsOf(id)).toEqual(['confirmation', 'check_reminder', 'check_expired'])
  // The approved large order of the first test has ended too.
  expect(await reserved()).toBeLessThanOrEqual(before)
})

test('staff see that few hold much', async () => {
  expect(await kindsOfWork()).not.toContain('stock_held_by_few')
  for (let n = 0; n < 7; n++) await order(LARGE_UNITS - 4)

  expect(await kindsOfWork()).toContain('stock_held_by_few')
})
