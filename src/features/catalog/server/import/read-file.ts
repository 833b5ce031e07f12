import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import type { CellProblem, Cells } from '../../rules/import/cell-reader.ts'
import { writeTextOrTexts, writeTexts } from '../../rules/import/import-cells.ts'
import { ATTRIBUTE_PREFIX, checkHeader } from '../../rules/import/import-columns.ts'

export type ImportFormat = 'csv' | 'jsonl'
export type Bytes = AsyncIterable<Uint8Array>

export interface ImportProblem extends CellProblem {
  /** counted from 1, the header included; 0 when no line is to blame */
  line: number
}

/** A row of the file, or what keeps it from being one. */
export type SourceRow = { line: number; cells: Cells } | { line: number; problems: CellProblem[] }

/**
 * The rest of the file cannot be read: wrong encoding, a broken quote, an endless line, or an unknown
 * header.
 */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly problems: readonly ImportProblem[]

  constructor(problems: readonly ImportProblem[]) {
    super(
      problems[0] === undefined
        ? 'Unreadable file'
        : `Line ${problems[0].line}: expected ${problems[0].expected}`,
    )
    this.problems = problems
  }
}

const unreadable = (line: number, expected: string, found: string, column = ''): UnreadableFile =>
  new UnreadableFile([{ line, column, expected, found }])

/** No row is longer: an endless line ends the import instead of filling the memory. */
const LONGEST_ROW = 1_000_000
const TOO_LONG = 'rows of at most 1,000,000 characters; is a quote or a line end missing?'
const NEWLINE = 10

const linesIn = (chunk: Uint8Array): number => {
  let count = 0
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) count++
  return count
}

/** The first line of a chunk that is not UTF-8, counted from 0. */
function badLineIn(chunk: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 0
  for (let from = 0; from < chunk.length; line++) {
    const end = chunk.indexOf(NEWLINE, from)
    const to = end === -1 ? chunk.length : end + 1
    try {
      decoder.decode(chunk.subarray(from, to), { stream: end === -1 })
    } catch {
      return line
    }
    from = to
  }
  return line
}

/** Text from bytes, strictly UTF-8; a byte order mark is dropped. */
async function* decoded(bytes: Bytes): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for await (const chunk of bytes) {
    try {
      yield decoder.decode(chunk, { stream: true })
    } catch {
      throw unreadable(line + badLineIn(chunk), 'text in UTF-8', 'another encoding; save the file as UTF-8')
    }
    line += linesIn(chunk)
  }
  try {
    decoder.decode()
  } catch {
    throw unreadable(line, 'text in UTF-8', 'half a character at the end of the file')
  }
}

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

function headerOf({ record, info }: CsvRecord): string[] {
  const columns = record.map((name) => name.trim())
  const problems = checkHeader(columns)
  if (problems.length > 0)
    throw new UnreadableFile(problems.map((problem) => ({ ...problem, line: info.lines })))
  return columns
}

function csvRow(columns: readonly string[], { record, info }: CsvRecord): SourceRow {
  if (record.length === columns.length)
    return {
      line: info.lines,
      cells: Object.fromEntries(columns.map((column, index) => [column, record[index] ?? ''])),
    }
  return {
    line: info.lines,
    problems: [
      {
        column: columns[Math.min(record.length, columns.length) - 1] ?? '',
        expected: `${columns.length} cells, as many as the header names`,
        found: `${record.length} cells`,
      },
    ],
  }
}

const isCsvError = (error: unknown): error is Error & { code: string; lines?: number } =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')

const brokenCsv = ({ code }: { code: string }, line: number): UnreadableFile =>
  code === 'CSV_MAX_RECORD_SIZE'
    ? unreadable(line, TOO_LONG, 'a longer one')
    : unreadable(line, 'comma-separated values with double quotes', 'a broken quote')

/** Rows of a comma-separated file whose first row names the columns. */
async function* csvRows(bytes: Bytes): AsyncGenerator<SourceRow> {
  const text = Readable.from(decoded(bytes))
  const parser = parse({
    bom: true,
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
    throw isCsvError(error) ? brokenCsv(error, error.lines ?? parser.info.lines) : error
  } finally {
    text.destroy()
  }
  if (columns === undefined) throw unreadable(1, 'a header that names the columns', 'an empty file')
}

async function* textLines(bytes: Bytes): AsyncGenerator<{ line: number; text: string }> {
  let [rest, line] = ['', 0]
  for await (const piece of decoded(bytes)) {
    const parts = (rest + piece).split('\n')
    rest = parts.pop() ?? ''
    for (const text of parts) yield { line: ++line, text }
    if (rest.length > LONGEST_ROW) throw unreadable(line + 1, TOO_LONG, 'a longer one')
  }
  if (rest.trim() !== '') yield { line: line + 1, text: rest }
}

/** A JSON value as the cell a CSV file would hold. */
function cellOf(column: string, json: unknown): string {
  if (json === null || json === undefined) return ''
  if (typeof json === 'boolean') return json ? 'yes' : 'no'
  if (typeof json === 'string') return column.startsWith(ATTRIBUTE_PREFIX) ? writeTextOrTexts(json) : json
  const texts = Array.isArray(json) && json.every((item) => typeof item === 'string')
  if (texts) return column.startsWith(ATTRIBUTE_PREFIX) ? writeTextOrTexts(json) : writeTexts(json)
  return typeof json === 'number' ? plainNumber(json) : JSON.stringify(json)
}

const plainNumber = (number: number): string =>
  Math.abs(number) < 1e15 && !String(number).includes('e') ? String(number) : number.toFixed(6)

const isObject = (json: unknown): json is Record<string, unknown> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

function jsonRow(line: number, text: string): SourceRow {
  try {
    const json: unknown = JSON.parse(text)
    if (!isObject(json))
      return {
        line,
        problems: [{ column: '', expected: 'one JSON object a line', found: text.slice(0, 60) }],
      }
    const { attributes = {}, ...plain } = json
    if (!isObject(attributes))
      return {
        line,
        problems: [
          { column: 'attributes', expected: 'a JSON object', found: String(attributes).slice(0, 60) },
        ],
      }
    const fields = {
      ...plain,
      ...Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [`${ATTRIBUTE_PREFIX}${name}`, value]),
      ),
    }
    const cells = Object.fromEntries(
      Object.entries(fields).map(([column, value]) => [column, cellOf(column, value)]),
    )
    const unknown = checkHeader(Object.keys(cells)).filter((problem) => problem.found !== 'nothing')
    return unknown.length > 0 ? { line, problems: unknown } : { line, cells }
  } catch {
    return { line, problems: [{ column: '', expected: 'one JSON object a line', found: text.slice(0, 60) }] }
  }
}

/** Rows of a file with one JSON object a line. */
async function* jsonRows(bytes: Bytes): AsyncGenerator<SourceRow> {
  for await (const { line, text } of textLines(bytes)) {
    if (text.length > LONGEST_ROW) throw unreadable(line, TOO_LONG, 'a longer one')
    if (text.trim() !== '') yield jsonRow(line, text)
  }
}

/**
 * The rows of a catalogue file, read piece by piece: memory does not grow with the file. Throws
 * UnreadableFile where the rest cannot be read.
 */
export const sourceRows = (bytes: Bytes, format: ImportFormat): AsyncGenerator<SourceRow> =>
  format === 'csv' ? csvRows(bytes) : jsonRows(bytes)
