import { afterAll, beforeAll, expect, test } from 'vitest'
import { callOffRest } from '#features/selling/fulfilment/server/shipping/call-off.ts'
import { shipOrder } from '#features/selling/fulfilment/server/shipping/ship.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeCardBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { may } from '#tests/fixtures/shop/permissions.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { PAPER } from '../rules/access.ts'
import type { Paper } from '../rules/papers.ts'
import { readSheets } from './read-sheets.ts'

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

const order = async () =>
  (
    await shop.checkout(
      makeCardBody([
        { id: FURNACE, qty: 1 },
        { id: THERMOSTAT, qty: 3 },
      ]),
    )
  ).orderID
const sheets = (orders: string[], paper: Paper, shipment?: number) =>
  readSheets(database.db, may(PAPER.print), { orders, paper, shipment })
const unitsOf = (found: Awaited<ReturnType<typeof sheets>>) =>
  found?.map((sheet) => [sheet.shipment, sheet.lines.map(({ units }) => units)])
const ship = (orderId: string, tracking: string, lines: { lineNo: number; quantity: number }[]) =>
  shipOrder(database.db, may(ORDER.ship), { orderId, now: clock.now(), carrier: 'Midland', tracking, lines })

test('[29] papers say what is left, then what each shipment holds, and nothing called off', async () => {
  const id = await order()
  expect(unitsOf(await sheets([id], 'pick-list'))).toEqual([[null, [1, 3]]])
  expect(unitsOf(await sheets([id], 'packing-slip'))).toEqual([[null, [1, 3]]])

  await ship(id, 'PRO 1', [{ lineNo: 2, quantity: 2 }])
  expect(unitsOf(await sheets([id], 'pick-list'))).toEqual([[null, [1, 1]]])
  expect(unitsOf(await sheets([id], 'bill-of-lading', 1))).toEqual([[1, [2]]])
  expect((await sheets([id], 'bill-of-lading', 1))?.[0]).toMatchObject({
    carrier: 'Midland',
    tracking: 'PRO 1',
  })

  await callOffRest(database.db, may(ORDER['call-off']), {
    orderId: id,
    now: clock.now(),
    reason: 'sold out',
  })
  expect(unitsOf(await sheets([id], 'pick-list'))).toEqual([])
  expect(unitsOf(await sheets([id], 'packing-slip'))).toEqual([[1, [2]]])
})

test('[29] an order or a shipment that does not exist is not found', async () => {
  const id = await order()
  expect(await sheets([id, 'A-NONE'], 'pick-list')).toBeUndefined()
  expect(await sheets([id], 'bill-of-lading', 2)).toBeUndefined()
})

test('[29] an order whose money is not there has nothing to pick', async () => {
  const id = await order()
  await database.db.updateTable('orders').set({ state: 'awaiting_funds' }).where('id', '=', id).execute()
  expect(await sheets([id], 'pick-list')).toEqual([])
})

test('[29] refrigerant waits for the buyer’s certificate; the rest of the order is printed', async () => {
  const id = await order()
  await database.db.updateTable('product').set({ type: 'refrigerant' }).where('id', '=', FURNACE).execute()
  expect(unitsOf(await sheets([id], 'packing-slip'))).toEqual([[null, [3]]])
  expect(await sheets([id], 'pick-list')).toMatchObject([{ holdsRefrigerant: true }])

  await database.db
    .insertInto('epa_certificate')
    .values({
      order_id: id,
      number: '608-1',
      state: 'verified',
      decided_by: 'Ann',
      decided_at: clock.now(),
      how: 'seen',
    })
    .execute()
  expect(unitsOf(await sheets([id], 'bill-of-lading'))).toEqual([[null, [1, 3]]])
})
