import type { Cells } from '../import/cell-reader.ts'
import { type ColumnSource, type Family, inOurUnit, type Mapping, plainNumber } from './mapping.ts'

/** How Shopify writes that a product has no sizes. */
const NO_OPTION = 'Default Title'
const LEAVE_OUT = '-'
/** First rows that are remembered: their others follow soon. */
const MOST_FAMILIES = 5_000

const textOf = (cells: Cells, heading: string): string => (cells[heading] ?? '').trim()

/** Gives a row what stands only in the first row of its family. */
function familyReader({ of, names, columns }: Family): (cells: Cells) => Cells {
  const first = new Map<string, Cells>()
  return (cells) => {
    const shared = first.get(textOf(cells, of).replace(/^id:\s*/i, ''))
    if (shared !== undefined) {
      const missing = columns.filter((column) => textOf(cells, column) === '')
      return { ...cells, ...Object.fromEntries(missing.map((column) => [column, shared[column] ?? ''])) }
    }
    const own = Object.fromEntries(columns.map((column) => [column, cells[column] ?? '']))
    for (const name of names) if (textOf(cells, name) !== '') first.set(textOf(cells, name), own)
    for (const name of first.keys()) {
      if (first.size <= MOST_FAMILIES) break
      first.delete(name)
    }
    return cells
  }
}

const isSkipped = (cells: Cells, skip: NonNullable<Mapping['skip']>): boolean =>
  Object.entries(skip).some(([heading, words]) => {
    const text = textOf(cells, heading).toLowerCase()
    return (
      heading in cells && words.some((word) => (word === '*' ? text !== '' : word.toLowerCase() === text))
    )
  })

/** Facts of a matched system that are texts. */
const TEXT_FACTS = /model$|^(?:outdoor|indoor|furnace|referenceNumber)$/i

function objectText(cells: Cells, object: Readonly<Record<string, string>>, source: string): string {
  const facts = Object.entries(object).flatMap(([fact, heading]) => {
    const text = textOf(cells, heading)
    return text === '' ? [] : [[fact, TEXT_FACTS.test(fact) ? text : (plainNumber(text) ?? text)]]
  })
  return facts.length === 0 ? '' : JSON.stringify({ ...Object.fromEntries(facts), source })
}

/** Their text for one of our columns, before `words`. */
function theirText(cells: Cells, source: ColumnSource, table: string): string {
  const { from = [], join, object, unit, value = '' } = source
  if (object !== undefined) return objectText(cells, object, table)
  const texts = [from]
    .flat()
    .map((heading) => textOf(cells, heading))
    .filter((text) => text !== '' && (join === undefined || text !== NO_OPTION))
  const text = (join === undefined ? texts[0] : texts.join(join)) ?? ''
  return text === '' ? value : unit === undefined ? text : inOurUnit(text, unit)
}

/** A list price is more than the price; other shops also write 0 or the price itself. */
function withListPrice(cells: Record<string, string>): Record<string, string> {
  const [list, price] = [cells.list_price, cells.price].map((text) => plainNumber(text ?? ''))
  return list === undefined || list > (price ?? 0) ? cells : { ...cells, list_price: '' }
}

/** Reads rows of another program's table one after the other. */
export function mappedRows({ table, columns, family, skip = {} }: Mapping) {
  const whole = family === undefined ? (cells: Cells) => cells : familyReader(family)
  const read = Object.entries(columns).map(([column, source]) => ({
    column,
    source,
    words: new Map(Object.entries(source.words ?? {}).map(([word, ours]) => [word.toLowerCase(), ours])),
  }))

  /** Their texts by our columns; undefined for a row that is no product. */
  function theirTexts(row: Cells): Record<string, string> | undefined {
    const cells = whole(row)
    if (isSkipped(cells, skip)) return undefined
    return Object.fromEntries(read.map(({ column, source }) => [column, theirText(cells, source, table)]))
  }

  /** Our cells; undefined for a row that is no product or whose word leaves it out. */
  function ourCells(row: Cells): Cells | undefined {
    const texts = theirTexts(row)
    if (texts === undefined) return undefined
    const ours = { ...texts }
    for (const { column, words } of read) {
      const word = words.get((texts[column] ?? '').toLowerCase())
      if (word === LEAVE_OUT) return undefined
      if (word !== undefined) ours[column] = word
    }
    return withListPrice(ours)
  }

  return { theirTexts, ourCells }
}
