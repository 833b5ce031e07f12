import { expect, test } from 'vitest'
import { OWN_PATH, SAFE_ADDRESS } from './safe-address.ts'

const ORIGIN = 'https://store.example'
const hostOf = (address: string) => new URL(address, ORIGIN).host

test.each(['/', '/category/furnaces?q=a#b', '/a/b%5c', '/product/x/453061180'])(
  '%s is a path of ours',
  (address) => {
    expect([OWN_PATH.test(address), SAFE_ADDRESS.test(address), hostOf(address)]).toEqual([
      true,
      true,
      'store.example',
    ])
  },
)

test.each([
  '/\\evil.example',
  '//evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  '/a\\b',
  'javascript:alert(1)',
  'data:text/html,x',
  'http://evil.example',
  'evil.example',
  '',
])('[S16] %j is neither a path of ours nor a safe address', (address) => {
  expect([OWN_PATH.test(address), SAFE_ADDRESS.test(address)]).toEqual([false, false])
})

test('https leads where it says, also with a backslash', () => {
  expect(SAFE_ADDRESS.test('https://utility.example/rebates')).toBe(true)
  expect(OWN_PATH.test('https://utility.example/rebates')).toBe(false)
  expect(SAFE_ADDRESS.test('https://utility.example\\@evil.example')).toBe(false)
})
