import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import type { Db } from '#db/connect.ts'
import { shipOrder } from '#features/selling/fulfilment/server/shipping/ship.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, fillStock, issueCoupon, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import type { Facts } from '../checks/invariants.ts'
import { workOf } from '../stage/aftermath.ts'

export let database: TestDatabase
export let ledger: PaymentLedger
export let files: string
export let sound: Facts
/** paid and shipped; paid by card; waiting for a check */
export let shipped: string
export let held: string
export let byCheck: string

export const HASH = 'c0ffee00c0ffee00c0ffee00c0ffee00'

/** Stores one picture of the furnace, as an upload leaves it. */
async function storePicture(db: Db): Promise<void> {
  files = join(tmpdir(), `alpine-invariants-${process.pid}`)
  await mkdir(join(files, 'product-images', HASH), { recursive: true })
  await writeFile(
    join(files, 'product-images', HASH, 'picture.json'),
    JSON.stringify({ hash: HASH, width: 800, height: 600 }),
  )
  await writeFile(join(files, 'product-images', HASH, '800.webp'), 'picture')
  await db
    .insertInto('product_image')
    .values({ product_id: FURNACE, position: 1, hash: HASH, width: 800, height: 600 })
    .execute()
}

/** Opens a shop in which every invariant holds, for the tests of this file. */
async function openSoundShop(): Promise<void> {
  database = await makeDatabase()
  ledger = await startLedger()
  const { db } = database
  const clock = movableClock()
  const shop = openShop({ db, clock, gateway: ledgerGateway(ledger.url) })
  await fillStock(db)
  const couponCode = await issueCoupon(db, { usage: 2, perEmail: 1 })
  const place = async (email: string, method: 'check' | 'creditCard') => {
    const body = makeBody(
      [{ id: FURNACE, qty: 1 }, ...(method === 'check' ? [{ id: THERMOSTAT, qty: 2 }] : [])],
      { email, ...(method === 'check' ? { discounts: { couponCode } } : {}) },
      method,
    )
    return (
      await shop.checkout(
        method === 'check'
          ? body
          : { ...body, paymentInfo: { ...body.paymentInfo, cardInfo: { paymentMethodNonce: email } } },
      )
    ).orderID
  }
  ;[shipped, held, byCheck] = [
    await place('a@example.com', 'creditCard'),
    await place('b@example.com', 'creditCard'),
    await place('c@example.com', 'check'),
  ]
  await shipOrder(db, may(ORDER.ship), {
    orderId: shipped,
    carrier: 'UPS',
    tracking: '1Z0000000000000001',
    now: clock.now(),
  })
  const mails: string[] = []
  const work = workOf(shop.services, (key) => mails.push(key))
  for (const name of ['move-money', 'outbox']) await work(name)
  await storePicture(db)

  const orders = await db.selectFrom('orders').selectAll().execute()
  const inDollars = (cents: number) =>
    (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
  sound = {
    db,
    ledger: ledger.entries,
    reported: orders.map(({ id }) => id),
    mails,
    letters: orders.map((order) => ({ orderID: order.id, text: `Total ${inDollars(order.total_cents)}` })),
    receipts: orders.map((order) => ({ orderID: order.id, total: order.total_cents })),
    marks: { ann: 'Ann Baker', ben: 'Ben Ode' },
    answers: [{ to: 'ann', body: 'for Ann Baker' }],
    offers: [{ [FURNACE]: 129_999, [THERMOSTAT]: 14_950 }],
    now: new Date(clock.now().getTime() + 600_000),
    canary: 'authorized',
    files,
  }
}

/** Opens the sound shop for the tests of this file. */
export function withSoundShop(): void {
  beforeAll(openSoundShop)
  afterAll(async () => {
    await rm(files, { recursive: true, force: true })
    await ledger.close()
    await database.drop()
  })
}
