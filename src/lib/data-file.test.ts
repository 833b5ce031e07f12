import { expect, test } from 'vitest'
import { z } from 'zod'
import { cell, parseDataTable } from './data-file.ts'

const row = z.object({ name: cell.text, miles: cell.number, until: cell.optionalDay, mountain: cell.yes })
const read = (...lines: string[]) =>
  parseDataTable(['name,miles,until,mountain', ...lines].join('\n'), 'places.csv', row)

test('a table is read by the names of its columns', () => {
  expect(read('"Pueblo, CO",12.5,2026-11-30,yes', 'Erie,-3,,')).toEqual([
    { name: 'Pueblo, CO', miles: 12.5, until: '2026-11-30', mountain: true },
    { name: 'Erie', miles: -3, until: null, mountain: false },
  ])
})

test.each([
  ['Erie,far,,', 'places.csv, line 3, column "miles": must be a number'],
  ['Erie,3,tomorrow,', 'places.csv, line 3, column "until": must be a day, yyyy-mm-dd, or empty'],
])('a wrong cell is refused with its file, line and column: %s', (line, message) => {
  expect(() => read('Reno,1,,', line)).toThrow(message)
})
