import { createRouterClient } from '@orpc/server'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Db } from '#db/connect.ts'
import { customersHandlers } from '#features/partners/customers/server/handlers.ts'
import type { WhoAsks } from '#features/people/accounts/server/index.ts'
import { STRANGER } from '#features/people/accounts/server/who-asks.ts'
import { streamPlaces } from '#platform/streams/server/stream-places.ts'
import { entryKinds, lists, liveLists } from '#server/declared.ts'
import { type EventReader, readEvents, type StreamEvent } from '#tests/fixtures/chat/read-events.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { LONG_ENOUGH_MS } from '#tests/fixtures/shared-machine.ts'
import { movableClock } from '#tests/fixtures/shop/clock.ts'
import { STREAMS_A_PERSON } from './new-rows.ts'
import { listStream } from './stream.ts'
import { createListWatch, type ListWatch } from './watch.ts'

const LIVE_LISTS = Object.keys(liveLists)

// The tests read the lists themselves: the timer of the product would come after the longest of them.
const NEVER = { everyMs: 3_600_000 }

let database: TestDatabase
let db: Db
let clock: ReturnType<typeof movableClock>
let watches: ListWatch[]
let places: ReturnType<typeof streamPlaces>
const readers: EventReader[] = []

beforeAll(async () => {
  database = await makeDatabase()
  db = database.db
  await demoPeople(db)
})
afterAll(() => database.drop())
beforeEach(() => {
  clock = movableClock()
  watches = [createListWatch(db, liveLists, NEVER), createListWatch(db, liveLists, NEVER)]
  places = streamPlaces()
})
afterEach(async () => {
  for (const reader of readers.splice(0)) reader.stop()
  for (const watch of watches) watch.end()
  await db.deleteFrom('timeline_entry').execute()
  await db.deleteFrom('customer').execute()
})

const streamOf = (who: WhoAsks, list: string, after: number, watch = watches[0]!) =>
  listStream(
    { db, clock, liveLists: watch, streamPlaces: places },
    list,
    new Request(`http://portal.test/list-events/${list}?after=${after}`),
    who,
  )

/** A list in a window: the events it received, and a function that waits for the next one. */
function open(person: Person, list: string, after: number, watch = watches[0]!) {
  const waiting: ((event: StreamEvent) => void)[] = []
  const reader = readEvents(streamOf(whoAsks(person), list, after, watch), (event) =>
    waiting.shift()?.(event),
  )
  readers.push(reader)
  const next = () => new Promise<StreamEvent>((resolve) => waiting.push(resolve))
  return { reader, first: next(), next }
}

const NONE = { count: 0, isMore: false }

let made = 0
const makeCustomer = (person: Person) =>
  createRouterClient(customersHandlers, {
    context: { db, clock, entryKinds, lists, ...whoAsks(person) },
  }).create({
    name: 'New one',
    email: `new${made++}@home.example`,
  })

test.each(LIVE_LISTS)('a stranger does not follow the list of %s', async (list) => {
  await expect(streamOf(STRANGER, list, 0)).rejects.toMatchObject({ status: 401 })
})

test('a list that no capability declares is not found', async () => {
  await expect(streamOf(whoAsks('admin'), 'toString', 0)).rejects.toMatchObject({ status: 404 })
})

test('a contractor does not follow the leads of the store', async () => {
  await expect(streamOf(whoAsks('contractor'), 'leads', 0)).rejects.toMatchObject({ status: 403 })
})

test.each(LIVE_LISTS)('the list of %s is read by staff', async (list) => {
  const { status, headers } = await streamOf(whoAsks('admin'), list, 0)
  expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
})

test('a person follows eight lists at once, and one more when a window is closed', async () => {
  const all = await Promise.all(
    Array.from({ length: STREAMS_A_PERSON }, () => streamOf(whoAsks('sales'), 'customers', 0)),
  )
  await expect(streamOf(whoAsks('sales'), 'orders', 0)).rejects.toMatchObject({ status: 429 })
  await expect(streamOf(whoAsks('admin'), 'orders', 0)).resolves.toMatchObject({ status: 200 })
  await all[0]!.body!.cancel()
  await expect(streamOf(whoAsks('sales'), 'orders', 0)).resolves.toMatchObject({ status: 200 })
})

test('[E-PARTNER] rows that another process wrote are counted; rows of the page are not', async () => {
  await makeCustomer('contractor')
  const asOf = clock.now().getTime()
  const here = open('contractor', 'customers', asOf, watches[0])
  const there = open('sales', 'customers', asOf, watches[1])
  const atFirst = await Promise.all([here.first, there.first])
  expect(atFirst.map(({ data }) => data)).toEqual([NONE, NONE])
  await Promise.all(watches.map((watch) => watch.look()))
  clock.advance(1_000)
  const told = [here.next(), there.next()]
  await makeCustomer('contractor')
  await makeCustomer('contractor')
  await Promise.all(watches.map((watch) => watch.look()))

  expect((await Promise.all(told)).map(({ name, data }) => [name, data])).toEqual([
    ['new', { count: 2, isMore: false }],
    ['new', { count: 2, isMore: false }],
  ])
  expect(here.reader.events).toHaveLength(2)
})

test('rows between the page and its stream are counted when the stream begins', async () => {
  const asOf = clock.now().getTime()
  clock.advance(1_000)
  await makeCustomer('contractor')
  expect((await open('contractor', 'customers', asOf).first).data).toEqual({ count: 1, isMore: false })
})

test('a contractor hears of no row of another company', async () => {
  const asOf = clock.now().getTime()
  const own = open('contractor', 'customers', asOf)
  const foreign = open('foreignContractor', 'customers', asOf)
  await Promise.all([own.first, foreign.first])
  await watches[0]!.look()
  clock.advance(1_000)
  const told = foreign.next()
  await makeCustomer('foreignContractor')
  await watches[0]!.look()

  expect((await told).data).toEqual({ count: 1, isMore: false })
  const heard = own.next()
  await makeCustomer('contractor')
  await watches[0]!.look()
  expect((await heard).data).toEqual({ count: 1, isMore: false })
  expect(own.reader.events).toHaveLength(2)
})

test('a list is read once for all windows of a company', async () => {
  let asked = 0
  const counting = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked += 1
      return result
    },
  })
  const watch = createListWatch(counting, liveLists, NEVER)
  watches.push(watch)
  const asOf = clock.now().getTime()
  const windows = Array.from({ length: 5 }, () => open('sales', 'customers', asOf, watch))
  await Promise.all(windows.map(({ first }) => first))
  await watch.look()
  await watch.look()
  await watch.look()

  expect(asked).toBe(3)
})

test('the streams end with the process, and it takes no new ones', async () => {
  const { reader, first } = open('sales', 'customers', 0)
  await first
  watches[0]!.end()
  await vi.waitFor(() => expect([reader.hasEnded(), places.count()]).toEqual([true, 0]), LONG_ENOUGH_MS)
  await expect(streamOf(whoAsks('sales'), 'customers', 0)).rejects.toMatchObject({ status: 429 })
})
