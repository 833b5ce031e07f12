import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Db } from '#db/connect.ts'
import { bytesOf } from '#lib/table/read-cells.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import { makeDemoDatabase } from '#tests/fixtures/database/demo-database.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { type ImportOptions, importCatalogue } from './import-catalogue.ts'
import { undoImport } from './undo-import.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())

const HEADER = 'id,sku,name,brand,type,category,price,available,weight_lb,summary,relations'
const link = (sku: string) => JSON.stringify([{ kind: 'accessory', sku }]).replaceAll('"', '""')
/** A product of the file: number, price, pieces, summary, and the SKU of one that it names. */
const row = (number: number, price: string, pieces = 5, summary = '', names = '') =>
  `45200000${number},AB-${number},Plain Filter,Acme,air-filter,one-inch-filters,${price},${pieces},2,` +
  `${summary},${names === '' ? '' : `"${link(names)}"`}`
const file = (...rows: string[]): string => `${[HEADER, ...rows].join('\n')}\n`

const take = (text: string, options: Partial<ImportOptions> = {}) =>
  importCatalogue(database.db, bytesOf(text), { format: 'csv', ...options })
async function taken(text: string): Promise<number> {
  const result = await take(text)
  if (result.kind !== 'imported') throw new Error(JSON.stringify(result))
  return result.id
}
const undo = (id: number, rest = false) => undoImport(database.db, id, { by: 'Ann', rest })
const exported = async (db: Db = database.db): Promise<string> =>
  (await Readable.from(exportCatalogue(db, 'csv', new Date())).toArray()).join('')
const run = (statement: string) => sql.raw(statement).execute(database.db)

beforeEach(async () => {
  await run('truncate product cascade; truncate catalog_import cascade')
  await taken(file(row(1, '10'), row(2, '20'), row(3, '30')))
})

test('[30] an import is taken back as a whole: changes are as before, what it added is gone', async () => {
  const before = await exported()
  const import1 = await taken(
    file(row(1, '11', 7, 'New words', 'AB-8'), row(2, '20'), row(8, '80'), row(9, '90', 5, '', 'AB-1')),
  )
  const after = await exported()
  expect(after).not.toBe(before)

  expect(await undo(import1)).toEqual({ kind: 'undone', restored: 1, removed: 2, left: 0 })
  expect(await exported()).toBe(before)
  expect(await undo(import1)).toEqual({ kind: 'undone before' })
  expect(await undo(999)).toEqual({ kind: 'unknown' })
})

test('[30] imports are taken back in any order, when they changed different fields', async () => {
  const before = await exported()
  const prices = await taken(file(row(1, '11')))
  const words = await taken(file(row(1, '11', 5, 'Words')))

  expect(await undo(prices)).toMatchObject({ kind: 'undone', restored: 1 })
  expect(await undo(words)).toMatchObject({ kind: 'undone', restored: 1 })
  expect(await exported()).toBe(before)
})

test('[30] [control] nothing is taken back while a product was changed since; the rest may go', async () => {
  const import1 = await taken(file(row(1, '11'), row(2, '21'), row(8, '80')))
  await taken(file(row(2, '22')))
  const now = await exported()

  expect(await undo(import1)).toEqual({
    kind: 'changed since',
    count: 1,
    samples: [{ sku: 'AB-2', why: 'changed' }],
  })
  expect(await exported()).toBe(now)
  expect(await undo(import1, true)).toEqual({ kind: 'undone', restored: 1, removed: 1, left: 1 })
  expect(await exported()).toMatch(/AB-1,.*,10,[\s\S]*AB-2,.*,22,/)
})

test('[30] a sale since is no change: the pieces that were not sold go back', async () => {
  const import1 = await taken(file(row(1, '10', 9), row(8, '80')))
  await run(`update stock set available = available - 2, sold = sold + 2 where product_id = '452000001'`)
  expect(await undo(import1)).toMatchObject({ kind: 'undone', restored: 1, removed: 1 })
  const stock = await database.db
    .selectFrom('stock')
    .select(['opening', 'available', 'sold'])
    .where('product_id', '=', '452000001')
    .executeTakeFirst()
  expect(stock).toEqual({ opening: 5, available: 3, sold: 2 })
})

