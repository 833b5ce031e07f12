import { type Bytes, decoded, LONGEST_ROW, tooLong } from '#lib/table/decode-text.ts'
import { type SourceRow, tableRows } from '#lib/table/table-rows.ts'
import { writeTextOrTexts, writeTexts } from '../../rules/import/import-cells.ts'
import { ATTRIBUTE_PREFIX, checkHeader, columnOfHeading } from '../../rules/import/import-columns.ts'
import type { Mapping } from '../../rules/mapping/mapping.ts'
import { otherRows } from './other-rows.ts'

export type ImportFormat = 'csv' | 'jsonl' | 'xml'

async function* textLines(bytes: Bytes): AsyncGenerator<{ line: number; text: string }> {
  let [rest, line] = ['', 0]
  for await (const piece of decoded(bytes)) {
    const parts = (rest + piece).split('\n')
    rest = parts.pop() ?? ''
    for (const text of parts) yield { line: ++line, text }
    if (rest.length > LONGEST_ROW) throw tooLong(line + 1)
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
    if (text.length > LONGEST_ROW) throw tooLong(line)
    if (text.trim() !== '') yield jsonRow(line, text)
  }
}

/**
 * The rows of a catalog file, or of another program's table with its mapping, read piece by piece: memory
 * does not grow with the file. Throws UnreadableFile where the rest cannot be read.
 */
export function sourceRows(bytes: Bytes, format: ImportFormat, mapping?: Mapping): AsyncGenerator<SourceRow> {
  if (format === 'jsonl') return jsonRows(bytes)
  if (mapping !== undefined) return otherRows(bytes, format, mapping)
  if (format === 'xml') throw new TypeError('XML needs a mapping')
  return tableRows(bytes, { columnOf: columnOfHeading, check: checkHeader, isSparse: true })
}
