import { bytesOf, readCells } from '#kit/table/read-cells.ts'
import type { TableProblem } from '#kit/table/table-problem.ts'
import { readTaxRow, TAX_COLUMNS, type TaxRow } from '../../rules/tax/local-table.ts'

/**
 * Reads a table of local rates: text with separated cells, whose first row names the columns. Every problem
 * of every row is reported; rows are returned only as far as they could be read.
 */
export async function readTaxTable(
  text: string,
  today: string,
): Promise<{ rows: TaxRow[]; problems: TableProblem[]; notes: TableProblem[] }> {
  const {
    rows: lines,
    problems,
    notes,
  } = await readCells(bytesOf(text), TAX_COLUMNS, { document: 'docs/local-tax-format.md' })
  const rows: TaxRow[] = []
  for (const { line, cells } of lines) {
    const read = readTaxRow(line, cells, today)
    if ('row' in read) rows.push(read.row)
    else problems.push(...read.problems)
  }
  return { rows, problems, notes }
}
