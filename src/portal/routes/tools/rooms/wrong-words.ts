import {
  isNumberColumn,
  limitsOf,
  type RoomColumn,
} from '#features/choosing/sizing/rules/estimate/room-cells.ts'
import { columnName } from './column-names.ts'
import type { Row } from './rows.ts'
import { texts } from './texts.ts'

/** What is wrong in the cells of a row, in words. */
export function wordsOfWrong(
  { cells }: Row,
  index: number,
  { wrong }: { wrong: readonly RoomColumn[] },
): string[] {
  const row = cells.name.trim() || texts.row(index + 1)
  return wrong.map((column) => {
    if (!isNumberColumn(column)) return texts.wrongWord(row, columnName(column))
    const { min, max } = limitsOf(column)
    return texts.wrong(row, columnName(column), min, max)
  })
}
