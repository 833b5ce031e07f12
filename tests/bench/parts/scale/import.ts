import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { connect, type Db } from '#db/connect.ts'
import { startEmbedded } from '#db/embedded/embedded.ts'
import { migrate } from '#db/migrate.ts'
import { loadDistributor } from '#demo/distributor/load.ts'
import { runExport } from '#features/catalog/catalog/server/import/import-command.ts'
import { keptImports, undoImport } from '#features/catalog/catalog/server/import/undo-import.ts'
import { migrations } from '#server/declared.ts'
import { startStore } from '../../../fixtures/store/running-store.ts'
import type { Bench } from '../../bench.ts'
import { atLeast, atMost, type Figure, megabytes, perSecond } from '../../figures.ts'
import { untilShown } from '../change.ts'
import type { ImportFigures } from './import-process.ts'

const USUAL = 100_000
const MOST_MB = 600
const START_MS = 1_800_000
const ROWS_A_SECOND = 5_000
const VISIBLE_MS = 10_000

type Note = (figure: Figure) => void

/** A distributor's catalog goes out, comes into another database, is changed in a running store, and back. */
export async function measureImport(bench: Bench): Promise<void> {
  for (const count of bench.sizes.length > 0 ? bench.sizes : [USUAL]) {
    const folder = `${bench.folder}-import`
    const name = `${count.toLocaleString('en-US')} products`
    const note: Note = (figure) => bench.note({ ...figure, name: `${figure.name}, ${name}` })
    await mkdir(folder, { recursive: true })
    try {
      await measureSize(folder, count, note)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function measureSize(folder: string, count: number, note: Note): Promise<void> {
  const [first, second, dearer] = ['first', 'second', 'dearer'].map((name) =>
    join(folder, `${name}.csv`),
  ) as [string, string, string]
  await withStoreless(join(folder, 'from'), async (db, url) => {
    await loadDistributor(url, count)
    const began = performance.now()
    await runExport(db, first, () => undefined)
    const seconds = (performance.now() - began) / 1000
    note({ name: 'export', value: `${seconds.toFixed(1)} s, ${perSecond(count / seconds)}` })
    // Every price a dollar higher: a file that changes each product.
    await sql`
      update product_price
      set price_cents = price_cents + 100, list_price_cents = list_price_cents + 100`.execute(db)
    await runExport(db, dearer, () => undefined)
  })
  await withStoreless(join(folder, 'to'), async (db, url) => {
    noteImport(await imported(url, first), { what: 'import of new products', count, note })
    await noteEqual(db, { first, second }, { what: 'export → import → export', note })
    noteImport(await imported(url, first), { what: 'import of the same file again', count, note })
    const store = await startStore({ env: { DATABASE_URL: url }, timeoutMs: START_MS })
    try {
      const [last] = await lastProduct(db)
      noteImport(await imported(url, dearer), { what: 'import of changed products', count, note })
      const began = performance.now()
      await untilShown(store.url, last!.id, (last!.cents + 100) / 100)
      const took = performance.now() - began
      note(
        atMost(VISIBLE_MS, {
          name: 'until the search shows the last changed price',
          value: `${(took / 1000).toFixed(1)} s after the import`,
          measured: took,
          unit: 'ms',
        }),
      )
    } finally {
      await store.stop()
    }
    const began = performance.now()
    const [{ id } = { id: 0 }] = await keptImports(db)
    await undoImport(db, id, { by: 'bench' })
    note({ name: 'taken back', value: `${((performance.now() - began) / 1000).toFixed(1)} s` })
    await noteEqual(db, { first, second }, { what: 'after the undo', note })
  })
}

async function withStoreless(folder: string, work: (db: Db, url: string) => Promise<void>): Promise<void> {
  const database = await startEmbedded(folder)
  const { db, close } = connect(database.url, { poolSize: 2, statementTimeoutMs: 0 })
  try {
    await migrate(db, migrations)
    await work(db, database.url)
  } finally {
    await close()
    await database.stop()
  }
}

const lastProduct = async (db: Db) =>
  (
    await sql<{ id: string; cents: number }>`
      select product_id as id, price_cents as cents
      from product_price
      where valid_to is null
      order by product_id desc
      limit 1`.execute(db)
  ).rows

async function imported(url: string, file: string): Promise<ImportFigures> {
  const child = fork('tests/bench/parts/scale/import-process.ts', [url, file])
  const ended = once(child, 'exit')
  const [told] = (await Promise.race([once(child, 'message'), ended.then(() => [undefined])])) as [
    ImportFigures | undefined,
  ]
  const [code] = await ended
  if (!told || code !== 0) throw new Error(`The import ended with ${code}: ${told?.said}`)
  return told
}

function noteImport(
  { seconds, cpuSeconds, peakBytes, said }: ImportFigures,
  { what, count, note }: { what: string; count: number; note: Note },
): void {
  note(
    atLeast(ROWS_A_SECOND, {
      name: `${what} with all checks`,
      value: `${seconds.toFixed(1)} s (processor of the process ${cpuSeconds.toFixed(1)} s). ${said}`,
      measured: count / seconds,
      reference: 1,
      unit: 'rows/s',
    }),
  )
  note(
    atMost(MOST_MB, {
      name: `memory of the process, ${what}`,
      value: megabytes(peakBytes),
      measured: peakBytes / 1024 / 1024,
      unit: 'MB',
    }),
  )
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}

/** Exports once more and compares the files byte by byte. */
async function noteEqual(
  db: Db,
  { first, second }: { first: string; second: string },
  { what, note }: { what: string; note: Note },
): Promise<void> {
  await runExport(db, second, () => undefined)
  const isEqual = (await digestOf(first)) === (await digestOf(second))
  note({ name: what, value: isEqual ? 'byte-equal' : 'DIFFERENT', bar: 'byte-equal', holds: isEqual })
}
