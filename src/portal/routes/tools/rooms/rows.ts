import { roomTexts } from '#features/choosing/sizing/room-texts.ts'
import { cellsOf, type RoomCells } from '#features/choosing/sizing/rules/estimate/room-cells.ts'
import { emptyRoom } from '#features/choosing/sizing/rules/estimate/starter.ts'

/** A room of the sheet as it is typed. */
export interface Row {
  id: number
  cells: RoomCells
}

/** The next room of a sheet. */
export function newRow(rows: readonly Row[]): Row {
  const id = Math.max(-1, ...rows.map((row) => row.id)) + 1
  return { id, cells: cellsOf(emptyRoom(roomTexts.roomName(rows.length + 1))) }
}
