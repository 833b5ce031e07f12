import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { streamPlaces } from '#platform/streams/server/stream-places.ts'
import { type EventReader, readEvents } from '#tests/fixtures/chat/read-events.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { accountIdOf, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { ledgerGateway, type PaymentLedger, startLedger } from '#tests/fixtures/providers/payment-ledger.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { makeBody } from '#tests/fixtures/shop/bodies.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { openShop } from '#tests/fixtures/shop/open-shop.ts'
import { FURNACE, fillStock } from '#tests/fixtures/shop/products.ts'
import { forgetViewers, orderNews, orderStream } from './live.ts'

let database: TestDatabase
let ledger: PaymentLedger
let orderID: string
const clock = movableClock()
const readers: EventReader[] = []

beforeAll(async () => {
  database = await makeDatabase()
  ledger = await startLedger()
  await fillStock(database.db)
  await demoPeople(database.db)
  const shop = openShop({ db: database.db, clock, gateway: ledgerGateway(ledger.url) })
  orderID = (await shop.checkout(makeBody([{ id: FURNACE, qty: 1 }]))).orderID
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.stop()
})
afterAll(async () => {
  await ledger.close()
  await database.drop()
})

// Each stream as of a process of its own.
const streamOf = (who = whoAsks('operations'), order = orderID) =>
  orderStream({ db: database.db, clock, streamPlaces: streamPlaces() }, order, who)
function watch(person: Person): EventReader {
  const reader = readEvents(streamOf(whoAsks(person)), () => undefined)
  readers.push(reader)
  return reader
}
const toldTo = (reader: EventReader) => reader.events.map(({ data }) => data as { others: string[] })

test('a stranger, a contractor and an unknown order are refused', async () => {
  await expect(streamOf(STRANGER)).rejects.toMatchObject({ status: 401 })
  await expect(streamOf(whoAsks('contractor'))).rejects.toMatchObject({ status: 403 })
  await expect(streamOf(whoAsks('sales'), 'NOSUCHORDER12')).rejects.toMatchObject({ status: 404 })
})

test('two people in two processes see each other, and no longer when one has left', async () => {
  const here = watch('operations')
  await vi.waitFor(() => expect(toldTo(here)).toMatchObject([{ others: [] }]), LONG_ENOUGH_MS)
  const there = watch('admin')
  await vi.waitFor(() => expect(toldTo(there)[0]?.others).toHaveLength(1), LONG_ENOUGH_MS)
  await vi.waitFor(() => expect(toldTo(here).at(-1)?.others).toHaveLength(1), LONG_ENOUGH_MS)
  there.stop()
  await vi.waitFor(() => expect(toldTo(here).at(-1)?.others).toEqual([]), LONG_ENOUGH_MS)
})

test('who left without a word is forgotten', async () => {
  const viewer = { orderId: orderID, accountId: accountIdOf('sales') }
  // A process that was killed looked for the last time two hours ago.
  await orderNews(viewer, new Date(clock.now().getTime() - 2 * HOUR_MS)).execute(database.db)
  expect(await forgetViewers({ db: database.db, clock })).toBe(1)
})

test('the news of an order have the columns that the stream tells', async () => {
  const row = z.strictObject({ version: z.int(), others: z.array(z.string()) })
  await expectRows(
    database.db,
    orderNews({ orderId: orderID, accountId: accountIdOf('sales') }, clock.now()),
    row,
  )
})
