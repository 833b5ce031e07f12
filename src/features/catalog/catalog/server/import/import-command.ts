import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { basename, dirname, extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#db/connect.ts'
import { grouped } from '#lib/numbers.ts'
import type { Report } from '#lib/table/import-file.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import type { ImageKind } from '../../rules/product-image.ts'
import { bumpCatalogue } from '../catalogue-version.ts'
import { takePicturesFrom } from '../pictures/take-picture.ts'
import { linesOf } from './difference.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { type ImportOptions, type ImportResult, importCatalogue } from './import-catalogue.ts'
import type { ImportFormat } from './read-file.ts'
import { type ChangedSince, keptImports, undoImport } from './undo-import.ts'
import { bytesOfFile, wayToRead } from './way-to-read.ts'

/** Takes a line to show. */
export type Out = (line: string) => void

const PROGRESS_EVERY = 10_000

/** Excel saves "Unicode text" as .txt: columns between tabs, in UTF-16. */
const FORMATS: Readonly<Record<string, ImportFormat>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
  '.xml': 'xml',
}

const formatOf = (file: string): ImportFormat | undefined => FORMATS[extname(file).toLowerCase()]

async function fingerprintOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(await bytesOfFile(file), hash)
  return hash.digest('hex')
}

const count = (number: number): string => grouped(number)

const sentence = ({ line, column, expected, found }: TableProblem): string =>
  `line ${line}${column === '' ? '' : `, column ${column}`}: ` +
  `expected ${expected}, found ${found === '' ? 'nothing' : found}`

function printResult(result: ImportResult, out: Out): void {
  for (const problem of result.problems) out(sentence(problem))
  if (result.problemCount > result.problems.length)
    out(`and ${count(result.problemCount - result.problems.length)} more problems`)
  for (const warning of result.warnings) out(`warning: ${sentence(warning)}`)
  if (result.warningCount > result.warnings.length)
    out(`and ${count(result.warningCount - result.warnings.length)} more warnings`)
  for (const line of endOf(result)) out(line)
}

const counted = ({ created, updated, unchanged }: { created: number; updated: number; unchanged: number }) =>
  `${count(created)} new, ${count(updated)} changed, ${count(unchanged)} as before`

function endOf(result: ImportResult): string[] {
  if (result.kind === 'refused') return ['Nothing was imported.']
  if (result.kind === 'compared')
    return [
      ...linesOf(result.difference),
      `Would import: ${counted(result)}.`,
      'Nothing was imported. Import the same file without --dry-run: it is checked already.',
    ]
  const undo = `npm run catalog:undo -- ${result.id} takes this import back.`
  return [...(result.created + result.updated === 0 ? [] : [undo]), `Imported: ${counted(result)}.`]
}

type RunOptions = Pick<ImportOptions, 'mode' | 'allowFree' | 'confirmPrices' | 'isDry' | 'by'> & {
  files?: FileStore
  /** the completed mapping file of another program's table */
  mappingFile?: string | undefined
  report?: Report
}

/**
 * Imports a file and prints the result, one problem a line. A table of another program that needs a mapping
 * gets a mapping file beside it to complete. Returns the exit code: 0 imported, 1 refused, 2 the file cannot
 * be read. A dry run that finds no problem answers 0 as well.
 */
export async function runImport(
  db: Db,
  file: string,
  out: Out,
  {
    files,
    mappingFile,
    mode,
    allowFree = false,
    confirmPrices = false,
    isDry = false,
    by = '',
    report = () => undefined,
  }: RunOptions = {},
): Promise<0 | 1 | 2> {
  const format = formatOf(file)
  const refuse = (problem: string): 2 => {
    out(problem)
    report({ rows: 0, rejected: 0, problem })
    return 2
  }
  if (format === undefined)
    return refuse(`${file}: expected a file that ends in ${Object.keys(FORMATS).join(', ')}`)
  try {
    const way = await wayToRead(file, format, mappingFile)
    if (way.said !== undefined) out(way.said)
    if (way.kind === 'refused') {
      report({ rows: 0, rejected: 0, problem: way.said })
      return way.code
    }
    const result = await importCatalogue(db, await bytesOfFile(file), {
      format,
      allowFree,
      confirmPrices,
      isDry,
      by,
      file: basename(file),
      fingerprint: await fingerprintOf(file),
      ...(way.mapping ? { mapping: way.mapping } : {}),
      ...(mode ? { mode } : {}),
      ...(files ? { takePicture: takePicturesFrom(dirname(file), files) } : {}),
      onProgress: (rows) => {
        if (rows % PROGRESS_EVERY === 0 && rows > 0) out(`${count(rows)} rows read`)
      },
    })
    printResult(result, out)
    const [first] = result.problems
    report({ rows: result.rows, rejected: result.problemCount, problem: first && sentence(first) })
    return result.kind === 'refused' ? 1 : 0
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (['ENOENT', 'EISDIR', 'EACCES'].includes(code)) return refuse(`${file}: cannot be read (${code})`)
    throw error
  }
}

