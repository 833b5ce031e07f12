import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCode, slipBetween } from './slips.ts'

test.each([
  ['htg5ot', 'htg50t', 0],
  ['cvhl736', 'cvh1736', 0],
  ['nvf69080b', 'nvf96080b', 1],
  ['nvf96o8ob', 'nvf96080b', 0],
  ['nvff96080b', 'nvf96080b', 1],
  ['nvf9608b', 'nvf96080b', 1.5],
  ['nvf96080v', 'nvf96080b', 1],
  ['nvf96080m', 'nvf96080b', 2],
  ['nvf96xy0b', 'nvf96080b', undefined],
  ['nvf96', 'nvf96080b', undefined],
])('[domain-3 A6] %s was meant as %s: slip %s', (typed, meant, slip) => {
  expect(slipBetween(foldCode(typed), foldCode(meant))).toBe(slip)
})

const code = fc.stringMatching(/^[a-z0-9]{5,14}$/)

test('[domain-3 A6] a sign missing is found from either side, whatever the number', () => {
  fc.assert(
    fc.property(code, fc.nat(), (meant, place) => {
      const at = place % meant.length
      const shorter = meant.slice(0, at) + meant.slice(at + 1)
      expect(slipBetween(shorter, meant)).toBeDefined()
      expect(slipBetween(meant, shorter)).toBeDefined()
    }),
  )
})
