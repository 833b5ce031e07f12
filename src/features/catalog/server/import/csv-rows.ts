import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import type { CellProblem, Cells } from '../../rules/import/cell-reader.ts'
import { checkHeader } from '../../rules/import/import-columns.ts'
import { type Bytes, decoded, LONGEST_ROW, TOO_LONG, UnreadableFile, unreadable } from './decode-text.ts'

/** A row of the file or its problems. `line` is the first line of the row. */
export type SourceRow = { line: number; cells: Cells } | { line: number; problems: CellProblem[] }

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

/**
 * Separators of cells. Excel writes semicolons where a comma separates decimals, and tabs in Unicode text.
 */
const SEPARATORS = [',', ';', '\t'] as const

/** Excel may write the separator into a line of its own before the header: sep=; */
const STATED_SEPARATOR = /^\ufeff?"?sep=([,;\t])"?\s*$/i

/** The most frequent separator of the first line, outside of quoted cells. */
function separatorOf(firstLine: string): string {
  const plain = firstLine.replaceAll(/"[^"]*"/g, '')
  const counted = SEPARATORS.map((separator) => ({ separator, count: plain.split(separator).length }))
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).separator
}

/** The text up to the end of the first line, and the rest of the pieces. */
async function firstLineOf(pieces: AsyncGenerator<string>): Promise<{ start: string; done: boolean }> {
  let start = ''
  for (;;) {
    const { value, done } = await pieces.next()
    if (done) return { start, done: true }
    start += value
    if (start.includes('\n')) return { start, done: false }
    if (start.length > LONGEST_ROW) throw unreadable(1, TOO_LONG, 'a longer one')
  }
}

async function* joined(start: string, pieces: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start
  yield* pieces
}

/** The first line of a record, because a quoted cell may have several lines. */
const firstLine = ({ record, info }: CsvRecord): number =>
  info.lines - record.reduce((count, cell) => count + cell.split('\n').length - 1, 0)

/** Names the columns. A column without a name is '' and must be empty. */
function headerOf(row: CsvRecord): string[] {
  const columns = row.record.map((name) => name.trim())
  const [only = ''] = columns
  if (columns.length === 1 && only.includes('|'))
    throw unreadable(firstLine(row), 'cells separated by commas, semicolons or tabs', 'cells separated by |')
  const problems = checkHeader(columns)
  if (problems.length > 0)
    throw new UnreadableFile(problems.map((problem) => ({ ...problem, line: firstLine(row) })))
  return columns
}

function csvRow(columns: readonly string[], row: CsvRecord): SourceRow {
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
          expected: `${last + 1} cells, as many as the header names`,
          found: `${record.length} cells`,
        },
      ],
    }
  const unnamed = columns.findIndex((name, index) => name === '' && (record[index] ?? '').trim() !== '')
  if (unnamed !== -1)
    return {
      line,
      problems: [
        { column: `number ${unnamed + 1}`, expected: 'a name in the header', found: record[unnamed] ?? '' },
      ],
    }
  return {
    line,
    cells: Object.fromEntries(
      columns.flatMap((column, index) => (column === '' ? [] : [[column, record[index] ?? '']])),
    ),
  }
}

const NAMES: Readonly<Record<string, string>> = { ',': 'comma', ';': 'semicolon', '\t': 'tab' }

const brokenCsv = ({ code }: CsvError, line: number, separator: string): UnreadableFile =>
  code === 'CSV_MAX_RECORD_SIZE'
    ? unreadable(line, TOO_LONG, 'a longer one')
    : unreadable(line, `${NAMES[separator]}-separated values with double quotes`, 'a broken quote')

/** Rows of a file with separated cells, whose first row names the columns. */
export async function* csvRows(bytes: Bytes): AsyncGenerator<SourceRow> {
  const pieces = decoded(bytes)
  const { start } = await firstLineOf(pieces)
  const beginning = start.split('\n', 1)[0] ?? ''
  const stated = STATED_SEPARATOR.exec(beginning)?.[1]
  const separator = stated ?? separatorOf(beginning)
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
  let columns: string[] | undefined
  try {
    for await (const record of parser as AsyncIterable<CsvRecord>) {
      if (columns === undefined) columns = headerOf(record)
      else yield csvRow(columns, record)
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenCsv(error, parser.info.lines, separator) : error
  } finally {
    text.destroy()
  }
  if (columns === undefined) throw unreadable(1, 'a header that names the columns', 'an empty file')
}
