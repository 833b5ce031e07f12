import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  accountKindOf,
  fullAccountType,
  isAccountNumber,
  isRoutingNumber,
  splitAccountType,
} from './ach-form.ts'

test.each([
  ['depository-checking', { type: 'depository', subType: 'checking' }],
  ['depository-savings', { type: 'depository', subType: 'savings' }],
  ['depository-cash management', { type: 'depository', subType: 'cash management' }],
  ['depository-cash-management', { type: 'depository', subType: 'cash-management' }],
  ['depository', { type: 'depository', subType: '' }],
  ['', { type: '', subType: '' }],
])('[V-BANK] the bank account type %j is split on the dash', (full, parts) => {
  expect(splitAccountType(full)).toEqual(parts)
})

test('[V-BANK] a joined type splits into the same parts', () => {
  const word = fc.stringMatching(/^[a-z ]{1,12}$/)
  fc.assert(
    fc.property(word, fc.string({ maxLength: 20 }), (type, subType) => {
      expect(splitAccountType(fullAccountType(type, subType))).toEqual({ type, subType })
    }),
  )
})

test.each([
  ['checking', 'checking'],
  ['savings', 'savings'],
  ['money market', 'savings'],
  ['cash management', 'checking'],
])('an account of the kind %s is debited as %s', (subType, kind) => {
  expect(accountKindOf(subType)).toBe(kind)
})

test.each(['011401533', '021000021', '071000013', '121042882'])('%s is a routing number', (number) => {
  expect(isRoutingNumber(number)).toBe(true)
})

test.each(['', '000000000', '0210000211', '02100002', '02100002x', '021000020'])(
  '%j is not a routing number',
  (number) => {
    expect(isRoutingNumber(number)).toBe(false)
  },
)

test('detects every single wrong digit', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }), digit, (at, other) => {
      const right = '021000021'
      fc.pre(right[at] !== String(other))
      expect(isRoutingNumber(right.slice(0, at) + other + right.slice(at + 1))).toBe(false)
    }),
  )
})

test.each([
  ['1234', true],
  ['12345678901234567', true],
  ['123', false],
  ['123456789012345678', false],
  ['12 34', false],
])('account number %j: %s', (text, isOne) => {
  expect(isAccountNumber(text)).toBe(isOne)
})
