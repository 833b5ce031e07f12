import { expect, test } from 'vitest'
import { csvCell, csvRow, plainRow } from './csv.ts'

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j becomes a text', (formula) =>
  expect(csvCell(formula)).toBe(`"'${formula}"`),
)

test('numbers, quotes, commas and lines', () =>
  expect(csvRow([-5, 'a "b", c', 'two\nlines', null, 'plain'])).toBe('-5,"a ""b"", c","two\nlines",,plain'))

test.each([
  [['a', 'b,c', 'd"e'], 'a,"b,c","d""e"'],
  [['=1+1', '+1', '-1', '@x', '\tx'], '"\'=1+1","\'+1","\'-1","\'@x","\'\tx"'],
])('the cells %j become %j', (cells, line) => {
  expect(csvRow(cells)).toBe(line)
})

test('[28] a file that is imported again keeps each cell as it is', () =>
  expect(plainRow(['-13', '=x', ' a', 'b,c'])).toBe('-13,=x," a","b,c"'))
