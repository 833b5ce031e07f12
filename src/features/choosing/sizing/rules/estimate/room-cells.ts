import { ABOVE, BELOW, ROOM_LIMITS, type RoomPlan, SIDES, type Side } from '../exact/plan.ts'
import { typedNumber } from './answers.ts'

/** The columns of a table of rooms, in the order in which they are typed. */
export const ROOM_COLUMNS = [
  'name',
  'area',
  'ceilingFt',
  'wallN',
  'wallE',
  'wallS',
  'wallW',
  'glassN',
  'glassE',
  'glassS',
  'glassW',
  'above',
  'below',
  'skylights',
  'doors',
  'people',
  'appliances',
] as const
export type RoomColumn = (typeof ROOM_COLUMNS)[number]

/** A row as it is typed. */
export type RoomCells = Record<RoomColumn, string>

const LONGEST_NAME = 40

type NumberColumn = Exclude<RoomColumn, 'name' | 'above' | 'below'>

const sideOf = (column: NumberColumn): Side | undefined => SIDES.find((side) => column.endsWith(side))

/** The limits of a column of numbers. */
export function limitsOf(column: NumberColumn): { min: number; max: number } {
  if (column.startsWith('wall')) return ROOM_LIMITS.wallFt
  if (column.startsWith('glass')) return ROOM_LIMITS.glass
  return ROOM_LIMITS[column as 'area' | 'ceilingFt' | 'skylights' | 'doors' | 'people' | 'appliances']
}

export const isNumberColumn = (column: RoomColumn): column is NumberColumn =>
  column !== 'name' && column !== 'above' && column !== 'below'

/** A room as cells; a wall or a window that is not there is empty, so that a row stays easy to read. */
export function cellsOf(room: RoomPlan): RoomCells {
  const number = (value: number): string => (value === 0 ? '' : String(value))
  const bySide = Object.fromEntries(
    SIDES.flatMap((side) => [
      [`wall${side}`, number(room.walls[side])],
      [`glass${side}`, number(room.glass[side])],
    ]),
  )
  const { name, above, below } = room
  return {
    ...(bySide as RoomCells),
    name,
    above,
    below,
    area: String(room.area),
    ceilingFt: String(room.ceilingFt),
    skylights: number(room.skylights),
    doors: number(room.doors),
    people: number(room.people),
    appliances: number(room.appliances),
  }
}

/** Reads a row. An empty cell is zero where zero is possible; a cell that is not possible is named. */
export function roomOf(cells: RoomCells): { room: RoomPlan } | { wrong: RoomColumn[] } {
  const wrong: RoomColumn[] = []
  const number = (column: NumberColumn): number => {
    const text = cells[column].trim()
    const value = text === '' ? 0 : typedNumber(text)
    const { min, max } = limitsOf(column)
    if (!(value >= min && value <= max)) wrong.push(column)
    return value
  }
  const bySide = (kind: 'wall' | 'glass') =>
    Object.fromEntries(SIDES.map((side) => [side, number(`${kind}${side}`)])) as Record<Side, number>
  const above = ABOVE.find((each) => each === cells.above)
  const below = BELOW.find((each) => each === cells.below)
  if (above === undefined) wrong.push('above')
  if (below === undefined) wrong.push('below')
  if (cells.name.length > LONGEST_NAME) wrong.push('name')
  const room = {
    name: cells.name,
    area: number('area'),
    ceilingFt: number('ceilingFt'),
    walls: bySide('wall'),
    glass: bySide('glass'),
    skylights: number('skylights'),
    doors: number('doors'),
    above: above ?? 'attic',
    below: below ?? 'heated',
    people: number('people'),
    appliances: number('appliances'),
  }
  return wrong.length > 0 ? { wrong } : { room }
}

/** Rows of a spreadsheet that were pasted into a cell: they fill the cells from there on. */
export function pastedCells(text: string): string[][] | undefined {
  if (!/[\t\n]/.test(text.trim())) return undefined
  return text
    .trim()
    .split(/\r\n|\r|\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
}

/** The side of a column of walls or glass; undefined for the others. */
export const columnSide = (column: RoomColumn): Side | undefined =>
  isNumberColumn(column) && /^(wall|glass)/.test(column) ? sideOf(column) : undefined
