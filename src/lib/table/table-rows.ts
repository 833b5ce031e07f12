import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import {
  type Bytes,
  decoded,
  LONGEST_ROW,
  STATED_SEPARATOR,
  tooLong,
  UnreadableFile,
  unreadable,
} from './decode-text.ts'
import type { TableProblem } from './table-problem.ts'
import { texts } from './texts.ts'

type CellProblem = Omit<TableProblem, 'line'>

/** A row by the names of its columns. */
export type Cells = Readonly<Record<string, string>>

/**
 * A row of the file, or its problems, or a note about the file. `line` is the first line of the row.
 */
export type SourceRow =
  | { line: number; cells: Cells }
  | { line: number; problems: CellProblem[] }
  | { line: number; note: CellProblem }

/** What the reader has to know of a table. */
export interface TableKind {
  /** our name of a column by its heading; undefined: not one of ours */
  columnOf(heading: string): string | undefined
  /** the problems of a header */
  check(columns: readonly string[]): CellProblem[]
  /** empty cells are left out of a row: faster where most are empty */
  isSparse?: boolean
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

/**
 * Separators of cells. Excel writes semicolons where a comma separates decimals, and tabs in Unicode text.
 */
const SEPARATORS = [',', ';', '\t'] as const
/** Lines above the header: a title, a date, an empty line. */
const MOST_TITLE_LINES = 10

/** The separator of which a line among the first has the most, outside of quoted cells. */
function separatorOf(start: string): string {
  const lines = start.split(/\r\n|\r|\n/, MOST_TITLE_LINES).map((line) => line.replaceAll(/"[^"]*"/g, ''))
  const counted = SEPARATORS.map((separator) => ({
    separator,
    count: Math.max(...lines.map((line) => line.split(separator).length)),
  }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator
}

/** The text of the first lines, and whether it is all. */
async function firstLinesOf(pieces: AsyncGenerator<string>): Promise<string> {
  let start = ''
  for (;;) {
    const { value, done } = await pieces.next()
    if (done) return start
    start += value
    if (start.split('\n', MOST_TITLE_LINES + 1).length > MOST_TITLE_LINES) return start
    if (!start.includes('\n') && start.length > LONGEST_ROW) throw tooLong(1)
    if (start.length > LONGEST_ROW) return start
  }
}

async function* joined(start: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* pieces
}

/** The first line of a record, because a quoted cell may have several lines. */
function firstLine({ record, info }: CsvRecord): number {
  let line = info.lines
  for (const cell of record)
    for (let at = cell.indexOf('\n'); at !== -1; at = cell.indexOf('\n', at + 1)) line--
  return line
}

const filled = (record: readonly string[]): string[] => record.map((name) => name.trim()).filter(Boolean)

/** A row of which at least two cells are headings that we know. */
const isHeader = ({ record }: CsvRecord, { columnOf }: TableKind): boolean =>
  filled(record).filter((name) => columnOf(name) !== undefined).length >= Math.min(2, filled(record).length)

/**
 * The row that names the columns when none of them is ours: the first of those with the most cells, if no
 * cell of it is a number.
 */
function likelyHeader(rows: readonly CsvRecord[]): CsvRecord | undefined {
  const most = Math.max(...rows.map(({ record }) => filled(record).length))
  return rows.find(({ record }) => {
    const cells = filled(record)
    return cells.length === most && !cells.some((cell) => /^[$\d.,\s%-]+$/.test(cell))
  })
}

/**
 * The headings of a table of any program and their line: of its first lines the one that looks like a header.
 * Throws UnreadableFile.
 */
export async function headingsOf(bytes: Bytes): Promise<{ line: number; headings: string[] }> {
  const rows: CsvRecord[] = []
  for await (const record of recordsOf(bytes)) if (rows.push(record) > MOST_TITLE_LINES) break
  const header = likelyHeader(rows) ?? rows[0]
  return header === undefined
    ? { line: 1, headings: [] }
    : { line: firstLine(header), headings: filled(header.record) }
}

/** Names the columns. A column without a name is '' and must be empty. */
function headerOf(row: CsvRecord, kind: TableKind): string[] {
  const names = row.record.map((name) => name.trim())
  const [only = ''] = names
  if (filled(names).length === 1 && only.includes('|'))
    throw unreadable(firstLine(row), texts.separators, texts.bars)
  const columns = names.map((name) => kind.columnOf(name) ?? name)
  const problems = kind.check(columns)
  if (problems.length > 0) {
    const line = firstLine(row)
    throw new UnreadableFile(
      problems.map(({ column, expected, found }) => ({
        line,
        column,
        expected: column === '' && line > 1 ? texts.seemsInLine(expected, line) : expected,
        found,
      })),
    )
  }
  return columns
}

function csvRow(columns: readonly string[], row: CsvRecord, isSparse: boolean): SourceRow {
  const { record } = row
  const line = firstLine(row)
  const last = columns.findLastIndex((name) => name !== '')
  const isLong = record.slice(columns.length).some((cell) => cell.trim() !== '')
  if (record.length <= last || isLong)
    return {
      line,
      problems: [
        {
          column: columns[Math.min(record.length - 1, last)] ?? '',
          expected: texts.asManyCells(last + 1),
          found: texts.cells(record.length),
        },
      ],
    }
  const unnamed = columns.findIndex((name, index) => name === '' && (record[index] ?? '').trim() !== '')
  if (unnamed !== -1)
    return {
      line,
      problems: [
        { column: texts.numbered(unnamed + 1), expected: texts.nameInHeader, found: record[unnamed] ?? '' },
      ],
    }
  const cells: Record<string, string> = {}
  for (const [index, column] of columns.entries()) {
    const text = record[index] ?? ''
    if (column !== '' && !(isSparse && text === '')) cells[column] = text
  }
  return { line, cells }
}

const brokenCsv = ({ code }: CsvError, line: number, separator: string): UnreadableFile =>
  code === 'CSV_MAX_RECORD_SIZE'
    ? tooLong(line)
    : unreadable(line, texts.separated[separator] ?? '', texts.brokenQuote)

/** Splits text into the cells of its rows. */
async function* recordsOf(bytes: Bytes): AsyncGenerator<CsvRecord> {
  const pieces = decoded(bytes)
  const start = await firstLinesOf(pieces)
  const stated = STATED_SEPARATOR.exec(start)?.[1]
  const separator = stated ?? separatorOf(start)
  const text = Readable.from(joined(start, pieces))
  const parser = parse({
    bom: true,
    delimiter: separator,
    from_line: stated === undefined ? 1 : 2,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
  })
  text.on('error', (error) => parser.destroy(error))
  text.pipe(parser)
  try {
    yield* parser as AsyncIterable<CsvRecord>
  } catch (error) {
    throw error instanceof CsvError ? brokenCsv(error, parser.info.lines, separator) : error
  } finally {
    text.destroy()
  }
}

/**
 * Rows of a file with separated cells below a row that names the columns. Lines above that row are left out
 * with a note. Throws UnreadableFile where the rest cannot be read.
 */
export async function* tableRows(bytes: Bytes, kind: TableKind): AsyncGenerator<SourceRow> {
  let columns: string[] | undefined
  const above: CsvRecord[] = []
  for await (const record of recordsOf(bytes)) {
    if (columns !== undefined) yield csvRow(columns, record, kind.isSparse === true)
    else if (isHeader(record, kind)) {
      columns = headerOf(record, kind)
      const line = firstLine(record)
      if (above.length > 0)
        yield {
          line,
          note: {
            column: '',
            expected: texts.headerFirst,
            found: texts.headerLater(line),
          },
        }
    } else if (above.push(record) > MOST_TITLE_LINES) break
  }
  if (columns === undefined) {
    const header = likelyHeader(above) ?? above[0]
    if (header === undefined) throw unreadable(1, texts.header, texts.emptyFile)
    headerOf(header, kind)
    throw unreadable(firstLine(header), texts.header, filled(header.record).join(', ').slice(0, 60))
  }
}
