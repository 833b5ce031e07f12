import { didYouMean, nearWord } from '../text/near-word.ts'
import { texts } from './texts.ts'

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

/** "line 3, column zip: expected five digits, found 606" */
export function sentenceOf({ line, column, expected, found }: TableProblem): string {
  const problem = texts.problem(texts.at(line, column), expected, found || texts.nothing)
  const changed = changedByExcel(found)
  return changed === undefined ? problem : texts.noted(problem, changed)
}

/** Most headings are not ours: the file is another table, and a line for each heading says less. */
export const isForeign = (names: readonly unknown[], unknown: readonly unknown[]): boolean =>
  unknown.length > 3 && unknown.length * 2 > names.length

/** The one sentence about such a file. */
export const foreign = (columns: readonly string[], document: string): string =>
  texts.columnsOf(document, columns)

const MOST_SHOWN = 12
/** The first headings of another table, and how many more it has. */
export function shown(names: readonly string[]): string {
  const first = names.slice(0, MOST_SHOWN).join(', ')
  return names.length > MOST_SHOWN ? texts.andMore(first, names.length - MOST_SHOWN) : first
}

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
      problem(name, texts.columnOf(document, didYouMean(name, free)), texts.anotherName),
    ),
    ...free
      .filter((column) => !meant.includes(column) && !optional.includes(column))
      .map((column) => problem(column, texts.column, '')),
    ...columns
      .filter((column) => names.filter((name) => name === column).length > 1)
      .map((column) => problem(column, texts.columnOnce, texts.twice)),
  ]
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** What Excel did to a cell that was typed otherwise, and what to do; undefined when it looks untouched. */
export function changedByExcel(text: string): string | undefined {
  if (/^\d(?:[.,]\d+)?e\+?\d{1,3}$/i.test(text)) return texts.longNumber
  const [, one = '', other = ''] =
    /^(\d{1,2})-([a-z]{3})(?:-\d{2,4})?$/i.exec(text) ?? swapped(/^([a-z]{3})-(\d{1,2})$/i.exec(text)) ?? []
  const month = MONTHS.indexOf(other.toLowerCase()) + 1
  if (month === 0) return undefined
  return texts.fractionAsDate(`${month}/${Number(one)}`)
}

const swapped = (match: RegExpExecArray | null): string[] | undefined =>
  match === null ? undefined : ['', match[2] ?? '', match[1] ?? '']
