import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Bytes, UnreadableFile } from '#lib/table/decode-text.ts'
import { productChecker } from '../../rules/check/rule.ts'
import type { Mapping } from '../../rules/mapping/mapping.ts'
import { bumpCatalogue } from '../catalogue-version.ts'
import { noteApart, noteChanges } from '../changes/note-once.ts'
import { readCatalogueRules } from '../check/catalogue-rules.ts'
import type { TakePicture } from '../pictures/take-picture.ts'
import { checkStaged } from './check-staged.ts'
import { changedKinds, compareStaged, differenceCounts, keepChanges } from './compare-rows.ts'
import { type Difference, readDifference } from './difference.ts'
import { installVocabulary } from './install-vocabulary.ts'
import { mergeRows } from './merge-rows.ts'
import {
  forgetOpen,
  type ImportSource,
  noteImported,
  noteProgress,
  type OpenImport,
  openImport,
} from './open-import.ts'
import { PROBLEMS_KEPT, type Told, toldLists } from './problem-lists.ts'
import { type ImportFormat, sourceRows } from './read-file.ts'
import { noPictures, type Reading, readSource } from './read-source.ts'
import { type StagedRow, stagedCount, stageRows } from './stage.ts'

interface Counts {
  created: number
  updated: number
  /** rows that say what the catalog has */
  unchanged: number
}

export type ImportResult = Told & { rows: number } & (
    | ({ kind: 'imported'; id: number } & Counts)
    | ({ kind: 'compared'; difference: Difference } & Counts)
    | { kind: 'refused' }
  )

export interface ImportOptions extends ImportSource {
  format: ImportFormat
  /** default "all-or-nothing"; "valid-rows" leaves out the rows that have problems */
  mode?: 'all-or-nothing' | 'valid-rows'
  /** names the columns of another program's table; XML needs one */
  mapping?: Mapping
  /** allows a price of zero */
  allowFree?: boolean
  /** allows a price to change by more than half */
  confirmPrices?: boolean
  /** checks all and says what would change; the staged rows wait for the import of the same file */
  isDry?: boolean
  /** called after each thousand rows with the number read */
  onProgress?: (rows: number) => void
  /** stores a picture that a row names; without it a row may not name pictures */
  takePicture?: TakePicture
}

const BATCH = 1_000

/** The rule that a price is above zero. An import that allows free products omits it. */
const PRICE_RULE = 'range price'

type Lists = ReturnType<typeof toldLists>

async function readingOf(db: Db, options: ImportOptions, lists: Lists): Promise<Reading> {
  const categories = await db.selectFrom('category').select(['slug', 'id']).execute()
  const rules = readCatalogueRules().filter(({ name }) => options.allowFree !== true || name !== PRICE_RULE)
  return {
    categoryIds: new Map(categories.map(({ slug, id }) => [slug, id])),
    check: productChecker(rules),
    problems: lists.problems,
    warnings: lists.warnings,
    takePicture: options.takePicture ?? noPictures,
  }
}

/**
 * Reads and checks the rows of the file that are not staged yet. While the database takes a thousand rows,
 * the next are read. Each thousand is kept with how far the file is read, so that a killed import goes on.
 */
async function stageAll(
  db: Db,
  bytes: Bytes,
  options: ImportOptions,
  { open, lists }: { open: OpenImport; lists: Lists },
): Promise<OpenImport> {
  const reading = await readingOf(db, options, lists)
  let [rows, staged, batch]: [number, number, StagedRow[]] = [0, open.staged, []]
  let writing = Promise.resolve()
  const write = async (isRead: boolean): Promise<void> => {
    const [taken, progress] = [batch, { id: open.id, rows, staged, told: lists.told(), isRead }]
    batch = []
    await writing
    writing = inOwnTime(db, async (trx) => {
      await stageRows(trx, taken)
      await noteProgress(trx, progress)
    })
    // The next `await writing` throws what went wrong; until then it is no unhandled rejection.
    writing.catch(() => undefined)
    options.onProgress?.(rows)
  }
  for await (const source of sourceRows(bytes, options.format, options.mapping)) {
    if (++rows <= open.rows) continue
    const row = await readSource(source, reading)
    if (row !== undefined) {
      batch.push(row)
      staged++
    }
    if (rows % BATCH === 0) await write(false)
  }
  await write(true)
  await writing
  return { id: open.id, rows, staged, told: lists.told(), isRead: true }
}