test.each([
  ['sold', `update stock set available = available - 1, reserved = 1 where product_id = '452000008'`],
  ['used', `insert into product_cost values ('452000008', 5, now())`],
  [
    'used',
    `insert into product_relation (product_id, kind, related_id)
      values ('452000002', 'accessory', '452000008')`,
  ],
])('[30] an added product that is %s since is not deleted', async (why, statement) => {
  const import1 = await taken(file(row(8, '80')))
  await run(statement)
  expect(await undo(import1)).toEqual({
    kind: 'changed since',
    count: 1,
    samples: [{ sku: 'AB-8', why }],
  })
})

test('[30] more sold than there were before cannot be taken back', async () => {
  const import1 = await taken(file(row(1, '10', 50)))
  await run(`update stock set available = 0, sold = 50 where product_id = '452000001'`)
  expect(await undo(import1)).toMatchObject({
    kind: 'changed since',
    samples: [{ sku: 'AB-1', why: 'sold' }],
  })
})

test('[30] a dry run says what changes, field by field; the import after it reads nothing', async () => {
  const before = await exported()
  const text = file(row(1, '11', 5, 'Words'), row(2, '21'), row(3, '30'), row(8, '80'))
  const named = { fingerprint: 'dry', file: 'a.csv', by: 'Ann' }
  const dry = await take(text, { ...named, isDry: true })

  expect(dry).toMatchObject({ kind: 'compared', created: 1, updated: 2, unchanged: 1 })
  expect(dry).toMatchObject({
    difference: {
      added: { count: 1, samples: ['AB-8'] },
      withdrawn: { count: 0 },
      fields: [
        {
          field: 'price_cents',
          count: 2,
          samples: [{ sku: 'AB-1', before: 1000, after: 1100 }, { sku: 'AB-2' }],
        },
        { field: 'summary', count: 1, samples: [{ before: '', after: 'Words' }] },
      ],
    },
  })
  expect(await exported()).toBe(before)
  const done = await importCatalogue(database.db, bytesOf('not the file again'), { format: 'csv', ...named })
  expect(done).toMatchObject({ kind: 'imported', created: 1, updated: 2, unchanged: 1 })
})

const kept = () =>
  database.db
    .selectFrom('catalog_import')
    .select(['rows_read', 'rows_staged'])
    .where('state', '=', 'reading')
    .execute()

test('[30] an import that stopped goes on after its staged rows; another file begins anew', async () => {
  const many = Array.from({ length: 2_500 }, (_, at) =>
    row(4, '40').replace('452000004,AB-4', `46000${1000 + at},M-${at}`),
  )
  const read: number[] = []
  const named = { fingerprint: 'one', onProgress: (rows: number) => void read.push(rows) }
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield* bytesOf(file(...many.slice(0, 2_200)))
    await vi.waitFor(async () => expect(await kept()).toMatchObject([{ rows_staged: 2_000 }]))
    throw new Error('The machine stops')
  }
  const stopped = () => importCatalogue(database.db, broken(), { format: 'csv', ...named })
  await expect(stopped()).rejects.toThrow('The machine stops')
  expect(await kept()).toEqual([{ rows_read: 2_000, rows_staged: 2_000 }])

  const other = await take(file(row(1, '10')), { fingerprint: 'two', isDry: true })
  expect(other).toMatchObject({ kind: 'compared', unchanged: 1 })
  await expect(stopped()).rejects.toThrow('The machine stops')
  read.length = 0
  const done = await take(file(...many), named)
  expect(done).toMatchObject({ kind: 'imported', rows: 2_500, created: 2_500 })
  expect(read).toEqual([2_500])
})

test('[30] export, import, export of the demo is byte-equal, and all of it can be taken back', async () => {
  const demo = await makeDemoDatabase()
  onTestFinished(() => demo.drop())
  const first = await exported(demo.db)
  await run('truncate product cascade')
  const whole = await taken(first)
  expect(await exported()).toBe(first)
  expect(await undo(whole)).toMatchObject({ kind: 'undone', left: 0 })
  expect((await exported()).split('\n')).toHaveLength(2)
}, 60_000)
