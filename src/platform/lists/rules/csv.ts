const FORMULA = /^[=+\-@\t\r]/

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A cell as it is, for a file that an import of the store reads again. */
const plainCell = (text: string): string => (/[",\r\n]|^\s|\s$/.test(text) ? quoted(text) : text)

/**
 * A cell of a file for people. A spreadsheet runs a text that begins with = + - @ TAB or CR as a formula; an
 * apostrophe before it makes it a text (OWASP: CSV injection).
 */
export function csvCell(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '')
  return FORMULA.test(value) ? quoted(`'${value}`) : plainCell(value)
}

/** A row for people, without its line end. */
export const csvRow = (cells: readonly (string | number | null)[]): string => cells.map(csvCell).join(',')

/** A row that an import of the store reads again, without its line end. */
export const plainRow = (cells: readonly string[]): string => cells.map(plainCell).join(',')
