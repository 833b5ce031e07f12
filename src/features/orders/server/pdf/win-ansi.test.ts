import { expect, test } from 'vitest'
import { winAnsi } from './win-ansi.ts'

test.each([
  ['Furnace, 17.5″ wide', 'Furnace, 17.5" wide'],
  ['Line Set ⅜″ × ⅞″, 25 ft', 'Line Set 3/8" × 7/8", 25 ft'],
  ['−$390.00', '-$390.00'],
  ['José Ruíz, 70 °F', 'José Ruíz, 70 °F'],
  ['Erdős 工', 'Erdos ?'],
  ['two\r\nlines\tand a tab', 'two\nlines and a tab'],
])('%s prints as %s', (text, printed) => {
  expect(winAnsi(text)).toBe(printed)
})
