import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_LINES, pastedLines, plainNumber, withModel } from './pasted-lines.ts'

test.each([
  ['NVF96-080B', 'NVF96-080B', 1, null],
  ['NVF96-080B, 3', 'NVF96-080B', 3, null],
  ['NVF96-080B\t12', 'NVF96-080B', 12, null],
  ['3 x NVF96-080B', 'NVF96-080B', 3, null],
  ['NVF96-080B x 3', 'NVF96-080B', 3, null],
  ['2;NVF96-080B', 'NVF96-080B', 2, null],
  ['450000001,4', '450000001', 4, null],
  ['"450000001","4"', '450000001', 4, null],
  ['NVF96-080B, 0', 'NVF96-080B', 1, 'quantity'],
  ['NVF96-080B, 1000', 'NVF96-080B', 1, 'quantity'],
  ['NVF96-080B, -2', 'NVF96-080B', 1, 'quantity'],
  ['a,b,c', '', 1, 'unreadable'],
])('%j', (text, number, qty, problem) => {
  expect(pastedLines(text)).toEqual([expect.objectContaining({ line: 1, number, qty, problem })])
})

test('a heading, empty lines and the ends of lines of every system', () => {
  const lines = pastedLines('Model,Qty\r\n\r\nA-1,2\rB-2\n')
  expect(lines?.map(({ line, number, qty }) => [line, number, qty])).toEqual([
    [3, 'A-1', 2],
    [4, 'B-2', 1],
  ])
})

test(`${MOST_LINES} lines are read, one more is refused`, () => {
  expect(pastedLines('A-1\n'.repeat(MOST_LINES))).toHaveLength(MOST_LINES)
  expect(pastedLines('A-1\n'.repeat(MOST_LINES + 1))).toBeUndefined()
})

test('any text gives lines with a quantity that can be ordered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      for (const { qty, number, problem } of pastedLines(text) ?? []) {
        expect(qty >= 1 && qty <= 999).toBe(true)
        expect(number === '' ? problem : 'named').not.toBeNull()
      }
    }),
  )
})

test('another model in one line keeps its quantity and the other lines', () => {
  expect(withModel('A-1, 2\r\n3 x B-2\nC-3', 2, 'SF96-80')).toBe('A-1, 2\nSF96-80, 3\nC-3')
  expect(withModel('A-1', 7, 'SF96-80')).toBe('A-1')
})

test('hyphens, blanks and small letters do not matter', () => {
  expect(plainNumber(' nvf96 080-b')).toBe('NVF96080B')
})
