import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'

/** The folder of package.json, found from a source file or from the built server. */
function projectFolder(from = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from
  const parent = dirname(from)
  if (parent === from)
    throw new Error('There is no package.json above the code, so data files cannot be found.')
  return projectFolder(parent)
}

/** The absolute path of a file that is given from the project's folder. */
export const projectFile = (file: string): string => join(projectFolder(), file)

interface Line {
  record: Record<string, string>
  info: { lines: number }
}

/**
 * Reads a CSV file whose first line names its columns, and validates each line by the schema. `file` is the
 * path from the project's folder. An error names the file, the line and the column.
 */
export function readDataTable<Row>(file: string, row: z.ZodType<Row>): Row[] {
  return parseDataTable(readFileSync(projectFile(file), 'utf8'), file, row)
}

/** The same from text, for tests. */
export function parseDataTable<Row>(text: string, file: string, row: z.ZodType<Row>): Row[] {
  const lines: Line[] = parse(text, { columns: true, info: true, bom: true })
  return lines.map(({ record, info }) => {
    const read = row.safeParse(record)
    if (read.success) return read.data
    const [issue] = read.error.issues
    throw new Error(`${file}, line ${info.lines}, column "${issue?.path.join('.')}": ${issue?.message}`)
  })
}

/** Reads a JSON file by its schema. An error names the file and the path inside it. */
export function readDataJson<Value>(file: string, schema: z.ZodType<Value>): Value {
  const read = schema.safeParse(JSON.parse(readFileSync(projectFile(file), 'utf8')))
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Error(`${file}, at ${issue?.path.join('.')}: ${issue?.message}`)
}

/** Cells of a table, which are all text. */
export const cell = {
  text: z.string().min(1),
  /** an empty cell is an empty text */
  optionalText: z.string(),
  number: z
    .string()
    .regex(/^-?\d+(\.\d+)?$/, 'must be a number')
    .transform(Number),
  /** an empty cell is null */
  optionalNumber: z
    .string()
    .regex(/^(-?\d+(\.\d+)?)?$/, 'must be a number or empty')
    .transform((text) => (text === '' ? null : Number(text))),
  /** "yes", or empty for no */
  yes: z.enum(['yes', '']).transform((text) => text === 'yes'),
  day: z.iso.date(),
  /** yyyy-mm-dd; an empty cell is null */
  optionalDay: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'must be a day, yyyy-mm-dd, or empty')
    .transform((text) => text || null),
  /** words between spaces */
  words: z.string().transform((text) => (text === '' ? [] : text.split(' '))),
} as const
