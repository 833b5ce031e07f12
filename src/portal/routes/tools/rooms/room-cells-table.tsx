import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { roomTexts } from '#features/choosing/sizing/room-texts.ts'
import {
  cellsOf,
  columnSide,
  isNumberColumn,
  pastedCells,
  ROOM_COLUMNS,
  type RoomCells,
  type RoomColumn,
} from '#features/choosing/sizing/rules/estimate/room-cells.ts'
import { emptyRoom } from '#features/choosing/sizing/rules/estimate/starter.ts'
import { ABOVE, BELOW, MOST_ROOMS } from '#features/choosing/sizing/rules/exact/plan.ts'
import type { Load } from '#features/choosing/sizing/rules/load.ts'
import { grouped } from '#lib/numbers.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { texts } from './texts.ts'

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

interface Props {
  readonly rows: readonly Row[]
  readonly loads: readonly Load[]
  /** the cells of each row that are not possible */
  readonly wrong: readonly (readonly RoomColumn[])[]
  readonly onChange: (rows: readonly Row[]) => void
  readonly onAdd: (() => void) | undefined
}

/** Rooms as a sheet: one row a room, one cell a value, and the load of each beside it. */
export function RoomCellsTable({ rows, loads, wrong, onChange, onAdd }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const next = useRef<{ row: number; column: RoomColumn }>(undefined)
  const focus = (row: number, column: RoomColumn) =>
    table.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus()
  // The cell of a row that has just been added.
  useEffect(() => {
    if (next.current && next.current.row < rows.length) {
      focus(next.current.row, next.current.column)
      next.current = undefined
    }
  })
  const set = (index: number, column: RoomColumn, text: string) =>
    onChange(
      rows.map((row, at) => (at === index ? { ...row, cells: { ...row.cells, [column]: text } } : row)),
    )
  const onKeyDown = (event: KeyboardEvent, row: number, column: RoomColumn) => {
    const isSelect = event.target instanceof HTMLSelectElement
    const step = event.key === 'Enter' ? 1 : isSelect ? 0 : { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    if (row + step < rows.length) return focus(row + step, column)
    next.current = { row: row + step, column }
    onAdd?.()
  }
  const onPaste = (event: ClipboardEvent, row: number, column: RoomColumn) => {
    const pasted = pastedCells(event.clipboardData.getData('text'))
    if (!pasted) return
    event.preventDefault()
    onChange(filled(rows, pasted, { row, column }))
  }
  return (
    <div className="scroll-x">
      <table className="dense room-sheet" ref={table}>
        <caption className="visually-hidden">{texts.sheet}</caption>
        <Head />
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              {ROOM_COLUMNS.map((column) => (
                <td key={column} className={classNames('room-cell', isNumberColumn(column) && 'numeric')}>
                  <Cell
                    column={column}
                    value={row.cells[column]}
                    label={`${columnName(column)}, ${row.cells.name.trim() || texts.row(index + 1)}`}
                    place={`${index} ${column}`}
                    isWrong={wrong[index]?.includes(column) ?? false}
                    onText={(text) => set(index, column, text)}
                    onKeyDown={(event) => onKeyDown(event, index, column)}
                    onPaste={(event) => onPaste(event, index, column)}
                  />
                </td>
              ))}
              <td className="numeric">{loadWords(loads[index]?.heating)}</td>
              <td className="numeric">{loadWords(loads[index]?.cooling)}</td>
              <td>
                <button
                  type="button"
                  className="btn quiet compact"
                  onClick={() => onChange(rows.filter((each) => each.id !== row.id))}
                >
                  <Icon name="trash" />
                  <span className="visually-hidden">
                    {texts.remove} {row.cells.name}
                  </span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const loadWords = (btuh: number | undefined): string => (btuh === undefined ? '' : grouped(Math.round(btuh)))

/** Fills cells from one on, row by row; rows that are missing are added. */
function filled(
  rows: readonly Row[],
  pasted: readonly (readonly string[])[],
  from: { row: number; column: RoomColumn },
): Row[] {
  const all = [...rows]
  while (all.length < Math.min(MOST_ROOMS, from.row + pasted.length)) all.push(newRow(all))
  const first = ROOM_COLUMNS.indexOf(from.column)
  return all.map((row, index) => {
    const cells = pasted[index - from.row]
    if (!cells || index < from.row) return row
    const changed = cells.flatMap((text, offset) => {
      const column = ROOM_COLUMNS[first + offset]
      return column === undefined ? [] : [[column, text] as const]
    })
    return { ...row, cells: { ...row.cells, ...Object.fromEntries(changed) } }
  })
}

const SIDE_GROUPS = [
  { first: 'wallN', name: texts.walls },
  { first: 'glassN', name: texts.glass },
] as const

/** Two rows of headings: walls and glass are above their four sides. */
const Head = () => (
  <thead>
    <tr>
      {ROOM_COLUMNS.map((column) => {
        const group = SIDE_GROUPS.find(({ first }) => first === column)
        if (group)
          return (
            <th key={column} scope="colgroup" colSpan={4}>
              {group.name}
            </th>
          )
        return columnSide(column) ? null : (
          <th key={column} scope="col" rowSpan={2}>
            {columnName(column)}
          </th>
        )
      })}
      <th scope="col" rowSpan={2} className="numeric">
        {texts.short.heating}
      </th>
      <th scope="col" rowSpan={2} className="numeric">
        {texts.short.cooling}
      </th>
      <td rowSpan={2} />
    </tr>
    <tr>
      {ROOM_COLUMNS.filter(columnSide).map((column) => (
        <th key={column} scope="col">
          {columnSide(column)}
        </th>
      ))}
    </tr>
  </thead>
)

interface CellProps {
  readonly column: RoomColumn
  readonly value: string
  readonly label: string
  readonly place: string
  readonly isWrong: boolean
  readonly onText: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onPaste: (event: ClipboardEvent) => void
}

function Cell({ column, value, label, place, isWrong, onText, ...on }: CellProps) {
  const shared = {
    name: column,
    value,
    'aria-label': label,
    'aria-invalid': isWrong || undefined,
    'data-cell': place,
    className: classNames('input', `cell-${isNumberColumn(column) ? 'number' : column}`),
    ...on,
  }
  if (column === 'above' || column === 'below')
    return (
      <select {...shared} onChange={(event) => onText(event.target.value)}>
        {(column === 'above' ? ABOVE : BELOW).map((word) => (
          <option key={word} value={word}>
            {(column === 'above' ? texts.aboveOf : texts.belowOf)[word as 'heated']}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...shared}
      type="text"
      inputMode={isNumberColumn(column) ? 'decimal' : undefined}
      maxLength={column === 'name' ? 40 : 8}
      autoComplete="off"
      onFocus={(event) => event.target.select()}
      onChange={(event) => onText(event.target.value)}
    />
  )
}

/** The full name of a column: "Outer wall to the north". */
export function columnName(column: RoomColumn): string {
  const side = columnSide(column)
  if (side) return column.startsWith('wall') ? roomTexts.wall(side) : roomTexts.glass(side)
  return texts.short[column as keyof typeof texts.short]
}
