const RISKY = /^[=+\-@\t\r]/

/**
 * One cell of a CSV file for people. A spreadsheet runs a text that begins with = + - @ TAB or CR as a
 * formula; an apostrophe before it makes it a text (OWASP: CSV injection).
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = RISKY.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) || safe !== value ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvRow = (cells: readonly (string | number | null)[]): string => cells.map(csvCell).join(',')