function refuse(out: Out, line: string): 2 {
  out(line)
  return 2
}

/** Exports the catalog into a file; its ending chooses the format. Answers the exit code. */
export async function runExport(db: Db, file: string, out: Out, now = new Date()): Promise<0 | 2> {
  const format = formatOf(file)
  if (format === undefined || format === 'xml')
    return refuse(out, `${file}: expected a name that ends in .csv, .jsonl or .ndjson`)
  let rows = 0
  async function* counted(): AsyncGenerator<string> {
    for await (const piece of exportCatalogue(db, format ?? 'csv', now)) {
      rows++
      yield piece
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(file))
  out(`Exported ${grouped(format === 'csv' ? rows - 1 : rows)} products to ${file}`)
  return 0
}

const WHY: Readonly<Record<ChangedSince['why'], string>> = {
  changed: 'was changed since',
  sold: 'was sold or reserved since',
  used: 'is named by a list, a review or another product',
}

/** Takes an import back and prints what became of it. Answers the exit code. */
export async function runUndo(
  db: Db,
  id: number,
  { by, rest }: { by: string; rest: boolean },
  out: Out,
): Promise<0 | 1> {
  const result = await undoImport(db, id, { by, rest })
  if (result.kind === 'unknown') return say(out, 1, `There is no import ${id} that can be taken back.`)
  if (result.kind === 'undone before') return say(out, 1, `Import ${id} was taken back before.`)
  if (result.kind === 'undone') {
    const left = result.left === 0 ? '' : ` ${count(result.left)} stay as they are.`
    const done = `${count(result.restored)} as before, ${count(result.removed)} removed.`
    return say(out, 0, `Taken back: ${done}${left}`)
  }
  for (const { sku, why } of result.samples) out(`${sku} ${WHY[why]}`)
  if (result.count > result.samples.length) out(`and ${count(result.count - result.samples.length)} more`)
  return say(out, 1, 'Nothing was taken back. With --rest these stay as they are, and the others go back.')
}

/** Lists the imports that can be taken back. */
export async function runImports(db: Db, out: Out): Promise<0> {
  for (const { id, file, run_by: by, imported_at: at, added, changed, ...undo } of await keptImports(db)) {
    const back = undo.undone_at && `; taken back ${undo.undone_at.toISOString()} by ${undo.undone_by}`
    const did = `${count(added)} new, ${count(changed)} changed`
    out(`${id}  ${at.toISOString()}  ${file}  ${by}: ${did}${back ?? ''}`)
  }
  return 0
}

/** Adds a picture to a product, after those it has. Answers the exit code: 0 added, 1 refused. */
export async function addPicture(
  db: Db,
  files: FileStore,
  { id, file, alt, kind }: { id: string; file: string; alt: string; kind: ImageKind },
  out: Out,
): Promise<0 | 1> {
  const product = await db.selectFrom('product').select('name').where('id', '=', id).executeTakeFirst()
  if (product === undefined) return say(out, 1, `${id}: no product has this id`)
  const result = await takePicturesFrom(dirname(file), files)(basename(file))
  if (result.kind === 'refused')
    return say(out, 1, `${file}: expected ${result.expected}, found ${result.found}`)
  const { picture } = result
  await db.transaction().execute(async (trx) => {
    const { last } = await trx
      .selectFrom('product_image')
      .select(({ fn, lit }) => fn.coalesce(fn.max('position'), lit(0)).as('last'))
      .where('product_id', '=', id)
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('product_image')
      .values({ product_id: id, position: last + 1, ...picture, alt: alt || product.name, kind })
      .execute()
    await bumpCatalogue(trx)
  })
  const size = `${picture.width} × ${picture.height} pixels`
  return say(out, 0, `Added to ${product.name}: ${size}, ${picture.hash}`)
}

function say<Code extends number>(out: Out, code: Code, line: string): Code {
  out(line)
  return code
}
