import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceSteps } from '#features/selling/pricing/rules/price-offer.ts'
import { pricesFor } from '#features/selling/pricing/server/index.ts'
import { systemClock } from '#lib/clock.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { actorFor, demoPeople, type Person, whoAsks } from '#tests/fixtures/portal/people.ts'
import { FURNACE, fillStock, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import { priceListsHandlers } from './handlers.ts'

let database: TestDatabase
let list: number
const clock = systemClock

const as = (person: Person, steppedUp = true) =>
  createRouterClient(priceListsHandlers, {
    context: { db: database.db, clock, ...whoAsks(person, steppedUp ? clock.now() : undefined) },
  })
const csv = (text: string) => new File([text], 'prices.csv', { type: 'text/csv' })
const preview = (text: string) => as('operations').preview({ id: list, file: csv(text) })
const priceOf = async (id: string) =>
  (await pricesFor(database.db, actorFor('contractor')).priceBook([id], clock.now())).get(id)!.price

async function imported(text: string): Promise<number> {
  const { import: kept } = await preview(text)
  await as('operations').apply({ id: kept!.id })
  return kept!.id
}

beforeAll(async () => {
  database = await makeDatabase()
  await fillStock(database.db)
  await demoPeople(database.db)
  const made = await as('operations').create({ companyID: 1, name: 'Fall', startsOn: '2026-01-01' })
  list = made.id
})
afterAll(() => database.drop())

test('one wrong line refuses the whole file, with its number, and nothing changes', async () => {
  const before = await priceOf(FURNACE)
  const { import: kept, problems } = await preview(`product,price\n${FURNACE},1100\nno-such-model,5`)

  expect(kept).toBeNull()
  expect(problems).toEqual([{ line: 3, problem: expect.stringContaining('no-such-model') }])
  expect(await priceOf(FURNACE)).toBe(before)
})

test('a preview changes nothing; applied, it holds; then the former prices come back', async () => {
  const first = await imported(`${FURNACE},1200`)
  const { import: kept, ...shown } = await preview(`${FURNACE},1100\n${THERMOSTAT},99`)
  expect(shown).toMatchObject({
    ...{ added: 1, removed: 0, same: 0, problems: [], rises: { count: 0 } },
    falls: { count: 1, average: 8.3, most: 8.3 },
  })
  expect(await priceOf(FURNACE)).toBe(1_200_00)

  await as('operations').apply({ id: kept!.id })
  expect([await priceOf(FURNACE), await priceOf(THERMOSTAT)]).toEqual([1_100_00, 99_00])
  await expect(as('operations').apply({ id: kept!.id })).rejects.toMatchObject({ code: 'applied' })
  await expect(as('operations').undo({ id: first })).rejects.toMatchObject({
    code: 'changed_since',
    details: { changed: 1, products: [{ productID: FURNACE }] },
  })

  await as('operations').undo({ id: kept!.id })
  expect([await priceOf(FURNACE), await priceOf(THERMOSTAT)]).toEqual([1_200_00, 149_50])
  const { imports } = await as('sales').open({ id: list })
  expect(imports.map(({ id, canUndo }) => [id, canUndo])).toEqual([
    [kept!.id, false],
    [first, true],
  ])
})

test('an import that was shown before another one was applied is refused', async () => {
  const older = (await preview(`${FURNACE},1150`)).import!
  // The second preview takes the place of the first.
  await imported(`${FURNACE},1160`)

  await expect(as('operations').apply({ id: older.id })).rejects.toMatchObject({ status: 404 })
  expect(await priceOf(FURNACE)).toBe(1_160_00)
})

test('two presses at once apply an import once, and its line in the audit log is written once', async () => {
  const { id } = (await preview(`${FURNACE},1170`)).import!
  const presses = await Promise.allSettled([1, 2, 3].map(() => as('operations').apply({ id })))

  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const lines = await database.db
    .selectFrom('audit_event')
    .select('after')
    .where('action', '=', 'price-imports.apply')
    .execute()
  expect(lines.filter(({ after }) => (after as { import: number }).import === id)).toHaveLength(1)
})

test('costs: a file names some products; the others keep their cost, and all come back', async () => {
  const costs = async () => (await as('sales').costs()).known
  const before = await costs()
  const { import: kept } = await as('admin').previewCosts({ file: csv(`${FURNACE},800\n${THERMOSTAT},60`) })
  await as('admin').apply({ id: kept!.id })
  const { problems } = await preview(`${FURNACE},799`)
  await as('admin').undo({ id: kept!.id })

  expect(problems[0]!.problem).toContain('below our cost')
  expect(await costs()).toBe(before)
})

test('[30] breaks are imported, and dearer ones are refused', async () => {
  const { problems } = await preview(`product,price,from\n${FURNACE},1100\n${FURNACE},1150,10`)
  expect(problems).toEqual([{ line: 3, problem: expect.stringContaining('More units') }])

  const id = await imported(`product,price,from\n${FURNACE},1100\n${FURNACE},1050,10`)
  const book = await pricesFor(database.db, actorFor('contractor')).priceBook([FURNACE], clock.now())
  expect(priceSteps(book.get(FURNACE)!)).toEqual([
    { from: 1, price: 1_100_00 },
    { from: 10, price: 1_050_00 },
  ])
  await as('operations').undo({ id })
})

test('prices need a fresh second factor, and sales may look alone', async () => {
  const { id } = (await preview(`${FURNACE},1180`)).import!

  await expect(as('operations', false).apply({ id })).rejects.toMatchObject({ code: 'step_up_needed' })
  await expect(as('sales').apply({ id })).rejects.toMatchObject({ status: 403 })
  await expect(as('contractor').open({ id: list })).rejects.toMatchObject({ status: 403 })
})

test.each([
  ['a picture', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe])], 'p.csv'), 'file_refused'],
  ['an empty file', new File([], 'p.csv'), 'file_refused'],
  ['a file with a NUL', csv('100000002\u0000,5'), 'file_refused'],
  ['too much', csv('x'.repeat(8_000_001)), 'too_large'],
])('%s is refused', async (_, file, code) => {
  await expect(as('operations').preview({ id: list, file })).rejects.toMatchObject({ code })
})
