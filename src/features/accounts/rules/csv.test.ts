import { expect, test } from 'vitest'
import { csvCell, csvRow } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j becomes a text', (formula) =>
  expect(csvCell(formula)).toBe(`"'${formula}"`),
)

test('numbers, quotes, commas and lines', () =>
  expect(csvRow([-5, 'a "b", c', 'two\nlines', null, 'plain'])).toBe('-5,"a ""b"", c","two\nlines",,plain'))