// Rolls the transaction back without an error.
class Refused extends Error {}
class Compared extends Error {}

/** Checks the staged rows together, compares them with the catalog, and writes what differs, or nothing. */
async function applyStaged(db: Db, options: ImportOptions, open: OpenImport): Promise<ImportResult> {
  const lists = toldLists(open.told)
  let compared: ImportResult | undefined
  try {
    return await inOwnTime(db, async (trx) => {
      const found = await checkStaged(trx, PROBLEMS_KEPT, options.confirmPrices === true)
      lists.problems.add(found.problems, found.count)
      if (!lists.problems.isEmpty() && options.mode !== 'valid-rows') throw new Refused()
      const { count } = (await stagedCount.execute(trx)).rows[0] ?? { count: 0 }
      await compareStaged(trx)
      const { added, changed } = (await differenceCounts.execute(trx)).rows[0] ?? { added: 0, changed: 0 }
      const counts = { created: added, updated: changed, unchanged: count - added - changed }
      const told = { rows: open.rows, ...counts, ...lists.told() }
      if (options.isDry) {
        compared = { kind: 'compared', difference: await readDifference(trx), ...told }
        throw new Compared()
      }
      if (added + changed > 0) {
        await noteApart(trx)
        await keepChanges(trx, open.id)
        await mergeRows(trx, sql`catalog_import_row`)
        await noteChanges(trx, changedKinds(sql`catalog_difference`))
        await bumpCatalogue(trx)
      }
      await noteImported(trx, open.id, { added, changed })
      return { kind: 'imported', id: open.id, ...told }
    })
  } catch (error) {
    if (error instanceof Compared && compared) return compared
    if (!(error instanceof Refused)) throw error
    await inOwnTime(db, forgetOpen)
    return { kind: 'refused', rows: open.rows, ...lists.told() }
  }
}

/**
 * Imports the products of a file: adds new ones and updates known ones (by id, or without one by SKU).
 * Products that the file does not name stay as they are.
 * It checks every row before it writes any. In the mode "all-or-nothing", one wrong row refuses the whole
 * file. A second import of the same file changes nothing. Killed anywhere, it has written all or nothing, and
 * an import of the same file goes on with the rows that were staged.
 */
export function importCatalogue(db: Db, bytes: Bytes, options: ImportOptions): Promise<ImportResult> {
  return oneAtATime(db, async (one) => {
    await installVocabulary(one)
    const { format, mapping, allowFree = false } = options
    const open = await openImport(one, options, { format, mapping, allowFree, ...(await vocabularyNow(one)) })
    const lists = toldLists(open.told)
    try {
      const read = open.isRead ? open : await stageAll(one, bytes, options, { open, lists })
      return await applyStaged(one, options, read)
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error
      lists.problems.add(error.problems)
      await inOwnTime(one, forgetOpen)
      return { kind: 'refused', rows: 0, ...lists.told() }
    }
  })
}

export const vocabularyNumber = sql<{ vocabulary: number }>`
  select coalesce(max(number), 0) as vocabulary from vocabulary_change`

const vocabularyNow = async (db: Db) => (await vocabularyNumber.execute(db)).rows[0]

const LOCK = sql`hashtext('catalogue import')`

/** One import or undo at a time, on a connection of its own: with its process its turn ends. */
export function oneAtATime<T>(db: Db, work: (one: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (one) => {
    await inOwnTime(one, (trx) => sql`select pg_advisory_lock(${LOCK})`.execute(trx))
    try {
      return await work(one)
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(one)
    }
  })
}

/** A transaction without limits of time: a large import takes what it takes. */
export function inOwnTime<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`
      select set_config(name, '0', true)
      from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) as name
    `.execute(trx)
    return work(trx)
  })
}
