import { roomTexts } from '#features/choosing/sizing/room-texts.ts'
import { columnSide, type RoomColumn } from '#features/choosing/sizing/rules/estimate/room-cells.ts'
import { texts } from './texts.ts'

/** The full name of a column: "Outer wall to the north". */
export function columnName(column: RoomColumn): string {
  const side = columnSide(column)
  if (side) return column.startsWith('wall') ? roomTexts.wall(side) : roomTexts.glass(side)
  return texts.short[column as keyof typeof texts.short]
}
