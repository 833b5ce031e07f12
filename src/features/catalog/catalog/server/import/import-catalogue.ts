import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { type Bytes, UnreadableFile } from '#lib/table/decode-text.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import type { Cells, SourceRow } from '#lib/table/table-rows.ts'
import { type CatalogueRule, checkProduct } from '../../rules/check/rule.ts'
import { readRow } from '../../rules/import/import-row.ts'
import type { Mapping } from '../../rules/mapping/mapping.ts'
import { bumpCatalogue } from '../catalogue-version.ts'
import { readCatalogueRules } from '../check/catalogue-rules.ts'
import type { TakePicture } from '../pictures/take-picture.ts'
import { installVocabulary } from './install-vocabulary.ts'
import { plainCells } from './plain-cells.ts'
import { type ImportFormat, sourceRows } from './read-file.ts'
import { checkStaged, createStage, mergeStaged, type StagedRow, stageRows } from './stage.ts'

export type ImportResult =
  | {
      kind: 'imported'
      rows: number
      created: number
      updated: number
      problems: TableProblem[]
      problemCount: number
      warnings: TableProblem[]
      warningCount: number
    }
  | {
      kind: 'refused'
      rows: number
      problems: TableProblem[]
      problemCount: number
      warnings: TableProblem[]
      warningCount: number
    }

export interface ImportOptions {
  format: ImportFormat
  /** default "all-or-nothing"; "valid-rows" leaves out the rows that have problems */
  mode?: 'all-or-nothing' | 'valid-rows'
  /** names the columns of another program's table; XML needs one */
  mapping?: Mapping
  /** allows a price of zero */
  allowFree?: boolean
  /** allows a price to change by more than half */
  confirmPrices?: boolean
  /** called after each thousand rows with the number read */
  onProgress?: (rows: number) => void
  /** stores a picture that a row names; without it a row may not name pictures */
  takePicture?: TakePicture
}

const BATCH = 1_000
const PROBLEMS_KEPT = 100

/** Keeps the first problems and counts the rest. */
function problemList() {
  const kept: TableProblem[] = []
  let count = 0
  return {
    add(problems: readonly TableProblem[], all = problems.length): void {
      kept.push(...problems.slice(0, Math.max(0, PROBLEMS_KEPT - kept.length)))
      count += all
    },
    result: () => ({ problems: [...kept].sort((a, b) => a.line - b.line), problemCount: count }),
    isEmpty: () => count === 0,
  }
}

type ProblemList = ReturnType<typeof problemList>

/** The dependencies of reading one file, and the list of its problems. */
interface Reading {
  categoryIds: ReadonlyMap<string, number>
  rules: readonly CatalogueRule[]
  problems: ProblemList
  warnings: ProblemList
  takePicture: TakePicture
}

/** The rule that a price is above zero. An import that allows free products omits it. */
const PRICE_RULE = 'range price'

const rulesFor = ({ allowFree }: ImportOptions): CatalogueRule[] =>
  readCatalogueRules().filter(({ name }) => allowFree !== true || name !== PRICE_RULE)

function plainRow({ line, cells }: { line: number; cells: Cells }, warnings: ProblemList): Cells {
  const plain = plainCells(cells)
  warnings.add(plain.notes.map((note) => ({ line, ...note })))
  return plain.cells
}

