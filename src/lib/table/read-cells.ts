import { type Bytes, UnreadableFile } from './decode-text.ts'
import { checkHeader, type TableProblem } from './table-problem.ts'
import { tableRows } from './table-rows.ts'
import { texts } from './texts.ts'

/** The rows of a table by column; a row that cannot be read is a problem. */
interface ReadCells<Column extends string> {
  rows: { line: number; cells: Record<Column, string> }[]
  problems: TableProblem[]
  /** what a person should know of the file, such as lines above the header */
  notes: TableProblem[]
}

/** A text as the bytes of a file. */
export async function* bytesOf(text: string): Bytes {
  yield new TextEncoder().encode(text)
}

/**
 * Reads a table with separated cells in memory. An optional column that is not there gives empty cells. With
 * a wrong header no row is read.
 */
export async function readCells<Column extends string>(
  bytes: Bytes,
  columns: readonly Column[],
  { document, optional = [] }: { document: string; optional?: readonly Column[] },
): Promise<ReadCells<Column>> {
  const read: ReadCells<Column> = { rows: [], problems: [], notes: [] }
  const kind = {
    columnOf: columnFinder(columns),
    check: (names: readonly string[]) => checkHeader(names.filter(Boolean), columns, document, optional),
  }
  try {
    for await (const row of tableRows(bytes, kind)) {
      if ('note' in row) read.notes.push({ line: row.line, ...row.note })
      else if ('problems' in row)
        read.problems.push(...row.problems.map((each) => ({ line: row.line, ...each })))
      else
        read.rows.push({
          line: row.line,
          cells: Object.fromEntries(
            columns.map((column) => [column, (row.cells[column] ?? '').trim()]),
          ) as Record<Column, string>,
        })
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { rows: [], problems: [...error.problems], notes: read.notes }
  }
  if (read.rows.length + read.problems.length === 0)
    read.problems.push({ line: 2, column: '', expected: texts.row, found: '' })
  return read
}

/** Headings are compared without capitals, blanks, dashes and underscores. */
export const headingKey = (heading: string): string => heading.toLowerCase().replaceAll(/[\s_-]+/g, '')

/** Finds a column by its heading. */
export function columnFinder(columns: readonly string[]): (heading: string) => string | undefined {
  const byKey = new Map(columns.map((column) => [headingKey(column), column]))
  return (heading) => byKey.get(headingKey(heading))
}

/** A table of another program, known by headings that no other table has together. */
export interface KnownTable {
  name: string
  /** each list alone names the table */
  marks: readonly (readonly string[])[]
}

/** The table that has these headings. */
export function knownTable<Table extends KnownTable>(
  headings: readonly string[],
  tables: readonly Table[],
): Table | undefined {
  const find = columnFinder(headings)
  return tables.find(({ marks }) =>
    marks.some((mark) => mark.every((heading) => find(heading) !== undefined)),
  )
}
