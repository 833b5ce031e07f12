import { quantityBeside } from './pasted-quantity.ts'

/** The most lines of one list. */
export const MOST_LINES = 200
const MOST_UNITS = 999
const MOST_NUMBER_LENGTH = 60
/** A number of the trade has at most this many words: "NVF96 080 B". */
const MOST_WORDS = 4
/** What is read of a line: a row of a spreadsheet is shorter. */
const MOST_LINE_LENGTH = 400
/** Readings of one line that are tried against the catalog. */
const MOST_READINGS = 60

/** What a line may say: this many of that number. A quantity may be one that cannot be ordered. */
interface Reading {
  number: string
  qty: number
}

/** A line of a pasted list. */
export interface PastedLine {
  /** counted from 1, as an editor counts */
  line: number
  text: string
  /** the likeliest first */
  readings: readonly Reading[]
}

/** The reading that holds. */
export interface ReadLine {
  line: number
  text: string
  /** the model or product number; empty when the line cannot be read */
  number: string
  qty: number
  problem: 'unreadable' | 'quantity' | null
}

const HEADING_WORDS = {
  number: /^(model|sku|product|item|part|catalog|number|material)\b/i,
  quantity: /^(qty|quantity|quant|order qty|count|ordered)\b/i,
}
/** A heading of a table: names of columns, and nothing with a digit. */
const HEADING = /^(model|sku|product|item|part|qty|quantity|line|catalog|description)\b[^\d]*$/i
/** What stands below or above a list. */
const SUM =
  /^[\s*_-]*(?:(?:sub|grand)[\s-]*)?(?:total|tax|sales tax|freight|shipping|delivery|amount|balance)\b/i

/**
 * The lines of a pasted list or table, each with its readings; a heading is left out. Undefined when it has
 * too many lines for one list.
 */
export function pastedLines(text: string): PastedLine[] | undefined {
  const filled = text
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ line: index + 1, text: plainText(raw.slice(0, MOST_LINE_LENGTH)) }))
    .filter((each) => /[\p{L}\p{N}]/u.test(each.text))
  const [first] = filled
  const heading = first && HEADING.test(first.text) ? cellsOf(first.text) : undefined
  const lines = heading ? filled.slice(1) : filled
  if (lines.length > MOST_LINES) return undefined
  return lines.map((each) => ({
    line: each.line,
    text: each.text.slice(0, 120).trim(),
    readings: readingsOf(each.text, heading),
  }))
}

/**
 * The reading of each line whose number is known, in the order of likelihood; without one, the likeliest. A
 * sum below the list is no line of it.
 */
export const readLines = (lines: readonly PastedLine[], isKnown: (number: string) => boolean): ReadLine[] =>
  lines.flatMap(({ line, text, readings }) => {
    const known = readings.find(({ number }) => isKnown(number))
    if (known) return [readLine({ line, text }, known)]
    return SUM.test(text) ? [] : [readLine({ line, text }, readings.find(isPlausible))]
  })

function readLine(shown: { line: number; text: string }, reading: Reading | undefined): ReadLine {
  if (reading === undefined) return { ...shown, number: '', qty: 1, problem: 'unreadable' }
  const { number, qty } = reading
  const isQuantity = qty >= 1 && qty <= MOST_UNITS
  return { ...shown, number, qty: isQuantity ? qty : 1, problem: isQuantity ? null : 'quantity' }
}

/** A number that we do not sell has a digit and is not a size or an amount. */
const isPlausible = ({ number }: Reading): boolean => /\d/.test(number) && plainNumber(number).length >= 3

/** With the signs of a keyboard in place of those that spreadsheets, phones and mail programs set. */
const plainText = (raw: string): string =>
  raw
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replaceAll(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .replaceAll('№', '#')
    .replaceAll(/["“”„«»]/g, '')
    .replace(/^\s*['‘’]/, '')
    .replaceAll(/…|\.{3,}|(?:\. ){3,}|_{3,}|-{3,}/g, '\t')

const CELLS = /\t|;|\||,/
const cellsOf = (text: string): string[] => text.split(CELLS).map((cell) => cell.trim())

/** A word of a line: what stands between blanks, commas and brackets. */
const WORD = /[^\s,;|()[\]{}]+/g

interface Span {
  start: number
  end: number
  words: number
  /** fills a cell of a table alone */
  isCell: boolean
}

function readingsOf(text: string, heading: readonly string[] | undefined): Reading[] {
  const spans = spansOf(text).toSorted(
    (one, other) =>
      one.words - other.words || Number(other.isCell) - Number(one.isCell) || one.start - other.start,
  )
  const readings = [
    ...byHeading(text, heading),
    ...spans.map(({ start, end }) => ({
      number: text.slice(start, end),
      qty: quantityBeside(text.slice(0, start), text.slice(end)),
    })),
    ...spans.filter(({ words }) => words === 1).flatMap(({ start, end }) => glued(text.slice(start, end))),
  ]
  return readings
    .filter(({ number }) => number.length <= MOST_NUMBER_LENGTH && plainNumber(number) !== '')
    .slice(0, MOST_READINGS)
}

function spansOf(text: string): Span[] {
  const words = [...text.matchAll(WORD)].map(({ index, 0: word }) => ({
    start: index,
    end: index + word.length,
  }))
  return words.flatMap(({ start }, from) =>
    words.slice(from, from + MOST_WORDS).flatMap(({ end }, more) => {
      const between = text.slice(start, end)
      if (CELLS.test(between)) return []
      const isCell =
        /(?:^|[\t;|,])\s*$/.test(text.slice(0, start)) && /^\s*(?:$|[\t;|,])/.test(text.slice(end))
      return { start, end, words: more + 1, isCell }
    }),
  )
}

/** The cells that a heading names as number and quantity. */
function byHeading(text: string, heading: readonly string[] | undefined): Reading[] {
  if (heading === undefined) return []
  const cells = cellsOf(text)
  const at = (words: RegExp) => cells[heading.findIndex((name) => words.test(name))] ?? ''
  const [number, qty] = [at(HEADING_WORDS.number), at(HEADING_WORDS.quantity)]
  return number !== '' && /^-?\d{1,6}$/.test(qty) ? [{ number, qty: Number(qty) }] : []
}

/** A number and a quantity without a blank between: "2xSF96-80", "SF96-80x2", "SF96-80:2", "1.SF96-80". */
function glued(word: string): Reading[] {
  const before = /^(\d{1,6})[x×*](.+)$/i.exec(word)
  const after = /^(.+?)[x×*:=@](\d{1,6})$/i.exec(word)
  const listed = /^\d{1,3}[.)](.+)$/.exec(word)
  return [
    ...(before ? [{ number: before[2] ?? '', qty: Number(before[1]) }] : []),
    ...(after ? [{ number: after[1] ?? '', qty: Number(after[2]) }] : []),
    ...(listed ? [{ number: listed[1] ?? '', qty: 1 }] : []),
  ]
}

/** The list with another model in one line, and the quantity that the line had. */
export function withModel(text: string, line: number, model: string, qty: number): string {
  const rows = text.split(/\r\n|\r|\n/)
  if (rows[line - 1] === undefined) return text
  return rows.map((row, index) => (index === line - 1 ? `${model}, ${qty}` : row)).join('\n')
}

/** A number as it is compared: capital letters and digits alone. */
export const plainNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '')
