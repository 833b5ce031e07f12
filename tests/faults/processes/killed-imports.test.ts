import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Db } from '#db/connect.ts'
import { exportCatalogue } from '#features/catalog/catalog/server/import/export-catalogue.ts'
import { importCatalogue } from '#features/catalog/catalog/server/import/import-catalogue.ts'
import { bytesOf } from '#lib/table/read-cells.ts'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'

const KILLS = Number(process.env.IMPORT_KILLS ?? 4)
const [KNOWN, ROWS] = [500, 6_000]
const folder = mkdtempSync(join(tmpdir(), 'killed-imports-'))
const file = join(folder, 'products.csv')

const HEADER = 'id,sku,name,brand,type,category,price,available,weight_lb,relations'
/** Each product names the one before it. */
const row = (at: number, price: number): string =>
  `${460_000_000 + at},K-${at},Plain Filter ${at},Acme,air-filter,one-inch-filters,${price}.50,5,2,` +
  (at === 0 ? '' : `"[{""kind"":""accessory"",""sku"":""K-${at - 1}""}]"`)
const fileOf = (count: number, price: number): string =>
  `${[HEADER, ...Array.from({ length: count }, (_, at) => row(at, price + (at % 7)))].join('\n')}\n`

const exported = async (db: Db): Promise<string> =>
  (await Readable.from(exportCatalogue(db, 'csv', new Date())).toArray()).join('')

/** A store that sells some products of the file for a lower price. */
async function sellingSome(): Promise<TestDatabase> {
  const database = await makeDatabase()
  const text = fileOf(KNOWN, 40)
  await importCatalogue(database.db, bytesOf(text), { format: 'csv' })
  return database
}

let [before, after] = ['', '']
beforeAll(async () => {
  writeFileSync(file, fileOf(ROWS, 50))
  const unkilled = await sellingSome()
  before = await exported(unkilled.db)
  await importCatalogue(unkilled.db, bytesOf(fileOf(ROWS, 50)), { format: 'csv' })
  after = await exported(unkilled.db)
  await unkilled.drop()
}, 60_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts an import in another process. It resolves when the import begins. */
async function start(url: string, way: 'staged' | 'naive') {
  const child = spawn(process.execPath, ['tests/faults/children/import-child.ts', url, file, way], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = once(child, 'exit').then(([code, signal]) => signal ?? code)
  await once(child.stdout, 'data')
  return { kill: () => child.kill('SIGKILL'), end }
}

const rowsRead = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('catalog_import')
      .select('rows_read')
      .where('state', 'in', ['reading', 'read'])
      .executeTakeFirst()
  )?.rows_read ?? 0

const countProducts = async (db: Db): Promise<number> =>
  (
    await db
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await sleep(5)
}

test('[30] an import killed again and again leaves all or nothing, and ends as any other', async () => {
  const { db, url, drop } = await sellingSome()
  onTestFinished(drop)
  const read: number[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const child = await start(url, 'staged')
    // The first dies when it has staged some rows, the others at any moment until they would end.
    if (kill === 0) await until(async () => (await rowsRead(db)) >= 2_000)
    else await Promise.race([sleep(Math.random() * 1_500), child.end])
    child.kill()
    await child.end
    read.push(await rowsRead(db))
    expect([before, after]).toContain(await exported(db))
  }
  const last = await start(url, 'staged')

  expect(await last.end).toBe(0)
  expect(await exported(db)).toBe(after)
  expect(read[0]).toBeGreaterThanOrEqual(2_000)
  // Each goes on where the one before was, until one has written all.
  const open = read.filter((rows) => rows > 0)
  expect(open).toEqual(open.toSorted((a, b) => a - b))
}, 120_000)

test('[30] [control] an import that writes what it reads dies with half a file in the shop', async () => {
  const { db, url, drop } = await sellingSome()
  onTestFinished(drop)
  const child = await start(url, 'naive')
  await until(async () => (await countProducts(db)) > KNOWN + 500)
  child.kill()

  expect(await child.end).toBe('SIGKILL')
  expect([before, after]).not.toContain(await exported(db))
}, 60_000)
