import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { getOrder } from '#features/selling/orders/server/index.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop, type Shop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { consoleStaff, type Options } from './console.ts'
import { editCommand } from './edit.ts'

let database: TestDatabase
let ledger: PaymentLedger
let shop: Shop
let printed: string[]
const clock = movableClock()

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
})
beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line))
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(line))
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

const run = (id: string, options: Options) =>
  editCommand.run({
    ...{ db: database.db, id, rest: [], options, filesDir: '', checkDays: 10, now: clock.now() },
    staff: consoleStaff('ann'),
    delivery: { showInside: false, showGuaranteed: false },
  })
const order = async () => (await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))).orderID

test('[29] the command edits as the page does, and first prints what changes', async () => {
  const id = await order()
  const before = await getOrder(database.db, id)
  const wanted: Options = { phone: '312 555 0199', units: `${THERMOSTAT}:2`, date: 'asap' }
  expect(await run(id, { ...wanted, preview: true })).toBe(0)
  expect(printed.join('\n')).toMatch(/Items: .* → .*2 × Summit thermostat.*\nTotal: .*\nNothing was changed/s)
  expect((await getOrder(database.db, id)).version).toBe(before.version)

  expect(await run(id, wanted)).toBe(0)
  const after = await getOrder(database.db, id)
  expect([after.phone, after.total_cents > before.total_cents]).toEqual(['312 555 0199', true])
  expect(await run(id, { address1: '2402 N Clark St' })).toBe(0)
  expect((await getOrder(database.db, id)).shipping).toMatchObject({
    address1: '2402 N Clark St',
    city: 'Chicago',
  })
})

test.each<[why: string, options: Options, words: RegExp]>([
  ['nothing is named', {}, /Nothing is different/],
  ['a post box', { address1: 'PO Box 12' }, /address1/],
  ['units without a product', { units: '2' }, /PRODUCT:UNITS/],
  ['a product that does not exist', { units: '999999999:1' }, /./],
])('[29] refused with the words of the page: %s', async (_, options, words) => {
  const id = await order()
  const { version } = await getOrder(database.db, id)
  expect(await run(id, options)).toBe(1)
  expect(printed.join()).toMatch(words)
  expect((await getOrder(database.db, id)).version).toBe(version)
})

test('[29] an unknown order is refused', async () => {
  expect(await run('AAAAAAAAAAAAA', { phone: '312 555 0199' })).toBe(1)
})
