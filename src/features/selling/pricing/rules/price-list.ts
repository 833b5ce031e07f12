import { type Cents, fromWire } from '#lib/money.ts'
import { texts } from '../texts.ts'

/** The most lines of one price list. */
export const MOST_PRICES = 5_000

interface ListedPrice {
  /** its line number in the file */
  line: number
  /** a product number or a model number, as it was written */
  product: string
  price: Cents
}

export interface PriceListText {
  prices: readonly ListedPrice[]
  /** what is wrong, by the number of the line */
  problems: readonly { line: number; problem: string }[]
}

const AMOUNT = /^\$?\d{1,3}(,?\d{3})*(\.\d{1,2})?$/
/** Lines among which the headings are looked for. */
const MOST_ABOVE = 10
const HEADER = /^(product|model|sku|id|item)\b/i

/**
 * Reads a price list: one product and one price a line, separated by a comma, a semicolon or a tab. A line
 * of headings with what stands above it, empty lines and quotation marks are allowed.
 */
export function readPriceList(text: string): PriceListText {
  const prices = new Map<string, ListedPrice>()
  const problems: { line: number; problem: string }[] = []
  const lines = text.split(/\r\n|\r|\n/)
  // A title and Excel's sep=; stand above the headings.
  const header = lines
    .slice(0, MOST_ABOVE)
    .findLastIndex((line) => HEADER.test(line.trim().replaceAll('"', '')))
  for (const [index, line] of lines.entries()) {
    if (index <= header || line.trim() === '' || /^"?sep=.$/i.test(line.trim())) continue
    const read = readLine(line)
    const key = 'product' in read ? read.product.toUpperCase() : ''
    if ('problem' in read) problems.push({ line: index + 1, problem: read.problem })
    else if (prices.has(key)) problems.push({ line: index + 1, problem: texts.priceList.twice(read.product) })
    else if (prices.size >= MOST_PRICES) problems.push({ line: index + 1, problem: texts.priceList.tooMany })
    else prices.set(key, { ...read, line: index + 1 })
  }
  return { prices: [...prices.values()], problems }
}

function readLine(line: string): Omit<ListedPrice, 'line'> | { problem: string } {
  const separator = /[\t;]/.exec(line)?.[0] ?? ','
  const at = line.indexOf(separator)
  if (at < 0) return { problem: texts.priceList.noPrice }
  const [product, amount] = [line.slice(0, at), line.slice(at + 1)].map(unquoted) as [string, string]
  if (product === '' || product.length > 60) return { problem: texts.priceList.noProduct }
  if (!AMOUNT.test(amount)) return { problem: texts.priceList.noAmount(amount.slice(0, 20)) }
  const price = fromWire(Number(amount.replace(/[$,]/g, '')))
  return price > 0 ? { product, price } : { problem: texts.priceList.noAmount(amount.slice(0, 20)) }
}

const unquoted = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim()
