import { changedByExcel } from '#lib/table/table-problem.ts'
import type { CellValue } from './import-cells.ts'

export type Cells = Readonly<Record<string, string>>

export interface CellProblem {
  column: string
  expected: string
  found: string
}

// Characters that the database cannot store, as themselves or escaped in JSON.
const UNSTORABLE = /\0|\\u0000|\\ud[89a-f]/i
const FOUND_LENGTH = 60
const shorten = (text: string): string =>
  (text.length > FOUND_LENGTH ? `${text.slice(0, FOUND_LENGTH)}…` : text).toWellFormed()

/** Reads cells one by one and collects the problems. */
export function cellReader(cells: Cells) {
  const problems: CellProblem[] = []
  const report = (column: string, expected: string): void => {
    const text = cells[column] ?? ''
    const changed = changedByExcel(text.trim())
    const found = changed === undefined ? shorten(text) : `${shorten(text)}: ${changed}`
    problems.push({ column, expected, found })
  }
  /** `fallback` is the value of an empty cell; without one the cell must have a value. */
  function cell<T>(column: string, read: (text: string) => CellValue<T>, ...fallback: [T?]): T {
    const text = (cells[column] ?? '').trim()
    const result: CellValue<T> =
      UNSTORABLE.test(text) || !text.isWellFormed()
        ? { kind: 'wrong', expected: 'plain characters, without NUL and lone surrogates' }
        : text === ''
          ? fallback.length > 0
            ? { kind: 'value', value: fallback[0] as T }
            : { kind: 'wrong', expected: 'a value' }
          : read(text)
    if (result.kind === 'value') return result.value
    report(column, result.expected)
    return undefined as T
  }
  return { cell, report, problems }
}

export type CellReader = ReturnType<typeof cellReader>
