import { didYouMean, nearWord } from '../text/near-word.ts'

/**
 * A problem of a table that staff import. `line` counts from 1, with the header; a column of '' means the
 * whole row.
 */
export interface TableProblem {
  line: number
  column: string
  expected: string
  found: string
}

const excelNote = (found: string): string => {
  const changed = changedByExcel(found)
  return changed === undefined ? '' : `: ${changed}`
}

/** "line 3, column zip: expected five digits, found 606" */
export const sentenceOf = ({ line, column, expected, found }: TableProblem): string =>
  `line ${line}${column === '' ? '' : `, column ${column}`}: ` +
  `expected ${expected}, found ${found === '' ? 'nothing' : found}${excelNote(found)}`

/** Most headings are not ours: the file is another table, and a line for each heading says less. */
export const isForeign = (names: readonly unknown[], unknown: readonly unknown[]): boolean =>
  unknown.length > 3 && unknown.length * 2 > names.length

/** The one sentence about such a file. */
export const foreign = (columns: readonly string[], document: string): string =>
  `the columns of ${document}: ${columns.join(', ')}`

const MOST_SHOWN = 12
/** The first headings of another table, and how many more it has. */
export const shown = (names: readonly string[]): string =>
  names.slice(0, MOST_SHOWN).join(', ') +
  (names.length > MOST_SHOWN ? ` and ${names.length - MOST_SHOWN} more` : '')

/**
 * Checks the header of a table. Columns may stand in any order; each is needed once, but for the optional
 * ones. `document` describes the format.
 */
export function checkHeader(
  names: readonly string[],
  columns: readonly string[],
  document: string,
  optional: readonly string[] = [],
): TableProblem[] {
  const problem = (column: string, expected: string, found: string) => ({ line: 1, column, expected, found })
  const unknown = names.filter((name) => !columns.includes(name))
  if (isForeign(names, unknown)) return [problem('', foreign(columns, document), shown(unknown))]
  const free = columns.filter((column) => !names.includes(column))
  const meant = unknown.map((name) => nearWord(name, free))
  return [
    ...unknown.map((name) =>
      problem(name, `a column of ${document}${didYouMean(name, free)}`, 'another name'),
    ),
    ...free
      .filter((column) => !meant.includes(column) && !optional.includes(column))
      .map((column) => problem(column, 'this column', '')),
    ...columns
      .filter((column) => names.filter((name) => name === column).length > 1)
      .map((column) => problem(column, 'this column once', 'it twice')),
  ]
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** What Excel did to a cell that was typed otherwise, and what to do; undefined when it looks untouched. */
export function changedByExcel(text: string): string | undefined {
  if (/^\d(?:[.,]\d+)?e\+?\d{1,3}$/i.test(text))
    return 'Excel has shortened a long number; set the column to Text and enter the number again'
  const [, one = '', other = ''] =
    /^(\d{1,2})-([a-z]{3})(?:-\d{2,4})?$/i.exec(text) ?? swapped(/^([a-z]{3})-(\d{1,2})$/i.exec(text)) ?? []
  const month = MONTHS.indexOf(other.toLowerCase()) + 1
  if (month === 0) return undefined
  const fraction = `${month}/${Number(one)}`
  return (
    `Excel has turned a fraction such as ${fraction} into a date; ` +
    'set the column to Text and enter it again'
  )
}

const swapped = (match: RegExpExecArray | null): string[] | undefined =>
  match === null ? undefined : ['', match[2] ?? '', match[1] ?? '']
