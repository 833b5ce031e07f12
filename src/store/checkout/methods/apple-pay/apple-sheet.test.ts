import { expect, test } from 'vitest'
import { findApplePay, isApplePayAvailable } from './apple-sheet.ts'

const session = (upTo: number, canPay: () => boolean = () => true) => ({
  ApplePaySession: { supportsVersion: (version: number) => version <= upTo, canMakePayments: canPay },
})

test.each([
  ['version 3 and a card', session(3), true],
  ['a later version and a card', session(14), true],
  ['an older version', session(2), false],
  ['no card to pay with', session(14, () => false), false],
  [
    'a page that is not secure, where Safari throws',
    session(14, () => {
      throw new DOMException('insecure', 'InvalidAccessError')
    }),
    false,
  ],
  ['no session: another browser', {}, false],
  ['no browser', undefined, false],
])('[S-APPLE] with %s', (_, place, available) => {
  expect(isApplePayAvailable(place)).toBe(available)
})

test('[S-APPLE] makes no call and loads no script on the server', async () => {
  expect(await findApplePay('https://apple.example/sdk.js')).toBe(false)
})
