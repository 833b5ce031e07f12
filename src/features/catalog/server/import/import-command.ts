import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename, dirname, extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Db } from '#db/connect.ts'
import type { FileStore } from '#kit/file-store.ts'
import type { TableProblem } from '#kit/table/table-problem.ts'
import type { ImageKind } from '../../rules/product-image.ts'
import { bumpCatalogue } from '../catalogue-version.ts'
import { takePicturesFrom } from '../pictures/take-picture.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { type ImportOptions, importCatalogue } from './import-catalogue.ts'
import type { ImportFormat } from './read-file.ts'

/** Takes a line to show. */
export type Out = (line: string) => void

const PROGRESS_EVERY = 10_000

/** Excel saves "Unicode text" as .txt: columns between tabs, in UTF-16. */
const EXCEL = { '.txt': 'csv' as const, '.tsv': 'csv' as const }

const formatOf = (file: string): ImportFormat | undefined =>
  ({ '.csv': 'csv' as const, '.jsonl': 'jsonl' as const, '.ndjson': 'jsonl' as const, ...EXCEL })[
    extname(file).toLowerCase()
  ]

const count = (number: number): string => number.toLocaleString('en-US')

const sentence = ({ line, column, expected, found }: TableProblem): string =>
  `line ${line}${column === '' ? '' : `, column ${column}`}: ` +
  `expected ${expected}, found ${found === '' ? 'nothing' : found}`

/**
 * Imports a file and prints the result, one problem a line. Returns the exit code: 0 imported, 1 refused, 2
 * the file cannot be read.
 */
export async function runImport(
  db: Db,
  file: string,
  out: Out,
  options: Pick<ImportOptions, 'mode' | 'allowFree' | 'confirmPrices'> & { files?: FileStore } = {},
): Promise<0 | 1 | 2> {
  const format = formatOf(file)
  if (format === undefined)
    return refuse(out, `${file}: expected a file that ends in .csv, .jsonl or .ndjson`)
  try {
    const bytes = (await open(file)).createReadStream({ highWaterMark: 256 * 1024 })
    const result = await importCatalogue(db, bytes, {
      format,
      ...(options.mode ? { mode: options.mode } : {}),
      allowFree: options.allowFree === true,
      confirmPrices: options.confirmPrices === true,
      ...(options.files ? { takePicture: takePicturesFrom(dirname(file), options.files) } : {}),
      onProgress: (rows) =>
        rows % PROGRESS_EVERY === 0 && rows > 0
          ? out(`${rows.toLocaleString('en-US')} rows read`)
          : undefined,
    })
    for (const problem of result.problems) out(sentence(problem))
    if (result.problemCount > result.problems.length)
      out(`and ${(result.problemCount - result.problems.length).toLocaleString('en-US')} more problems`)
    for (const warning of result.warnings) out(`warning: ${sentence(warning)}`)
    if (result.warningCount > result.warnings.length)
      out(`and ${count(result.warningCount - result.warnings.length)} more warnings`)
    out(
      result.kind === 'refused'
        ? 'Nothing was imported.'
        : `Imported: ${count(result.created)} new, ${count(result.updated)} updated.`,
    )
    return result.kind === 'imported' ? 0 : 1
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      (error.code === 'ENOENT' || error.code === 'EISDIR' || error.code === 'EACCES')
    )
      return refuse(out, `${file}: cannot be read (${String(error.code)})`)
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
  if (format === undefined)
    return refuse(out, `${file}: expected a name that ends in .csv, .jsonl or .ndjson`)
  let rows = 0
  async function* counted(): AsyncGenerator<string> {
    for await (const piece of exportCatalogue(db, format ?? 'csv', now)) {
      rows++
      yield piece
    }
  }
  await pipeline(Readable.from(counted()), createWriteStream(file))
  out(`Exported ${(format === 'csv' ? rows - 1 : rows).toLocaleString('en-US')} products to ${file}`)
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
