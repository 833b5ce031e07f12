import { type Cents, fromWire } from '#lib/money.ts'
import { texts } from '../texts.ts'

/** What is said of the lines of a sheet. */
export const sheetTexts = texts.priceList

/** The most lines of one sheet of prices. */
export const MOST_PRICES = 120_000
/** The most units from which a price may hold: the most of one product in a cart. */
const MOST_UNITS = 999

export interface SheetPrice {
  /** its line number in the file */
  line: number
  /** a product number or a model number, as it was written */
  product: string
  price: Cents
  /** the price holds from so many units; 1 where the sheet has no such column */
  from: number
  /** the comparison price: null for an empty cell, undefined where the sheet has no such column */
  listPrice: Cents | null | undefined
}

export interface SheetProblem {
  line: number
  problem: string
}

const AMOUNT = /^\$?\d{1,3}(,?\d{3})*(\.\d{1,2})?$/
/** Lines among which the headings are looked for. */
const MOST_ABOVE = 10
const HEADER = /^(product|model|sku|id|item)\b/i
const FROM = /^(from|units|qty|quantity|min)/i
const LIST_PRICE = /^(list|msrp|compare|retail)/i

/**
 * Reads a sheet of prices line by line: a product and a price, separated by a comma, a semicolon or a tab.
 * Headings with what stands above them, empty lines and quotation marks are allowed. A third column counts
 * only under its heading: "from" has units, "list price" the comparison price.
 */
export function* sheetLines(text: string): Generator<SheetPrice | SheetProblem> {
  const lines = text.split(/\r\n|\r|\n/)
  // A title and Excel's sep=; stand above the headings.
  const header = lines
    .slice(0, MOST_ABOVE)
    .findLastIndex((line) => HEADER.test(line.trim().replaceAll('"', '')))
  const third = header < 0 ? undefined : thirdColumn(lines[header]!)
  if (third?.kind === 'unknown')
    yield { line: header + 1, problem: texts.priceList.unknownColumn(third.heading) }
  const seen = new Set<string>()
  for (const [index, line] of lines.entries()) {
    if (index <= header || line.trim() === '' || /^"?sep=.$/i.test(line.trim())) continue
    const read = { line: index + 1, ...readLine(line, third?.kind) }
    const problem = 'product' in read ? problemOf(read, seen) : undefined
    yield problem === undefined ? read : { line: read.line, problem }
  }
}

function problemOf({ product, from }: SheetPrice, seen: Set<string>): string | undefined {
  const key = `${product.toUpperCase()} ${from}`
  if (seen.has(key)) return texts.priceList.twice(product)
  if (seen.size >= MOST_PRICES) return texts.priceList.tooMany
  seen.add(key)
  return undefined
}

type Third = 'from' | 'listPrice' | 'unknown'

/** What the third column has; undefined where there is none. */
function thirdColumn(header: string): { kind: Third; heading: string } | undefined {
  const heading = cellsOf(header)
    .slice(2)
    .find((cell) => cell !== '')
  if (heading === undefined) return undefined
  return { heading, kind: FROM.test(heading) ? 'from' : LIST_PRICE.test(heading) ? 'listPrice' : 'unknown' }
}

function readLine(line: string, third: Third | undefined): Omit<SheetPrice, 'line'> | { problem: string } {
  const [product = '', amount, extra = ''] = third === undefined ? twoCells(line) : cellsOf(line)
  if (amount === undefined) return { problem: texts.priceList.noPrice }
  if (product === '' || product.length > 60) return { problem: texts.priceList.noProduct }
  const price = centsOf(amount)
  if (price === undefined) return { problem: texts.priceList.noAmount(amount.slice(0, 20)) }
  if (third === 'from') {
    if (!/^\d{0,3}$/.test(extra) || extra === '0')
      return { problem: texts.priceList.noUnits(extra, MOST_UNITS) }
    return { product, price, from: Number(extra || 1), listPrice: undefined }
  }
  if (third !== 'listPrice') return { product, price, from: 1, listPrice: undefined }
  const listPrice = extra === '' ? null : centsOf(extra)
  if (listPrice === undefined) return { problem: texts.priceList.noAmount(extra.slice(0, 20)) }
  if (listPrice !== null && listPrice <= price) return { problem: texts.priceList.listTooLow(product) }
  return { product, price, from: 1, listPrice }
}

function centsOf(amount: string): Cents | undefined {
  if (!AMOUNT.test(amount)) return undefined
  const cents = fromWire(Number(amount.replace(/[$,]/g, '')))
  return cents > 0 ? cents : undefined
}

const separatorOf = (line: string): string => /[\t;]/.exec(line)?.[0] ?? ','

/** A product and all that follows it: a price of two columns may be written "1,150.00" without marks. */
function twoCells(line: string): string[] {
  const at = line.indexOf(separatorOf(line))
  return at < 0 ? [unquoted(line)] : [line.slice(0, at), line.slice(at + 1)].map(unquoted)
}

const cellsOf = (line: string): string[] => {
  const separator = separatorOf(line)
  const cells = line.match(new RegExp(`("[^"]*"|[^${separator}"])*(${separator}|$)`, 'g')) ?? []
  return cells.map((cell) => unquoted(cell.endsWith(separator) ? cell.slice(0, -1) : cell))
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