async function readSource(
  source: SourceRow,
  { categoryIds, rules, problems, warnings, takePicture }: Reading,
): Promise<StagedRow | undefined> {
  if ('note' in source) {
    warnings.add([{ line: source.line, ...source.note }])
    return undefined
  }
  const read =
    'cells' in source
      ? readRow(plainRow(source, warnings), categoryIds)
      : { kind: 'wrong' as const, problems: source.problems }
  if (read.kind === 'wrong') {
    problems.add(read.problems.map((problem) => ({ ...problem, line: source.line })))
    return undefined
  }
  const findings = checkProduct(read.row, rules)
  const found = (severity: 'error' | 'warning'): TableProblem[] =>
    findings.flatMap((finding) =>
      finding.severity === severity
        ? [{ line: source.line, column: finding.column, expected: finding.expected, found: finding.found }]
        : [],
    )
  warnings.add(found('warning'))
  const errors = found('error')
  problems.add(errors)
  if (errors.length > 0) return undefined
  const taken = await Promise.all(
    (read.row.images ?? []).map(async ({ file, alt, kind }) => ({
      alt,
      kind,
      file,
      result: await takePicture(file),
    })),
  )
  const refused = taken.flatMap(({ file, result }) =>
    result.kind === 'refused'
      ? [
          {
            line: source.line,
            column: 'images',
            expected: result.expected,
            found: `${file}: ${result.found}`,
          },
        ]
      : [],
  )
  problems.add(refused)
  if (refused.length > 0) return undefined
  return {
    line: source.line,
    row: read.row,
    pictures:
      read.row.images &&
      taken.flatMap(({ alt, kind, result }) =>
        result.kind === 'stored' ? [{ ...result.picture, alt, kind }] : [],
      ),
  }
}

const noPictures: TakePicture = async () => ({
  kind: 'refused',
  expected: 'a row without pictures: this way of importing takes none',
  found: 'one',
})

async function stageAll(
  transaction: Db,
  bytes: Bytes,
  options: ImportOptions,
  problems: ProblemList,
  warnings: ProblemList,
): Promise<number> {
  const categories = await transaction.selectFrom('category').select(['slug', 'id']).execute()
  const reading: Reading = {
    categoryIds: new Map(categories.map(({ slug, id }) => [slug, id])),
    rules: rulesFor(options),
    problems,
    warnings,
    takePicture: options.takePicture ?? noPictures,
  }
  let [rows, batch]: [number, StagedRow[]] = [0, []]
  for await (const source of sourceRows(bytes, options.format, options.mapping)) {
    const staged = await readSource(source, reading)
    if (staged !== undefined) batch.push(staged)
    if (++rows % BATCH !== 0) continue
    await stageRows(transaction, batch)
    batch = []
    options.onProgress?.(rows)
  }
  await stageRows(transaction, batch)
  options.onProgress?.(rows)
  return rows
}

// Rolls the transaction back without an error.
class Refused extends Error {}

/**
 * Imports the products of a file: adds new ones and updates known ones (by id, or without one by SKU).
 * Products that the file does not name stay as they are.
 * It checks every row before it writes any. In the mode "all-or-nothing", one wrong row refuses the whole
 * file. A second import of the same file changes nothing.
 */
export async function importCatalogue(db: Db, bytes: Bytes, options: ImportOptions): Promise<ImportResult> {
  const [problems, warnings] = [problemList(), problemList()]
  const told = () => {
    const { problems: list, problemCount } = warnings.result()
    return { ...problems.result(), warnings: list, warningCount: problemCount }
  }
  let rows = 0
  try {
    return await db.transaction().execute(async (transaction) => {
      await begin(transaction)
      rows = await stageAll(transaction, bytes, options, problems, warnings)
      const staged = await checkStaged(transaction, PROBLEMS_KEPT, options.confirmPrices === true)
      problems.add(staged.problems, staged.count)
      if (!problems.isEmpty() && options.mode !== 'valid-rows') throw new Refused()
      const merged = await mergeStaged(transaction)
      if (merged.created + merged.updated > 0) await bumpCatalogue(transaction)
      return { kind: 'imported', rows, ...merged, ...told() }
    })
  } catch (error) {
    if (error instanceof UnreadableFile) problems.add(error.problems)
    else if (!(error instanceof Refused)) throw error
    return { kind: 'refused', rows, ...told() }
  }
}

/** One import at a time, and no time limit on a large one. */
async function begin(transaction: Db): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(transaction)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(transaction)
  await sql`set local lock_timeout = 0`.execute(transaction)
  await sql`select pg_advisory_xact_lock(hashtext('catalogue import'))`.execute(transaction)
  await installVocabulary(transaction)
  await createStage(transaction)
}
