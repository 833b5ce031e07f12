import { CsvError, parse } from 'csv-parse/sync'
import {
  checkTaxHeader,
  readTaxRow,
  TAX_COLUMNS,
  type TableProblem,
  type TaxColumn,
  type TaxRow,
} from '../../rules/tax/local-table.ts'

/** A row by the positions of its cells: "0", "1" … */
interface Line {
  record: Record<string, string>
  info: { lines: number }
}

/** Excel uses semicolons where a comma separates decimals, and tabs in Unicode text. */
const SEPARATORS = [',', ';', '\t']

const whole = (line: number, expected: string, found: string): TableProblem => ({
  line,
  column: '',
  expected,
  found,
})

/**
 * Reads a table of local rates: text with separated cells, whose first row names the columns. Every problem
 * of every row is reported; rows are returned only as far as they could be read.
 */
export function readTaxTable(text: string, today: string): { rows: TaxRow[]; problems: TableProblem[] } {
  const { header, lines, problems } = split(text)
  if (header.length === 0)
    return { rows: [], problems: [...problems, whole(1, 'a header that names the columns', '')] }
  const columns = header.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'))
  const wrong = checkTaxHeader(columns.filter((name) => name !== ''))
  if (wrong.length > 0) return { rows: [], problems: wrong }
  if (lines.length + problems.length === 0) return { rows: [], problems: [whole(2, 'a row', '')] }
  const rows: TaxRow[] = []
  for (const { record, info } of lines) {
    const cells = Object.fromEntries(
      TAX_COLUMNS.map((column) => [column, (record[columns.indexOf(column)] ?? '').trim()]),
    ) as Record<TaxColumn, string>
    const read = readTaxRow(info.lines, cells, today)
    if ('row' in read) rows.push(read.row)
    else problems.push(...read.problems)
  }
  return { rows, problems }
}

function split(text: string): { header: string[]; lines: Line[]; problems: TableProblem[] } {
  const firstLine = text.split('\n', 1)[0] ?? ''
  const [delimiter] = SEPARATORS.toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)
  let header: string[] = []
  const problems: TableProblem[] = []
  const refuse = ({ code, lines }: CsvError): void => {
    const isCount = code.startsWith('CSV_RECORD_INCONSISTENT')
    problems.push(
      whole(
        typeof lines === 'number' ? lines : 1,
        isCount ? 'as many cells as the header has' : 'separated values with double quotes',
        isCount ? 'more or fewer' : 'a broken quote',
      ),
    )
  }
  try {
    const lines: Line[] = parse(text, {
      bom: true,
      columns: (names: string[]) => {
        header = names
        return names.map((_, index) => String(index))
      },
      delimiter: delimiter ?? ',',
      info: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      on_skip(error) {
        if (error) refuse(error)
        return undefined
      },
    })
    return { header, lines, problems }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    refuse(error)
    return { header, lines: [], problems }
  }
}
