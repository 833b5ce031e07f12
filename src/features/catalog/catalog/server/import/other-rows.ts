import { type Bytes, UnreadableFile } from '#lib/table/decode-text.ts'
import { columnFinder } from '#lib/table/read-cells.ts'
import { headingsOf, type SourceRow, tableRows } from '#lib/table/table-rows.ts'
import { mappedRows } from '../../rules/mapping/mapped-rows.ts'
import { headingsOfSource, type Mapping } from '../../rules/mapping/mapping.ts'
import { xmlRows } from './xml-rows.ts'

/** A table with cells between separators, or a product file in XML. */
export type OtherFormat = 'csv' | 'xml'

const LOOKED_AT = 200

/** The headings of another program's table: its header, or the facts of its first products. */
export async function headingsIn(bytes: Bytes, format: OtherFormat): Promise<string[]> {
  if (format === 'csv') return (await headingsOf(bytes)).headings
  const names = new Set<string>()
  let rows = 0
  for await (const row of xmlRows(bytes)) {
    if ('cells' in row) for (const name of Object.keys(row.cells)) names.add(name)
    if (++rows === LOOKED_AT) break
  }
  return [...names]
}

/** The rows of another program's table by their own headings, as the mapping spells them. */
function theirRows(bytes: Bytes, format: OtherFormat, { columns, family, skip }: Mapping) {
  if (format === 'xml') return xmlRows(bytes)
  const needed = [...new Set(Object.values(columns).flatMap(headingsOfSource))]
  const others = [...Object.keys(skip ?? {}), family?.of ?? [], family?.names ?? [], family?.columns ?? []]
  const find = columnFinder([...needed, ...others.flat()])
  return tableRows(bytes, {
    columnOf: find,
    check: (names) =>
      needed
        .filter((heading) => !names.includes(find(heading) ?? heading))
        .map((column) => ({ column, expected: 'this column, which the mapping names', found: 'nothing' })),
  })
}

/** The rows of another program's table by our columns. A note counts the rows that are no products. */
export async function* otherRows(
  bytes: Bytes,
  format: OtherFormat,
  mapping: Mapping,
): AsyncGenerator<SourceRow> {
  const { ourCells } = mappedRows(mapping)
  let [left, last] = [0, 1]
  for await (const row of theirRows(bytes, format, mapping)) {
    const cells = 'cells' in row ? ourCells(row.cells) : undefined
    last = row.line
    if (cells !== undefined) yield { line: row.line, cells }
    else if ('cells' in row) left++
    else yield row
  }
  if (left === 0) return
  const found = `${left} that are none by the mapping; they were left out`
  yield { line: last, note: { column: '', expected: 'a product in each row', found } }
}

const MOST_WORDS = 300

/** The words in the columns whose words the mapping translates, at most 300 a column. */
export async function wordsIn(
  bytes: Bytes,
  format: OtherFormat,
  mapping: Mapping,
): Promise<Map<string, Set<string>>> {
  const columns = Object.entries(mapping.columns).filter(([, { words }]) => words !== undefined)
  const found = new Map(columns.map(([column]) => [column, new Set<string>()]))
  const { theirTexts } = mappedRows(mapping)
  try {
    for await (const row of theirRows(bytes, format, mapping)) {
      const texts = 'cells' in row ? theirTexts(row.cells) : undefined
      for (const [column, words] of found) {
        const word = texts?.[column] ?? ''
        if (word !== '' && words.size < MOST_WORDS) words.add(word)
      }
    }
  } catch (error) {
    // The import itself names what is wrong further down.
    if (!(error instanceof UnreadableFile)) throw error
  }
  return found
}
