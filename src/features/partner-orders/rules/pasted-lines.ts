/** The most lines of one list. */
export const MOST_LINES = 200
const MOST_UNITS = 999
const MOST_NUMBER_LENGTH = 60

export interface PastedLine {
  /** counted from 1, as an editor counts */
  line: number
  text: string
  /** the model or product number; empty when the line cannot be read */
  number: string
  qty: number
  problem: 'unreadable' | 'quantity' | null
}

const FORMS: readonly { pattern: RegExp; number: number; qty: number | null }[] = [
  { pattern: /^(\d{1,6})\s*[x×*]\s*(\S.*)$/i, number: 2, qty: 1 },
  { pattern: /^(\S.*?)\s*[,;\t]\s*(-?\d{1,9})$/, number: 1, qty: 2 },
  { pattern: /^(-?\d{1,6})\s*[,;\t]\s*(\S.*)$/, number: 2, qty: 1 },
  { pattern: /^(\S.*?)\s+[x×*]\s*(\d{1,6})$/i, number: 1, qty: 2 },
  { pattern: /^(\S.*)$/, number: 1, qty: null },
]

/** A heading of a CSV file: its words, and nothing with a digit. */
const HEADING = /^(model|sku|product|item|part|qty|quantity)\b[^\d]*$/i

/**
 * Reads a pasted list or CSV: a number and a quantity a line, in either order, separated by a comma, a
 * semicolon, a tab or an x. Undefined when it has too many lines for one list.
 */
export function pastedLines(text: string): PastedLine[] | undefined {
  const filled = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((raw, index) => ({ line: index + 1, text: raw.replaceAll('"', '').trim() }))
    .filter((each) => each.text !== '')
  const lines = filled.filter((each, index) => index > 0 || !HEADING.test(each.text))
  return lines.length > MOST_LINES ? undefined : lines.map(readLine)
}

function readLine({ line, text }: { line: number; text: string }): PastedLine {
  const shown = { line, text: text.slice(0, 120) }
  const form = FORMS.find(({ pattern }) => pattern.test(text))
  const found = form?.pattern.exec(text)
  if (!form || !found) return { ...shown, number: '', qty: 1, problem: 'unreadable' }
  const number = (found[form.number] ?? '').trim()
  if (number.length > MOST_NUMBER_LENGTH || /[,;\t]/.test(number))
    return { ...shown, number: '', qty: 1, problem: 'unreadable' }
  const qty = form.qty === null ? 1 : Number(found[form.qty])
  const isQuantity = Number.isSafeInteger(qty) && qty >= 1 && qty <= MOST_UNITS
  return { ...shown, number, qty: isQuantity ? qty : 1, problem: isQuantity ? null : 'quantity' }
}

/** The list with another model in one line; its quantity stays. */
export function withModel(text: string, line: number, model: string): string {
  const rows = text.split(/\r\n|\r|\n/)
  const read = pastedLines(rows[line - 1] ?? '')?.[0]
  if (read === undefined) return text
  return rows.map((row, index) => (index === line - 1 ? `${model}, ${read.qty}` : row)).join('\n')
}

/** A number as it is compared: capital letters and digits alone. */
export const plainNumber = (number: string): string => number.toUpperCase().replace(/[^A-Z0-9]/g, '')
