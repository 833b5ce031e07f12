import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caretAfterDigits, formatPhone, phoneDigits } from './phone-field.tsx'

test.each([
  ['', ''],
  ['3', '(3'],
  ['312', '(312'],
  ['3125', '(312) 5'],
  ['312555', '(312) 555'],
  ['3125550', '(312) 555-0'],
  ['3125550119', '(312) 555-0119'],
  ['312555011999', '(312) 555-0119'],
  ['+1 312.555.0119', '(312) 555-0119'],
  ['1', ''],
  ['11312', '(312'],
  ['abc', ''],
])('[L-INPUT-PHONE, V-PHONE] %j is written as %j', (typed, formatted) => {
  expect(formatPhone(typed)).toBe(formatted)
})

test(
  '[L-INPUT-PHONE, V-PHONE] any typed text gives at most ten digits, never a 1 first, and ' +
    'formatting again changes nothing',
  () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const formatted = formatPhone(typed)
        expect(phoneDigits(formatted)).toMatch(/^(?!1)\d{0,10}$/)
        expect(formatPhone(formatted)).toBe(formatted)
      }),
    )
  },
)

test.each([
  ['(312) 555-0119', 0, 0],
  ['(312) 555-0119', 3, 4],
  ['(312) 555-0119', 4, 7],
  ['(312) 555-0119', 10, 14],
  ['(3', 9, 2],
])('in %j the caret after %d digits is at %d', (formatted, count, place) => {
  expect(caretAfterDigits(formatted, count)).toBe(place)
})
