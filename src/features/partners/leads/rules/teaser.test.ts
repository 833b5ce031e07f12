import { expect, test } from 'vitest'
import { texts } from '../texts.ts'
import { leavesAtTop, mayInterrupt, showsTeaser } from './teaser.ts'

test.each([
  ['/', 0, true],
  ['/category/furnaces-heaters', 0, true],
  ['/system-selector', 0, false],
  ['/system-selector/results', 0, false],
  ['/system-selectors', 0, true],
  ['/quote-by-photo', 0, false],
  ['/', 7, false],
])('[A-ANON] on %s for user %d the teaser shows: %s', (path, userID, shows) => {
  expect(showsTeaser({ path, userID })).toBe(shows)
})

test('a buyer who pays is not interrupted by the popup', () => {
  expect(['/cart', '/checkout/payment', '/checkout'].map(mayInterrupt)).toEqual([true, false, false])
})

test.each([
  ['out at the top', 0, true, true],
  ['out above the top', -3, true, true],
  ['out at the side', 300, true, false],
  ['from one element to another at the top', 0, false, false],
])('[S-EXP-03] the pointer goes %s', (_, clientY, isOutside, leaves) => {
  expect(leavesAtTop({ clientY, isOutside })).toBe(leaves)
})

test('[S-EXP-01] the four labels', () => {
  expect(texts.labels).toEqual([
    'Free HVAC Consultation',
    'Get Expert Advice',
    'Simplify Selection',
    'Save Time',
  ])
})
