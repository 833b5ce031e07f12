import { expect, test } from 'vitest'
import { redirectFor } from './paths.ts'

test.each([
  ['/heating', '/categories/furnaces-heaters'],
  ['/heating/', '/categories/furnaces-heaters'],
  ['/cooling?utm=mail', '/categories/air-conditioning-cooling?utm=mail'],
  ['/heatingandcooling', '/categories/heating-cooling'],
  ['/ducting', '/categories/ducting-sheet-metal'],
  ['/air-quality', '/categories/indoor-air-quality-products'],
])('[R-RED-1] [R-RED-2] [R-RED-3] [R-RED-4] [R-RED-5] %s moves to %s', (from, to) => {
  expect(redirectFor(new URL(from, 'http://store.test'))).toBe(to)
})

test.each(['/', '/heating/furnaces', '/categories/heating-cooling', '/toString', '/__proto__'])(
  '%s stays where it is',
  (path) => {
    expect(redirectFor(new URL(path, 'http://store.test'))).toBeUndefined()
  },
)
