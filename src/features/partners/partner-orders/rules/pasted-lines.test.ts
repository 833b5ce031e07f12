import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MOST_LINES, pastedLines, plainNumber, readLines, withModel } from './pasted-lines.ts'

const SOLD = new Set(
  ['NVF96-080B', 'NVF96T-080B', '450000001', 'A-1', 'B-2', 'LIFTGATE', 'CLAF-20X25X4-M13-6', 'ST-1'].map(
    plainNumber,
  ),
)
const read = (text: string) =>
  readLines(pastedLines(text) ?? [], (number) => SOLD.has(plainNumber(number))).map(
    ({ number, qty, problem }) => [plainNumber(number), qty, problem],
  )

const M = 'NVF96T-080B'
/** What a line says of the model M, and how many are meant. */
const LINES: readonly [text: string, qty: number][] = [
  [M, 1],
  [`2 ${M}`, 2],
  [`(2) ${M}`, 2],
  [`[2] ${M}`, 2],
  [`(2x) ${M}`, 2],
  [`(2 ea) ${M}`, 2],
  [`${M} qty 2`, 2],
  [`${M} qty: 2`, 2],
  [`${M} QTY-2`, 2],
  [`${M} Quantity = 2`, 2],
  [`qty: 2 ${M}`, 2],
  [`Qty 2 - ${M}`, 2],
  [`qty of 2 ${M}`, 2],
  [`${M} - 2`, 2],
  [`${M} – 2`, 2],
  [`${M} — 2`, 2],
  [`${M}-- 2`, 2],
  [`2 - ${M}`, 2],
  [`2-- ${M}`, 2],
  [`${M}: 2`, 2],
  [`${M}:2`, 2],
  [`${M} = 2`, 2],
  [`${M}=2`, 2],
  [`${M} (2)`, 2],
  [`${M}(2)`, 2],
  [`${M} (x2)`, 2],
  [`${M} (2 pcs)`, 2],
  [`${M} [2]`, 2],
  [`${M}, 2 pcs`, 2],
  [`${M}, 2 pcs.`, 2],
  [`${M} 2ea`, 2],
  [`${M} 2 each`, 2],
  [`${M} 2 pk`, 2],
  [`${M} 2 ct`, 2],
  [`${M} 2 boxes`, 2],
  [`${M} pcs: 2`, 2],
  [`2 ea ${M}`, 2],
  [`2 ea. ${M}`, 2],
  [`2ea ${M}`, 2],
  [`2 pc ${M}`, 2],
  [`2 units of ${M}`, 2],
  [`2 of ${M}`, 2],
  [`2 of the ${M}`, 2],
  [`need 2 ${M}`, 2],
  [`1. ${M}`, 1],
  [`1) ${M}`, 1],
  [`12. ${M}`, 1],
  [`#3 ${M}`, 1],
  [`1.${M}`, 1],
  [`1. 2 x ${M}`, 2],
  [`3) ${M} x 2`, 2],
  [`3. ${M}, 2`, 2],
  [`- ${M}`, 1],
  [`• 2 ${M}`, 2],
  [`* ${M} x2`, 2],
  [`▪ ${M} - 2 ea`, 2],
  [`[ ] ${M} 2`, 2],
  [`[x] ${M} 2`, 2],
  [`2 x ${M}`, 2],
  [`2x ${M}`, 2],
  [`2x${M}`, 2],
  [`2 × ${M}`, 2],
  [`2 * ${M}`, 2],
  [`x2 ${M}`, 2],
  [`${M} x 2`, 2],
  [`${M} x2`, 2],
  [`${M} X 2`, 2],
  [`${M}, x2`, 2],
  [`${M} 2x`, 2],
  [`${M}x2`, 2],
  [`${M}, 2`, 2],
  [`${M};2`, 2],
  [`2;${M}`, 2],
  [`2,${M}`, 2],
  [`${M}\t2`, 2],
  [`2\t${M}`, 2],
  [`${M} | 2`, 2],
  [`"${M}","2"`, 2],
  [`“${M}”, 2`, 2],
  [`'${M}, 2`, 2],
  [`${M}\tGas furnace, 80,000 BTU\t2`, 2],
  [`${M}\tGas furnace, 80,000 BTU\t2\t$1,299.00`, 2],
  [`2\t${M}\tGas furnace 96%\t1299.00\t2598.00`, 2],
  [`1\t${M}\tGas furnace\t2\t1,299.00`, 2],
  [`${M},Gas furnace,2,1299.00`, 2],
  [`Gas furnace\t${M}\t2 ea`, 2],
  [`${M} 96% gas furnace 80,000 BTU`, 1],
  [`${M} gas furnace, 3 ton coil ready`, 1],
  [`2 furnace ${M}`, 2],
  [`Furnace ${M} 2`, 2],
  [`${M} ....... 2 ea @ $1,299.00`, 2],
  [`${M} … 2`, 2],
  [`${M} ____ 2`, 2],
  [`${M} $1,299.00`, 1],
  [`${M} @ $1,299.00 ea`, 1],
  [`2 ${M} @ 1299.00`, 2],
  [`${M} 2 @ $1,299`, 2],
  [`${M} 2 @ 1,299.00 = 2,598.00`, 2],
  [`2 @ ${M}`, 2],
  [`${M} @ 2`, 2],
  [`NVF96T 080B, 2`, 2],
  [`nvf96t-080b x 2`, 2],
  [`NVF96T‑080B, 2`, 2],
  [`NVF96T–080B\u00a02`, 2],
  [`\u200b${M}, 2`, 2],
  [`\ufeff${M}, 2`, 2],
  [`Please send 2 x ${M} to the shop`, 2],
  [`${M}, 12`, 12],
  [`${M} 999`, 999],
]

