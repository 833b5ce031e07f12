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

/** "line 3, column zip: expected five digits, found 606" */
export const sentenceOf = ({ line, column, expected, found }: TableProblem): string =>
  `line ${line}${column === '' ? '' : `, column ${column}`}: ` +
  `expected ${expected}, found ${found === '' ? 'nothing' : found}`

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
