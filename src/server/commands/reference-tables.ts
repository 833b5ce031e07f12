import { open, writeFile } from 'node:fs/promises'
import type { Db } from '#db/connect.ts'
import type { Staff } from '#features/people/accounts/rules/actor.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { grouped } from '#lib/numbers.ts'
import {
  importTable,
  listImports,
  type TableResult,
  undoTable,
  useRelease,
} from '#platform/reference-tables/server/change-table.ts'
import {
  MOST_TABLE_BYTES,
  readTableDocument,
  writeTableDocument,
} from '#platform/reference-tables/server/document.ts'
import type { ReferenceTable, TableProblem } from '#platform/reference-tables/server/reference-table.ts'
import { ageOf } from '#platform/reference-tables/server/table-age.ts'
import { CATALOGUE } from './permissions.ts'

const MOST_LINES = 200
const IMPORTS_LISTED = 50

interface Context {
  db: Db
  staff: Staff
  tables: readonly ReferenceTable[]
  /** yyyy-mm-dd */
  today: string
  /** takes a line to show */
  out: (line: string) => void
}

interface Options {
  why: string
  older: boolean
}

/**
 * `list`, `export NAME FILE`, `check FILE`, `import FILE`, `history NAME`, `undo NUMBER` or `release NAME`.
 * Returns 0 done, 1 refused, 2 the file cannot be read or something is not said; undefined for another
 * action.
 */
export async function runReferenceTables(
  context: Context,
  [action = '', ...named]: readonly string[],
  options: Options,
): Promise<0 | 1 | 2 | undefined> {
  const { staff } = context
  const [first = '', second = ''] = named
  switch (action) {
    case 'list':
      requirePermission(staff, CATALOGUE.export)
      return list(context)
    case 'export':
      requirePermission(staff, CATALOGUE.export)
      return withTable(context, first, (table) => exportInto(context, table, second))
    case 'check':
      requirePermission(staff, CATALOGUE.export)
      return importFile(context, first, options, { isDry: true })
    case 'import':
      requirePermission(staff, CATALOGUE.import)
      return options.why === '' ? noReason(context) : importFile(context, first, options, { isDry: false })
    case 'history':
      requirePermission(staff, CATALOGUE.export)
      return withTable(context, first, (table) => history(context, table))
    case 'release':
      requirePermission(staff, CATALOGUE.import)
      return options.why === '' ? noReason(context) : release(context, first, options)
    case 'undo':
      requirePermission(staff, CATALOGUE.import)
      return options.why === '' ? noReason(context) : undo(context, first, options)
    default:
      return undefined
  }
}

/** Each table with its source, day and age, and what somebody should look at. */
function list({ tables, today, out }: Context): 0 {
  for (const table of tables) {
    const { source, asOf, number, unreadable } = table.current()
    const { days, isOld } = ageOf(table, today)
    const from = number === null ? 'of the release' : `import ${number}`
    const oldest = table.oldestRow()
    out(`${table.name}: ${table.holds}`)
    out(`  ${source}; ${from}`)
    const limit = isOld ? `: OLDER than its limit of ${table.limitDays} days` : ''
    out(`  as of ${asOf}, ${grouped(days)} days old${limit}`)
    if (oldest !== undefined && oldest < asOf) out(`  its oldest row is of ${oldest}`)
    if (number !== null && table.release.asOf > asOf)
      out(`  the release has a newer one, of ${table.release.asOf}`)
    if (unreadable !== null)
      out(`  import ${unreadable} cannot be read by this release, so it is not in force`)
  }
  return 0
}

async function withTable(
  { tables, out }: Context,
  name: string,
  run: (table: ReferenceTable) => Promise<0 | 1 | 2>,
): Promise<0 | 1 | 2> {
  const table = tables.find((each) => each.name === name)
  if (table) return run(table)
  out(
    `There is no table ${name || 'without a name'}. There are ${tables.map((each) => each.name).join(', ')}.`,
  )
  return 1
}

async function exportInto({ out }: Context, table: ReferenceTable, file: string): Promise<0 | 2> {
  if (file === '') {
    out('Say the file to write.')
    return 2
  }
  const text = writeTableDocument(table)
  await writeFile(file, text)
  out(`Wrote ${table.name} to ${file}: ${grouped(Buffer.byteLength(text))} bytes.`)
  return 0
}

async function importFile(
  context: Context,
  file: string,
  { why, older }: Options,
  { isDry }: { isDry: boolean },
): Promise<0 | 1 | 2> {
  const { db, tables, today, staff, out } = context
  const bytes = await bytesOf(file)
  if (bytes === undefined) {
    out(`${file || 'the file'}: cannot be read`)
    return 2
  }
  const document = readTableDocument(bytes, tables, today)
  if ('problems' in document) return refused(context, document.problems)
  return told(context, await importTable(db, document, { by: staff.name, why, older, isDry }), { isDry })
}

async function undo(context: Context, number: string, { why }: Options): Promise<0 | 1> {
  const { db, tables, staff } = context
  if (!/^\d{1,9}$/.test(number))
    return refused(context, [{ path: '', problem: 'expected the number of an import' }])
  return told(context, await undoTable(db, Number(number), tables, { by: staff.name, why }), { isDry: false })
}

const release = (context: Context, name: string, { why }: Options): Promise<0 | 1 | 2> =>
  withTable(context, name, async (table) =>
    told(context, await useRelease(context.db, table, { by: context.staff.name, why }), { isDry: false }),
  )

async function history({ db, out }: Context, { name }: ReferenceTable): Promise<0> {
  for (const row of await listImports(db, name, IMPORTS_LISTED)) {
    const what = row.as_of === null ? 'of the release' : `${row.source}, ${row.as_of}`
    const back = row.undoes === null ? '' : `  (takes back ${row.undoes})`
    out(`${row.number}  ${row.imported_at.toISOString()}  ${row.imported_by}  ${what}  ${row.why}${back}`)
  }
  return 0
}

/** The bytes of a file; a longer one than a document may be is cut, and then refused by its length. */
async function bytesOf(file: string): Promise<Uint8Array | undefined> {
  try {
    const handle = await open(file)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(MOST_TABLE_BYTES + 1))
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined
    throw error
  }
}

function noReason({ out }: Context): 2 {
  out('Say why: --why "REASON". It stands in the history.')
  return 2
}

function refused({ out }: Context, problems: readonly TableProblem[]): 1 {
  for (const { path, problem } of problems.slice(0, MOST_LINES))
    out(path === '' ? problem : `${path}: ${problem}`)
  if (problems.length > MOST_LINES) out(`and ${grouped(problems.length - MOST_LINES)} more problems`)
  out('Nothing was changed.')
  return 1
}

function told(context: Context, result: TableResult, { isDry }: { isDry: boolean }): 0 | 1 {
  if (result.kind === 'refused') return refused(context, result.problems)
  const { out } = context
  if (result.isSame) out('Nothing differs.')
  else if (isDry) out('It can be imported. Nothing was changed.')
  else out(`Import ${result.number}. Undo ${result.number} takes it back.`)
  return 0
}
