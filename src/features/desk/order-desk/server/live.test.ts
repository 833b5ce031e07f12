import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { HOUR_MS } from '#lib/dates.ts'
import { streamPlaces } from '#platform/streams/server/stream-places.ts'
import { type EventReader, readEvents } from '#tests/fixtures/chat/read-events.ts'
import { expectRows } from '#tests/fixtures/database/expect-rows.ts'
import { type DeskStage, deskStage } from '#tests/fixtures/portal/desk-stage.ts'
import { accountIdOf, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { forgetViewers, orderNews, orderStream } from './live.ts'

let stage: DeskStage
let orderID: string
const readers: EventReader[] = []

beforeAll(async () => {
  stage = await deskStage()
  orderID = await stage.byCheck()
})
afterEach(() => {
  for (const reader of readers.splice(0)) reader.stop()
})
afterAll(() => stage.close())

// Each stream as of a process of its own.
const streamOf = (who = whoAsks('operations'), order = orderID) =>
  orderStream({ db: stage.db, clock: stage.clock, streamPlaces: streamPlaces() }, order, who)
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
  await orderNews(viewer, new Date(stage.clock.now().getTime() - 2 * HOUR_MS)).execute(stage.db)
  expect(await forgetViewers(stage)).toBe(1)
})

test('the news of an order have the columns that the stream tells', async () => {
  const row = z.strictObject({ version: z.int(), others: z.array(z.string()) })
  await expectRows(
    stage.db,
    orderNews({ orderId: orderID, accountId: accountIdOf('sales') }, stage.clock.now()),
    row,
  )
})