test.each(LINES)('[P5] %j is read as it is meant', (text, qty) => {
  expect(read(text)).toEqual([[plainNumber(M), qty, null]])
})

test.each([
  ['450000001,4', '450000001', 4, null],
  ['2 CLAF-20X25X4-M13-6', 'CLAF20X25X4M136', 2, null],
  ['1 LIFTGATE', 'LIFTGATE', 1, null],
  ['Cabinet for NVF96-080B\tST-1\t2', 'ST1', 2, null],
  ['2 ST-1 for NVF96-080B', 'ST1', 2, null],
  ['ST-1 5', 'ST1', 5, null],
  ['NVF96-080B, 0', 'NVF96080B', 1, 'quantity'],
  ['NVF96-080B, 1000', 'NVF96080B', 1, 'quantity'],
  ['NVF96-080B, -2', 'NVF96080B', 1, 'quantity'],
  ['2 x GMVC960803BN', 'GMVC960803BN', 2, null],
  ['GMVC960803BN\tGoodman furnace\t3', 'GMVC960803BN', 3, null],
  ['a,b,c', '', 1, 'unreadable'],
  ['Thanks, Bob', '', 1, 'unreadable'],
])('[P5] %j', (text, number, qty, problem) => {
  expect(read(text)).toEqual([[number, qty, problem]])
})

test.each([
  'Total: $2,598.00',
  'Subtotal 2,598.00',
  'Grand Total\t\t5',
  'Sales tax 10.25%',
  'Freight $99',
  '----------',
  '   ',
  '\t\t\t',
])('[P5] %j is no line of the list', (text) => {
  expect(read(`${M}, 2\n${text}`)).toEqual([[plainNumber(M), 2, null]])
})

describe('a table with a heading', () => {
  test.each([
    ['Model,Qty\r\n\r\nA-1,2\rB-2\n', [2, 1]],
    ['Qty\tModel\tPrice\n2\tA-1\t10\n1\tB-2\t30', [2, 1]],
    ['Line;Part Number;Description;Quantity\n1;A-1;3 ton;2\n2;B-2;4 ton;1', [2, 1]],
    ['Item #,Order Qty,Price\nA-1,2,100\nB-2,1,200', [2, 1]],
  ])('[P5] %j', (text, quantities) => {
    expect(read(text)).toEqual([
      ['A1', quantities[0], null],
      ['B2', quantities[1], null],
    ])
  })

  test('lines are counted as an editor counts', () => {
    expect(pastedLines('Model,Qty\r\n\r\nA-1,2\rB-2\n')?.map(({ line }) => line)).toEqual([3, 4])
  })
})

test(`${MOST_LINES} lines are read, one more is refused`, () => {
  expect(pastedLines('A-1\n'.repeat(MOST_LINES))).toHaveLength(MOST_LINES)
  expect(pastedLines('A-1\n'.repeat(MOST_LINES + 1))).toBeUndefined()
})

test('any text gives lines with a quantity that can be ordered, in bounded time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      for (const { qty, number, problem } of readLines(pastedLines(text) ?? [], () => false)) {
        expect(qty >= 1 && qty <= 999).toBe(true)
        expect(number === '' ? problem : 'named').not.toBeNull()
      }
    }),
  )
  for (const sign of ['2 ', '(', '- ', '@ ', '1,', '\t', 'x', '$1 ', '1.'])
    expect(pastedLines(sign.repeat(20_000 / sign.length))?.length ?? 0).toBeLessThan(3)
})

test('another model in one line keeps its quantity and the other lines', () => {
  expect(withModel('A-1, 2\r\n3 x B-2\nC-3', 2, 'SF96-80', 3)).toBe('A-1, 2\nSF96-80, 3\nC-3')
  expect(withModel('A-1', 7, 'SF96-80', 1)).toBe('A-1')
})

test('hyphens, blanks and small letters do not matter', () => {
  expect(plainNumber(' nvf96 080-b')).toBe('NVF96080B')
})
