import { createRouterClient } from '@orpc/server'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPrices } from '#features/selling/pricing/server/index.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { priceListsHandlers } from './handlers.ts'
import { startOf } from './lists.ts'

let database: TestDatabase
let ahead = 0
const clock = { now: () => new Date(Date.now() + ahead) }
const tomorrow = () => inStoreZone(later(clock.now(), DAY_MS)).day

const as = (person: Person) =>
  createRouterClient(priceListsHandlers, {
    context: { db: database.db, clock, ...whoAsks(person, clock.now()) },
  })
const csv = (text: string) => new File([text], 'prices.csv', { type: 'text/csv' })
const priceOf = async (id: string, at = clock.now()) =>
  (await publicPrices(database.db).priceBook([id], at)).get(id)!.price
const notes = async () =>
  (
    await sql<{ id: string }>`
      select id from catalog_change where kind = 'price' order by seq`.execute(database.db)
  ).rows.map(({ id }) => id)
const history = async (id: string) =>
  database.db
    .selectFrom('product_price')
    .select(['price_cents', 'valid_from', 'valid_to'])
    .where('product_id', '=', id)
    .orderBy('valid_from')
    .execute()

beforeAll(async () => {
  database = await makeDatabase()
  await fillStock(database.db)
  await demoPeople(database.db)
})
afterAll(() => database.drop())

test('[30] who may not publish is refused', async () => {
  for (const person of ['sales', 'contractor'] as const)
    await expect(as(person).previewPublic({ file: csv('x,1') })).rejects.toMatchObject({ status: 403 })
})

test('[30] public prices change at once, are noted once each, and go back with their history', async () => {
  const before = await priceOf(FURNACE)
  const noted = (await notes()).length
  const shown = await as('operations').previewPublic({
    file: csv(`model,price,list price\nSF96-80,1199,1400\n${THERMOSTAT},160,`),
  })
  expect(shown.lines.map(({ productID, before: was, after }) => [productID, was, after])).toEqual([
    [FURNACE, 1299.99, 1199],
    [THERMOSTAT, 149.5, 160],
  ])
  await as('operations').apply({ id: shown.import!.id })
  expect([await priceOf(FURNACE), await priceOf(THERMOSTAT)]).toEqual([1_199_00, 160_00])
  expect((await notes()).slice(noted).toSorted()).toEqual([FURNACE, THERMOSTAT])

  ahead += 60_000
  await as('operations').undo({ id: shown.import!.id })
  expect([await priceOf(FURNACE), await priceOf(THERMOSTAT)]).toEqual([before, 149_50])
  // The prices of that minute stay in the history.
  expect((await history(FURNACE)).map(({ price_cents }) => price_cents)).toEqual([before, 1_199_00, before])
})

test('[30] prices from tomorrow on begin tomorrow; undone before, they never were', async () => {
  const before = await history(FURNACE)
  const noted = (await notes()).length
  const day = tomorrow()
  const { import: kept } = await as('operations').previewPublic({
    ...{ file: csv(`${FURNACE},1500`), startsOn: day },
  })
  await as('operations').apply({ id: kept!.id })
  expect(await priceOf(FURNACE)).toBe(1_299_99)
  expect(await priceOf(FURNACE, startOf(day))).toBe(1_500_00)
  // Readers look at the beginning of a price themselves.
  expect((await notes()).length).toBe(noted)

  await as('operations').undo({ id: kept!.id })
  expect(await history(FURNACE)).toEqual(before)
  await expect(
    as('operations').previewPublic({ file: csv(`${FURNACE},1500`), startsOn: '2026-01-01' }),
  ).rejects.toMatchObject({ code: 'invalid' })
})

test('[30] undo names what was changed since, and takes back the rest when it is told to', async () => {
  const { import: kept } = await as('operations').previewPublic({
    file: csv(`${FURNACE},1000\n${THERMOSTAT},100`),
  })
  await as('operations').apply({ id: kept!.id })
  await database.db
    .updateTable('product_price')
    .set({ price_cents: 95_00 })
    .where('product_id', '=', THERMOSTAT)
    .where('valid_to', 'is', null)
    .execute()
  ahead += 60_000

  await expect(as('operations').undo({ id: kept!.id })).rejects.toMatchObject({
    code: 'changed_since',
    message: '1 of these 2 prices was changed since. Nothing was undone. You can undo the rest.',
    details: { changed: 1, products: [{ productID: THERMOSTAT }] },
  })
  expect(await priceOf(FURNACE)).toBe(1_000_00)
  const undone = await as('operations').undo({ id: kept!.id, rest: true })
  expect(undone).toMatchObject({ changes: 2, undone: 1, canUndo: false })
  expect([await priceOf(FURNACE), await priceOf(THERMOSTAT)]).toEqual([1_299_99, 95_00])
})

test('[30] lines with errors are left out when the person says so', async () => {
  const file = () => csv(`${FURNACE},1250\nunknown,5\n${THERMOSTAT},abc`)
  const whole = await as('operations').previewPublic({ file: file() })
  expect(whole).toMatchObject({ import: null, problemCount: 2, falls: { count: 1 } })
  const some = await as('operations').previewPublic({ file: file(), leaveOut: true })
  expect(some.import).toMatchObject({ changes: 1 })
  expect(some.problems.map(({ line }) => line)).toEqual([2, 3])
})

test('[30] prices that moved after the preview are not overwritten', async () => {
  const { import: kept } = await as('operations').previewPublic({ file: csv(`${FURNACE},1240`) })
  await database.db
    .updateTable('product_price')
    .set({ price_cents: 1_222_00 })
    .where('product_id', '=', FURNACE)
    .where('valid_to', 'is', null)
    .execute()
  await expect(as('operations').apply({ id: kept!.id })).rejects.toMatchObject({ code: 'moved' })
})
