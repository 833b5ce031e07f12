import { z } from 'zod'
import type { ReferenceTable, TableProblem } from './reference-table.ts'

/** The largest document that is read, in bytes. */
export const MOST_TABLE_BYTES = 8_000_000
const LONGEST_SOURCE = 300

const DOCUMENT = z.strictObject({
  table: z.string({ error: 'expected the name of a table' }),
  source: z
    .string({ error: 'expected where the data come from' })
    .refine(
      (text) =>
        text === text.trim() && text.length > 0 && text.length <= LONGEST_SOURCE && !/\p{Cc}/u.test(text),
      `expected 1 to ${LONGEST_SOURCE} characters in one line`,
    ),
  asOf: z.iso.date({ error: 'expected a day, yyyy-mm-dd' }),
  rows: z.unknown(),
})

/** A document whose every row was checked. */
export interface TableDocument {
  table: ReferenceTable
  source: string
  asOf: string
  rows: unknown
}

const wrong = (path: string, problem: string): { problems: TableProblem[] } => ({
  problems: [{ path, problem }],
})

/** The document in the bytes of a file, or everything that is wrong with it. `today`: yyyy-mm-dd. */
export function readTableDocument(
  bytes: Uint8Array,
  tables: readonly ReferenceTable[],
  today: string,
): TableDocument | { problems: TableProblem[] } {
  if (bytes.byteLength > MOST_TABLE_BYTES) return wrong('', `expected at most ${MOST_TABLE_BYTES} bytes`)
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return wrong('', `expected JSON: ${error instanceof Error ? error.message : ''}`.slice(0, LONGEST_SOURCE))
  }
  const read = DOCUMENT.safeParse(json)
  if (!read.success)
    return {
      problems: read.error.issues.map(({ path, message }) => ({ path: path.join('.'), problem: message })),
    }
  const { source, asOf } = read.data
  const table = tables.find(({ name }) => name === read.data.table)
  if (!table) return wrong('table', `expected one of ${tables.map(({ name }) => name).join(', ')}`)
  if (asOf > today) return wrong('asOf', `expected a day up to today, ${today}`)
  const rows = table.readRows(read.data.rows, asOf)
  return 'problems' in rows ? rows : { table, source, asOf, rows: rows.rows }
}

/** The table in force as a document, each row on a line. Equal tables are equal bytes. */
export function writeTableDocument(table: ReferenceTable): string {
  const { source, asOf, rows } = table.current()
  const head = [
    ['table', table.name],
    ['source', source],
    ['asOf', asOf],
  ].map(([name, value]) => `  "${name}": ${JSON.stringify(value)},`)
  return `${['{', ...head, `  "rows": ${linesOf(rows, '  ')}`, '}'].join('\n')}\n`
}

/** A list with each row on a line, or an object of such lists and of values. */
function linesOf(rows: unknown, indent: string): string {
  if (typeof rows !== 'object' || rows === null) return JSON.stringify(rows)
  const inner = `${indent}  `
  const lines = Array.isArray(rows)
    ? rows.map((row) => JSON.stringify(row))
    : Object.entries(rows).map(([name, list]) => `${JSON.stringify(name)}: ${linesOf(list, inner)}`)
  const [open, close] = Array.isArray(rows) ? '[]' : '{}'
  return lines.length === 0
    ? `${open}${close}`
    : `${open}\n${inner}${lines.join(`,\n${inner}`)}\n${indent}${close}`
}
