import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditAmount, creditCents } from './credit-amount.ts'

test.each([
  ['$4,373.62', '4373.62', 437_362],
  ['USD 12', '12', 1_200],
  [' 0.5 ', '0.5', 50],
  ['-19.99', '19.99', 1_999],
  ['1.2.3', '1.2.3', undefined],
  ['12.345', '12.345', undefined],
  ['.50', '.50', undefined],
  ['1e3', '13', 1_300],
  ['١٢', '', undefined],
  ['', '', undefined],
  ['9999999999', '9999999999', undefined],
])('[V-AMZ] %j keeps only digits and the dot', (text, kept, cents) => {
  expect([creditAmount(text), creditCents(text)]).toEqual([kept, cents])
})

test('[V-AMZ] removes all characters except digits and the dot from an amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.string(), fc.string(), (cents, before, after) => {
      const noise = (text: string) => text.replace(/[\d.]/g, '')
      expect(creditCents(`${noise(before)}${(cents / 100).toFixed(2)}${noise(after)}`)).toBe(cents)
      expect(creditAmount(before)).toMatch(/^[0-9.]*$/)
    }),
  )
})
