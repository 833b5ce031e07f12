import { expect, test } from 'vitest'
import type { computeLoad } from '../load.ts'
import { cellsOf, pastedCells, ROOM_COLUMNS, roomOf } from './room-cells.ts'
import { emptyRoom, starterRooms } from './starter.ts'

const HOME = {
  squareFeet: 2_200,
  numFloors: 2,
  hasBasement: true,
  insulationValue: 6,
  thermostatHT: 70,
  thermostatAC: 75,
} satisfies Parameters<typeof computeLoad>[0]

test('cells say the same room again', () => {
  for (const room of [...starterRooms(HOME), emptyRoom('Den')])
    expect(roomOf(cellsOf(room))).toEqual({ room })
})

test.each([
  ['area', '', 'area'],
  ['area', '9', 'area'],
  ['ceilingFt', 'high', 'ceilingFt'],
  ['wallN', '-3', 'wallN'],
  ['glassS', '1e9', 'glassS'],
  ['above', 'sky', 'above'],
  ['below', '', 'below'],
  ['doors', '99', 'doors'],
] as const)('%s "%s" is refused by name', (column, text, named) => {
  expect(roomOf({ ...cellsOf(emptyRoom('Den')), [column]: text })).toEqual({ wrong: [named] })
})

test('an empty wall is none', () => {
  const read = roomOf({ ...cellsOf(emptyRoom('Den')), wallN: '12', wallE: '' })
  expect(read).toMatchObject({ room: { walls: { N: 12, E: 0, S: 0, W: 0 } } })
})

test('rows of a spreadsheet, and one plain word', () => {
  expect(pastedCells('Den\t120\t8\r\nBath\t60\n')).toEqual([
    ['Den', '120', '8'],
    ['Bath', '60'],
  ])
  expect(pastedCells('Den')).toBeUndefined()
  expect(ROOM_COLUMNS.length).toBe(17)
})
