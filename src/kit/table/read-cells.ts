import { CsvError, parse } from 'csv-parse/sync'
import { checkHeader, type TableProblem } from './table-problem.ts'

/** A row by the positions of its cells: "0", "1" … */
interface Line {
  record: Record<string, string>
  info: { lines: number }
}

/** The rows of a table by column; a row that cannot be read is a problem. */
export interface ReadCells<Column extends string> {
  rows: { line: number; cells: Record<Column, string> }[]
  problems: TableProblem[]
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
 * Reads text with separated cells, whose first row names the columns. An optional column that is not there
 * gives empty cells. With a wrong header no row is read.
 */
export function readCells<Column extends string>(
  text: string,
  columns: readonly Column[],
  { document, optional = [] }: { document: string; optional?: readonly Column[] },
): ReadCells<Column> {
  const { header, lines, problems } = split(text)
  if (header.length === 0)
    return { rows: [], problems: [...problems, whole(1, 'a header that names the columns', '')] }
  const names = header.map((name) => name.trim().toLowerCase().replaceAll(' ', '_'))
  const wrong = checkHeader(
    names.filter((name) => name !== ''),
    columns,
    document,
    optional,
  )
  if (wrong.length > 0) return { rows: [], problems: wrong }
  if (lines.length + problems.length === 0) return { rows: [], problems: [whole(2, 'a row', '')] }
  const rows = lines.map(({ record, info }) => ({
    line: info.lines,
    cells: Object.fromEntries(
      columns.map((column) => [column, (record[names.indexOf(column)] ?? '').trim()]),
    ) as Record<Column, string>,
  }))
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
