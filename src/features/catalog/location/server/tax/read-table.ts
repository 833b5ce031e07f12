import { UnreadableFile } from '#lib/table/decode-text.ts'
import { bytesOf, columnFinder, knownTable, readCells } from '#lib/table/read-cells.ts'
import type { TableProblem } from '#lib/table/table-problem.ts'
import { headingsOf, tableRows } from '#lib/table/table-rows.ts'
import { OTHER_TAX_TABLES } from '../../rules/tax/avalara-and-woocommerce.ts'
import { readTaxRow, TAX_COLUMNS, type TaxColumn, type TaxRow } from '../../rules/tax/local-table.ts'

/** The rows of a table as far as they could be read, every problem, and what a person should know. */
export interface ReadTable {
  rows: TaxRow[]
  problems: TableProblem[]
  notes: TableProblem[]
  /** the table is another program's: it may name ZIP codes that the store does not know */
  isOther: boolean
}

/**
 * Reads a table of local rates: text with separated cells, whose first row names the columns, ours or those
 * of another program. `file` is the name of the file, which may say the month of its rates.
 */
export async function readTaxTable(text: string, today: string, file = ''): Promise<ReadTable> {
  const other = knownTable(await headings(text), OTHER_TAX_TABLES)
  if (other !== undefined) return readOther(other, text, today, file)
  const document = 'docs/local-tax-format.md'
  const { rows, problems, notes } = await readCells(bytesOf(text), TAX_COLUMNS, { document })
  const read = readRows(rows, today)
  return { rows: read.rows, problems: [...problems, ...read.problems], notes, isOther: false }
}

/** None for a text that is no table, which the reading itself refuses. */
async function headings(text: string): Promise<string[]> {
  try {
    return (await headingsOf(bytesOf(text))).headings
  } catch (error) {
    if (error instanceof UnreadableFile) return []
    throw error
  }
}

function readRows(lines: readonly { line: number; cells: Record<TaxColumn, string> }[], today: string) {
  const rows: TaxRow[] = []
  const problems: TableProblem[] = []
  for (const { line, cells } of lines) {
    const read = readTaxRow(line, cells, today)
    if ('row' in read) rows.push(read.row)
    else problems.push(...read.problems)
  }
  return { rows, problems }
}

/** The first day of the month in "TAXRATES_ZIP5_IL202611.csv", unless it lies ahead; else today. */
function monthOf(file: string, today: string): string {
  const [, year, month] = /(20\d\d)(0[1-9]|1[0-2])(?!\d)/.exec(file) ?? []
  const day = year === undefined ? today : `${year}-${month}-01`
  return day < today ? day : today
}

async function readOther(
  { name, columns, theirs, read }: (typeof OTHER_TAX_TABLES)[number],
  text: string,
  today: string,
  file: string,
): Promise<ReadTable> {
  const lines: { line: number; cells: Record<string, string> }[] = []
  const problems: TableProblem[] = []
  const notes: TableProblem[] = []
  const find = columnFinder(columns)
  const check = (names: readonly string[]) =>
    columns
      .filter((column) => !names.includes(column))
      .map((column) => ({ column, expected: 'this column', found: 'nothing' }))
  try {
    for await (const row of tableRows(bytesOf(text), { columnOf: find, check })) {
      if ('note' in row) notes.push({ line: row.line, ...row.note })
      else if ('problems' in row) problems.push(...row.problems.map((each) => ({ line: row.line, ...each })))
      else
        lines.push({
          line: row.line,
          cells: Object.fromEntries(Object.entries(row.cells).map(([column, cell]) => [column, cell.trim()])),
        })
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { rows: [], problems: [...error.problems], notes, isOther: true }
  }
  const day = monthOf(file, today)
  const source = `${name}${file === '' ? '' : ` (${file.slice(0, 200)})`}`
  const converted = read(lines, { valid_from: day, source, source_date: day })
  const ours = readRows(converted.rows, today)
  if (converted.left > 0) {
    const found = `${converted.left} that hold elsewhere or for other goods; they were left out`
    notes.push({ line: 1, column: '', expected: 'rows for goods in the United States', found })
  }
  const named = ours.problems.map((problem) => ({
    ...problem,
    column: theirs[problem.column as TaxColumn] ?? problem.column,
  }))
  return { rows: ours.rows, problems: [...problems, ...converted.problems, ...named], notes, isOther: true }
}
