import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { TableDocument } from './document.ts'
import { learnReferenceTables } from './learn-tables.ts'
import type { ReferenceTable, TableProblem } from './reference-table.ts'

/** Who imports a table, and why. */
interface ImportNote {
  by: string
  why: string
}

interface ImportOptions extends ImportNote {
  /** takes a document that is older than the table in force */
  older?: boolean
  /** checks everything, but writes nothing */
  isDry?: boolean
}

export type TableResult =
  /** `number` is undefined when nothing was written: nothing differs, or it was a dry run */
  | { kind: 'imported'; number: number | undefined; isSame: boolean }
  | { kind: 'refused'; problems: TableProblem[] }

const refused = (path: string, problem: string): TableResult => ({
  kind: 'refused',
  problems: [{ path, problem }],
})

/** What is put in force: a table with its rows, or without them the release's. */
interface Put {
  table: ReferenceTable
  data: Pick<TableDocument, 'source' | 'asOf' | 'rows'> | null
  undoes?: number
}

/**
 * Puts in force what `wanted` answers, and learns it in this process. One change at a time: which table is in
 * force stays so from `wanted` until the change is written.
 */
async function change(
  db: Db,
  { by, why }: ImportNote,
  wanted: (trx: Db) => Promise<Put | TableResult>,
): Promise<TableResult> {
  const result = await db.transaction().execute(async (trx): Promise<TableResult> => {
    await sql`select pg_advisory_xact_lock(hashtext('reference table'))`.execute(trx)
    const put = await wanted(trx)
    if ('kind' in put) return put
    const { table, data, undoes = null } = put
    const { number } = await trx
      .insertInto('reference_table')
      .values({
        ...{ name: table.name, source: data?.source ?? null, as_of: data?.asOf ?? null },
        ...{ rows: data && JSON.stringify(data.rows), imported_by: by, why, undoes },
      })
      .returning('number')
      .executeTakeFirstOrThrow()
    return { kind: 'imported', number, isSame: false }
  })
  await learnReferenceTables(db)
  return result
}

/** Puts a checked document in force. */
export const importTable = (db: Db, document: TableDocument, options: ImportOptions): Promise<TableResult> =>
  change(db, options, async (trx) => {
    const { table, source, asOf, rows } = document
    await learnReferenceTables(trx)
    const present = table.current()
    if (asOf < present.asOf && !options.older)
      return refused('asOf', `is older than the table in force, of ${present.asOf}; with --older it is taken`)
    const isSame =
      JSON.stringify([source, asOf, rows]) === JSON.stringify([present.source, present.asOf, present.rows])
    if (options.isDry || isSame) return { kind: 'imported', number: undefined, isSame }
    return { table, data: { source, asOf, rows } }
  })

/** Puts the table of the release in force. */
export const useRelease = (db: Db, table: ReferenceTable, note: ImportNote): Promise<TableResult> =>
  change(db, note, async (trx) => {
    const [newest] = await newestOf(trx, table.name)
    return newest?.as_of ? { table, data: null } : { kind: 'imported', number: undefined, isSame: true }
  })

/**
 * Takes an import back: the table that was in force before it is in force again. Refused unless the import is
 * the last one of its table.
 */
export const undoTable = (
  db: Db,
  number: number,
  tables: readonly ReferenceTable[],
  note: ImportNote,
): Promise<TableResult> =>
  change(db, note, async (trx) => {
    const row = await trx
      .selectFrom('reference_table')
      .select('name')
      .where('number', '=', number)
      .executeTakeFirst()
    const table = tables.find(({ name }) => name === row?.name)
    if (!table) return refused('', `there is no import ${number}`)
    const [newest, before] = await newestOf(trx, table.name)
    if (newest?.number !== number)
      return refused('', `${table.name} was imported again since, by ${newest?.number}`)
    const { source, as_of: asOf, rows } = before ?? {}
    if (!source || !asOf) return { table, data: null, undoes: number }
    const read = table.readRows(rows, asOf)
    if ('problems' in read) return { kind: 'refused', problems: read.problems }
    return { table, data: { source, asOf, rows: read.rows }, undoes: number }
  })

/** The last two imports of a table, the newest first. */
const newestOf = (trx: Db, name: string) =>
  trx
    .selectFrom('reference_table')
    .select(['number', 'source', 'as_of', 'rows'])
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .limit(2)
    .execute()

/** The imports of a table, the newest first. */
export const listImports = (db: Db, name: string, most: number) =>
  db
    .selectFrom('reference_table')
    .select(['number', 'source', 'as_of', 'imported_at', 'imported_by', 'why', 'undoes'])
    .where('name', '=', name)
    .orderBy('number', 'desc')
    .limit(most)
    .execute()
